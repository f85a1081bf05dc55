import { checkText, type DocumentDefinition, type FieldDefinition } from '../engine/index.ts';

/**
 * The form with the fewest characters that this installation takes in a new password (PASSWORD_MINIMUM) in place of the
 * schema's, which are the least of all; the help of the field names them. Without a minimum the schema's holds.
 */
export function withPasswordMinimum(definition: DocumentDefinition, minimum = 0): DocumentDefinition {
  const fields = Object.entries(definition.fields).map(([name, field]) => [name, raised(field, minimum)]);
  return { ...definition, fields: Object.fromEntries(fields) };
}

function raised(field: FieldDefinition, minimum: number): FieldDefinition {
  const { autocomplete, valid, help } = field;
  if (autocomplete !== 'new-password' || valid.minLength === undefined) return field;
  const minLength = Math.max(valid.minLength, minimum);
  const words = [checkText('minLength', minLength), help?.text ?? ''].join(' ').trim();
  return { ...field, valid: { ...valid, minLength }, help: { ...help, text: words } };
}
