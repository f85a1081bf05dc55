import type {
  DocumentDefinition,
  FieldDefinition,
  ListDefinition,
  ObjectDefinition,
  Rule,
} from './catalogue.ts';
import { holds, type RuleContext } from './condition.ts';
import { fieldAt, listAt } from './definition.ts';
import type { DocumentData, FieldValue } from './document.ts';
import { type DocumentCheck, problemOf } from './document-check.ts';
import { inDocumentOrder } from './document-order.ts';
import { fieldState, ruledPlaces, stateOf } from './field-state.ts';
import { judgeCharacters, judgeValue } from './judge.ts';
import type { Path } from './path.ts';
import type { Problem } from './problem.ts';
import { ruleTexts } from './problem-text.ts';
import { containersOf, rowsOf } from './rows.ts';

/**
 * What is wrong with a document by its schemas, its `require` rules and the document checks, in document
 * order: the fields of each object in schema order, then its lists, rows in their order. Hidden fields and
 * lists are not judged.
 */
export function checkDocument(
  definition: DocumentDefinition,
  document: DocumentData,
  context: RuleContext,
  checks: readonly DocumentCheck[] = [],
): Problem[] {
  const found: Problem[] = [];
  checkObject(definition, [], [document], context, found);
  const findings = checks.flatMap((check) => check.full(document, context));
  if (findings.length === 0) return found;
  return inDocumentOrder(definition, document, [...found, ...findings.map(problemOf)], ({ path }) => path);
}

/** Problems of the field or list at `path` itself, not of what is below it; `onRules` is told how many rules were asked. */
export function checkPlace(
  definition: DocumentDefinition,
  document: DocumentData,
  path: Path,
  context: RuleContext,
  onRules: (count: number) => void = () => {},
): readonly Problem[] {
  const containers = containersOf(document, path);
  if (containers === undefined) return [];
  const ruled = ruledPlaces(definition, path);
  onRules(ruled.reduce((count, { rules }) => count + rules.length, 0));
  if (stateOf(ruled, path, containers, context).hidden) return [];
  const field = fieldAt(definition, path);
  if (field) return checkField(field, path, containers, context);
  const list = listAt(definition, path);
  return list ? checkList(list, path, containers, context) : [];
}

/** Problems at `path` and below: of a row just put in, or of a list that is shown again. */
export function checkWithin(
  definition: DocumentDefinition,
  document: DocumentData,
  path: Path,
  context: RuleContext,
): Problem[] {
  const containers = containersOf(document, path);
  if (containers === undefined || fieldState(definition, document, path, context).hidden) return [];
  const found: Problem[] = [];
  const last = path.at(-1);
  if (typeof last === 'object') {
    const list = listAt(definition, path.slice(0, -1));
    if (list) checkObject(list.row, path, containers, context, found);
  } else {
    const list = listAt(definition, path);
    if (list) checkListWithin(list, path, containers, context, found);
    else found.push(...checkPlace(definition, document, path, context));
  }
  return found;
}

function checkObject(
  definition: ObjectDefinition,
  path: Path,
  containers: readonly DocumentData[],
  context: RuleContext,
  found: Problem[],
): void {
  const data = containers.at(-1)!;
  for (const field of Object.values(definition.fields)) {
    // A blank field without rules can have no problem, and most fields of most rows are blank.
    if (field.rules.length === 0 && (data[field.name] === undefined || data[field.name] === '')) continue;
    const place = [...path, field.name];
    if (!isHidden(field.rules, place, containers, context)) {
      found.push(...checkField(field, place, containers, context));
    }
  }
  for (const list of Object.values(definition.lists)) {
    const place = [...path, list.name];
    if (!isHidden(list.rules, place, containers, context))
      checkListWithin(list, place, containers, context, found);
  }
}

function checkListWithin(
  list: ListDefinition,
  path: Path,
  containers: readonly DocumentData[],
  context: RuleContext,
  found: Problem[],
): void {
  found.push(...checkList(list, path, containers, context));
  for (const row of rowsOf(containers.at(-1), list.name)) {
    checkObject(list.row, [...path, { id: row.uuid }], [...containers, row], context, found);
  }
}

function checkField(
  field: FieldDefinition,
  path: Path,
  containers: readonly DocumentData[],
  context: RuleContext,
): readonly Problem[] {
  const value = containers.at(-1)![field.name] as FieldValue | undefined;
  if (value === undefined || value === '') {
    const rule = requiring(field.rules, path, containers, context);
    const message = rule?.message ?? ruleTexts.required;
    return rule
      ? [{ path, severity: 'error', source: 'rule', code: 'problem.required', message, value: '' }]
      : [];
  }
  // A value too long is that whatever stands in it, and is told so at once.
  const failures = [judgeCharacters(field, value), judgeValue(field, value)].filter(
    (one) => one !== undefined,
  );
  return failures.map((failure) => ({
    path,
    severity: 'error',
    source: 'schema',
    ...failure,
    value: String(value),
  }));
}

function checkList(
  list: ListDefinition,
  path: Path,
  containers: readonly DocumentData[],
  context: RuleContext,
): readonly Problem[] {
  const count = rowsOf(containers.at(-1), list.name).length;
  const about = { path, severity: 'error' } as const;
  if (list.maxRows !== undefined && count > list.maxRows) {
    return [
      { ...about, source: 'schema', code: 'problem.maxItems', message: ruleTexts.tooManyRows(list.maxRows) },
    ];
  }
  if (list.minRows !== undefined && count < list.minRows) {
    return [
      { ...about, source: 'schema', code: 'problem.minItems', message: ruleTexts.tooFewRows(list.minRows) },
    ];
  }
  if (list.advisedRows !== undefined && count > list.advisedRows) {
    const message = ruleTexts.manyRows(list.advisedRows);
    return [{ path, severity: 'warning', source: 'schema', code: 'problem.advisedMaxItems', message }];
  }
  const rule = count === 0 ? requiring(list.rules, path, containers, context) : undefined;
  const message = rule?.message ?? ruleTexts.listRequired;
  return rule ? [{ ...about, source: 'rule', code: 'problem.required', message }] : [];
}

function isHidden(
  rules: readonly Rule[],
  path: Path,
  containers: readonly DocumentData[],
  context: RuleContext,
) {
  return rules.some((rule) => rule.effect === 'hide' && isInForce(rule, path, containers, context));
}

function requiring(
  rules: readonly Rule[],
  path: Path,
  containers: readonly DocumentData[],
  context: RuleContext,
) {
  return rules.find((rule) => rule.effect === 'require' && isInForce(rule, path, containers, context));
}

function isInForce(
  rule: Rule,
  path: Path,
  containers: readonly DocumentData[],
  context: RuleContext,
): boolean {
  return rule.condition === undefined || holds(rule.condition, { path, context, containers });
}
