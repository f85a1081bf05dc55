import type { ErrorObject } from 'ajv';
import { textsOf } from '../patterns/texts.ts';
import { suggestion } from './finding.ts';

/** A part of the dialect, as far as it says what a value must be. */
interface Part {
  readonly type?: string | readonly string[];
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** Longer values are not repeated in whole. */
const longest = 120;

/**
 * What the dialect refuses in a value, and what would be right: sentences that begin with the subject. The error is one
 * of a validator with `verbose`.
 */
export function refusalInWords(subject: string, error: ErrorObject): string {
  const { keyword, data, propertyName } = error;
  const params = error.params as Readonly<Record<string, unknown>>;
  const part = (error.parentSchema ?? {}) as Part;
  if (propertyName !== undefined) return `The name "${propertyName}" ${nameInWords(part)}`;
  switch (keyword) {
    case 'required':
      return `${subject} lacks "${params.missingProperty}".`;
    case 'dependencies':
      return `${subject} has "${params.property}" and lacks "${params.missingProperty}", without which it means nothing.`;
    case 'const':
      return `${subject} must be ${JSON.stringify(params.allowedValue)}.`;
    case 'enum':
      return `${subject} ${choiceInWords(params.allowedValues as readonly unknown[], data)}`;
    case 'not':
      return `${subject} must not have ${inRow(((error.schema ?? {}) as Part).required ?? [], 'and')} here.`;
    case 'anyOf':
    case 'oneOf':
      return alternatives(subject, error);
    case 'format':
      return `${subject} is no regular expression: ${shown(data)}.${rightInWords(part)}`;
    case 'false schema':
      return `${subject} has no place here.`;
    default:
      return `${subject} ${demand(error, params)}, but is ${shown(data)}.${rightInWords(part)}`;
  }
}

function nameInWords(part: Part): string {
  if (part.pattern !== undefined) return `must match ${part.pattern}.${rightInWords(part)}`;
  return `must be ${takenInWords(part) ?? 'another'}.`;
}

function choiceInWords(allowed: readonly unknown[], data: unknown): string {
  const values = allowed.map(String);
  return `must be one of ${values.join(', ')}, not ${shown(data)}.${suggestion(String(data), values)}`;
}

/** What is asked of a value, in the words of people. */
function demand({ keyword, data }: ErrorObject, params: Readonly<Record<string, unknown>>): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'type':
      return `must be ${typeInWords(params.type as string | readonly string[])}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'minLength':
      return limit === 1 ? 'must not be blank' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`;
    case 'maxItems':
      return `must have at most ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
    case 'minProperties':
      return limit === 1 ? 'must not be empty' : `must hold at least ${limit} names`;
    case 'maxProperties':
      return `must hold at most ${limit} ${limit === 1 ? 'name' : 'names'}`;
    case 'pattern':
      return `must match pattern "${String(params.pattern)}"`;
    case 'uniqueItems':
      return `must not hold ${shown((data as readonly unknown[])[Number(params.i)])} twice`;
    default:
      return 'must be another';
  }
}

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** `a text` or `a text, a whole number or true or false`. */
function typeInWords(type: string | readonly string[]): string {
  const words = [type].flat().map((name) => types[name] ?? name);
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** What would be right, as a sentence after the others: an example, or what the part lets pass. */
function rightInWords(part: Part): string {
  const example = part.examples?.[0] ?? sampleOf(part);
  if (example !== undefined) return ` Right is, for example, ${JSON.stringify(example)}.`;
  const takes = takenInWords(part);
  return takes === undefined ? '' : ` Right is ${takes}.`;
}

function sampleOf({ pattern }: Part): string | undefined {
  return pattern === undefined ? undefined : textsOf(pattern)?.samples.find((text) => text !== '');
}

/** `"unbounded"`, `a whole number of at least 2`. */
function takenInWords({ type, minimum, maximum, const: only, enum: values }: Part): string | undefined {
  if (only !== undefined) return JSON.stringify(only);
  if (values) return inRow(values, 'or');
  return type === undefined ? undefined : `${typeInWords(type)}${rangeInWords(minimum, maximum)}`;
}

function rangeInWords(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? '' : ` of at most ${maximum}`;
}

/** Which of several forms a value must have, where it has none of them, or more than one. */
function alternatives(subject: string, { schema, data }: ErrorObject): string {
  const parts = (schema ?? []) as readonly Part[];
  if (parts.every(({ required }) => required !== undefined)) {
    const forms = parts.map(({ required = [] }) => required.map((name) => `"${name}"`).join(' with '));
    return `${subject} must have one of these, and one only: ${forms.join('; ')}.`;
  }
  const forms = parts.flatMap((part) => takenInWords(part) ?? []);
  return `${subject} must be ${forms.join(' or ')}, but is ${shown(data)}.`;
}

function inRow(values: readonly unknown[], last: 'and' | 'or'): string {
  const words = values.map((value) => JSON.stringify(value));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

function shown(data: unknown): string {
  const text = JSON.stringify(data);
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
