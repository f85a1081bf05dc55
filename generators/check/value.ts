import type { FieldCheck, ValueFormat } from '../../src/engine/catalogue.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import * as formats from '../value-formats.ts';

const FORMATS: Readonly<Record<ValueFormat, (text: string) => boolean>> = {
  numeric: formats.numeric,
  digits: formats.digits,
  date: formats.date,
  'date-time': formats.dateTime,
};

/** Why a check refuses a value, or undefined when it does not. A blank text passes every check. */
export function refusal(check: FieldCheck, value: FieldValue): string | undefined {
  if (value === '') return undefined;
  if (check.enum && !check.enum.includes(value)) return `it is not one of ${check.enum.join(', ')}`;
  if (typeof value === 'number') {
    if (check.minimum !== undefined && value < check.minimum)
      return `it is below the minimum ${check.minimum}`;
    if (check.maximum !== undefined && value > check.maximum)
      return `it is above the maximum ${check.maximum}`;
    return undefined;
  }
  if (typeof value !== 'string') return undefined;
  const length = [...value].length;
  if (check.maxLength !== undefined && length > check.maxLength)
    return `it is longer than ${check.maxLength}`;
  if (check.minLength !== undefined && length < check.minLength)
    return `it is shorter than ${check.minLength}`;
  if (check.format !== undefined && !FORMATS[check.format](value)) return `it is not ${check.format}`;
  if (check.pattern !== undefined && !new RegExp(check.pattern, 'u').test(value))
    return `it does not match ${check.pattern}`;
  return undefined;
}
