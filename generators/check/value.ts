import type { FieldCheck, FieldDefinition } from '../../src/engine/catalogue.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { judgeValue } from '../../src/engine/judge.ts';

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
