import type { Authored, FieldSchema } from '../authored.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldsOf } from './objects.ts';
import { valueProblem } from './value.ts';

/** The example of a field is one that it takes. Dates are stored with hyphens and shown with strokes. */
export function checkExamples(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  for (const object of objects.values()) {
    for (const [name, schema] of fieldsOf(object.schema))
      checkExample(authored, object, name, schema, report);
  }
}

function checkExample(
  authored: Authored,
  object: AuthoredObject,
  name: string,
  schema: FieldSchema,
  report: Report,
): void {
  const id = `fields.${object.name}.${name}.example`;
  const example = authored.locale[id];
  const file = authored.localeFiles.get(id);
  if (example === undefined || !file || object.ui?.fields[name]?.hasOtherCodes) return;
  const stored = schema.format?.startsWith('date') ? example.replaceAll('/', '-') : example;
  const why = valueProblem(object, name, schema.type === 'integer' ? Number(stored) : stored);
  if (why) report.at(file, [id], `"${example}" is no example of "${name}". ${why}`);
}
