import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ConditionSchema, DeclarationCheck, Fact } from '../../src/engine/index.ts';
import { declarationChecks } from '../../src/generated/declaration-checks.ts';

/**
 * Each rule before sending in a line: how grave it is, whom it is for, where it is told, when it asks, and what for. Who
 * changes a rule of the schemas changes its line, by hand.
 */
const stated = readFileSync(new URL('pre-send-rules.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

it.each(declarationChecks.map((check, at) => [check.code, check, at] as const))(
  'the rule %s before sending is the one that is written out',
  (_, check, at) => {
    expect(inWords(check)).toBe(stated[at]);
  },
);

it('no rule before sending is left out', () => {
  expect(declarationChecks.map(({ code }) => code)).toEqual(stated.map((line) => line.split(' ')[0]));
});

function inWords({
  code,
  severity,
  regime,
  types,
  categories,
  each,
  at,
  when,
  expect: fact,
}: DeclarationCheck) {
  const whom = [
    regime ?? 'import and export',
    ...(types === undefined ? [] : [`of types ${types.join(', ')}`]),
    ...(categories === undefined ? [] : [`of ${categories.join(', ')}`]),
  ].join(' ');
  const place = each === undefined ? at : `${at} of each of ${each.join('/')}`;
  const asks = when === undefined ? '' : `when ${factIn(when)}, `;
  return `${code} ${severity} of ${whom} at ${place}: ${asks}${factIn(fact)}`;
}

function factIn(fact: Fact): string {
  const together = (facts: readonly Fact[], word: string) => `(${facts.map(factIn).join(` ${word} `)})`;
  if ('filled' in fact) return `${fact.filled.join(' or ')} filled`;
  if ('value' in fact) return `${fact.value} ${schemaIn(fact.is)}`;
  if ('rows' in fact) {
    const { rows, where, atMost, atLeast } = fact;
    const least = atLeast === undefined ? '' : ` at least ${atLeast}`;
    const most = atMost === undefined ? '' : ` at most ${atMost}`;
    const of = Object.entries(where).map(([name, schema]) => `${name} ${schemaIn(schema)}`);
    return `${rows}${least}${most} with ${of.join(' and ') || 'anything'}`;
  }
  if ('all' in fact) return together(fact.all, 'and');
  if ('any' in fact) return together(fact.any, 'or');
  if ('not' in fact) return `not ${factIn(fact.not)}`;
  if ('items' in fact) return `${fact.items} items: ${factIn(fact.hold)}`;
  return Object.entries(fact)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(' ');
}

function schemaIn(schema: ConditionSchema): string {
  return Object.entries(schema)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(' ');
}
