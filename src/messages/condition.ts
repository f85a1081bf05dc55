import type { Condition, ConditionSchema } from '../engine/catalogue.ts';
import type { DocumentData } from '../engine/document.ts';
import type { Path } from '../engine/path.ts';

export function conditionHolds(condition: Condition, document: DocumentData, _path: Path): boolean {
  const value = document[condition.scope.slice(1)] ?? '';
  const s: ConditionSchema = condition.schema;
  return s.const !== undefined ? value === s.const : (s.enum ?? []).includes(value as string);
}
