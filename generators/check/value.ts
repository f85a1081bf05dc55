import type { FieldCheck, FieldDefinition } from '../../src/engine/catalogue.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { judgeValue } from '../../src/engine/judge.ts';
import { checkOf } from '../catalogue.ts';
import { suggestion } from './finding.ts';
import { type AuthoredObject, fieldOf } from './objects.ts';

/**
 * Why a value of ours is none of a field's: its check refuses it or its code list lacks it. What a person
 * picks may be missing in the list (customs adds codes), what stands in a schema may not. An `enum` alone
 * decides where there is one, since its list may offer fewer values (a tax line that is only ever born usual).
 */
export function valueProblem(object: AuthoredObject, name: string, value: FieldValue): string | undefined {
  const schema = fieldOf(object.schema, name);
  if (!schema) return `${object.file.name} has no field "${name}".`;
  const why = refusal(schema.type, checkOf(schema), value);
  if (why) return why;
  const offered = object.codeLists.get(name);
  if (!offered || schema.enum || value === '' || offered.codes.has(String(value))) return undefined;
  return `The code list ${offered.list} has no "${value}".${suggestion(String(value), offered.codes)}`;
}

/** Why a check refuses a value, in the engine's words, or undefined when it does not. */
export function refusal(
  type: FieldDefinition['type'],
  check: FieldCheck,
  value: FieldValue,
): string | undefined {
  const field: FieldDefinition = {
    name: '',
    type,
    label: '',
    help: {},
    valid: check,
    entry: check,
    widget: 'text',
    rules: [],
    defaults: [],
  };
  return judgeValue(field, value)?.message;
}
