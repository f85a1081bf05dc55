import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../src/engine/index.ts';
import { objects } from './rows.ts';
import { STATED_LIMITS } from './section-5.ts';

const stated = new Set(STATED_LIMITS.map(({ row, field }) => `${row}.${field}`));

it('what makes a value valid beside the limits of the specification is what is written out; a change is made in both places', () => {
  const held = objects.flatMap(({ name, fields }) =>
    Object.values(fields)
      .filter((field) => !stated.has(`${name}.${field.name}`) && limitsOf(field) !== '')
      .map((field) => `${name}.${field.name} = ${limitsOf(field)}`),
  );
  const written = readFileSync(new URL('valid-limits.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(held).toEqual(written);
});

function limitsOf({ valid, invalid }: FieldDefinition): string {
  const { maxLength, format, pattern, minimum, maximum } = valid;
  const words = [
    valid.enum?.join(' or '),
    maxLength === undefined ? undefined : `at most ${maxLength}`,
    format,
    pattern && `of ${pattern}`,
    minimum === undefined ? undefined : `from ${minimum}`,
    maximum === undefined ? undefined : `to ${maximum}`,
    invalid && `else: ${invalid}`,
  ];
  return words.filter((word) => word !== undefined).join(', ');
}
