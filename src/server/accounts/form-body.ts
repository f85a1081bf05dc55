import {
  checkDocument,
  type DocumentCheck,
  type DocumentData,
  type DocumentDefinition,
  formatPath,
  shapedBy,
} from '../../engine/index.ts';
import { refusals, textsByField } from '../errors.ts';
import { storable } from '../validation.ts';

/**
 * A body as the form of this schema, with the verdict the page had: texts without blanks around them, passwords as
 * they are. Throws 422 with the texts of every field that is wrong.
 */
export function formBody<Form extends DocumentData>(
  definition: DocumentDefinition,
  body: unknown,
  checks: readonly DocumentCheck[] = [],
): Required<Form> {
  const { document, faults } = shapedBy(definition, body);
  const unstorable = Object.entries(document)
    .filter(([, value]) => typeof value === 'string' && !storable(value))
    .map(([name]) => [name, 'Holds a character that cannot be stored.'] as const);
  refuse([...faults.map(({ place, message }) => [place.slice(1), message] as const), ...unstorable]);

  const entered = trimmed(definition, document);
  const problems = checkDocument(definition, entered, {}, checks);
  refuse(problems.map(({ path, message }) => [formatPath(path).slice(1), message] as const));
  return entered as Required<Form>;
}

function trimmed({ fields }: DocumentDefinition, document: DocumentData): DocumentData {
  const isSecret = (name: string) => fields[name]?.widget === 'password';
  // The key of a row is no field of a form.
  const entered = Object.entries(document).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(
    entered.map(([name, value]) => [
      name,
      typeof value === 'string' && !isSecret(name) ? value.trim() : value,
    ]),
  );
}

function refuse(wrong: readonly (readonly [field: string, message: string])[]): void {
  if (wrong.length === 0) return;
  throw refusals.fields(textsByField(wrong));
}
