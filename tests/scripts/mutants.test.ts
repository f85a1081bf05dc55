import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Fault {
  readonly fault: string;
  readonly file: string;
  readonly test: string;
}

interface SchemaFault extends Omit<Fault, 'fault' | 'test'> {
  readonly place: string;
  readonly operator: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const script = (name: string) => import(join(root, 'scripts/mutation', name));

const faultsByHand: readonly Fault[] = (await script('by-hand.mjs')).faultsByHand;
const textWithFault: (fault: object, text?: string) => string = (await script('anchors.mjs')).textWithFault;
const sampleOf: <T>(all: readonly T[], count: number, seed: number) => T[] = (await script('sample.mjs'))
  .sampleOf;
const schemaFaultsOf: (named: readonly string[]) => readonly SchemaFault[] = (
  await script('schema-operators.mjs')
).schemaFaultsOf;
const withFault: (fault: SchemaFault) => string = (await script('schema-operators.mjs')).withFault;

describe('the faults by hand of npm run mutants', () => {
  it.each(faultsByHand.map((fault) => [fault.fault, fault] as const))('%s: finds its place', (_, fault) => {
    expect(() => textWithFault(fault)).not.toThrow();
    expect(existsSync(join(root, fault.test)), fault.test).toBe(true);
  });

  it('have a name each, and are sixty at most', () => {
    expect(new Set(faultsByHand.map(({ fault }) => fault)).size).toBe(faultsByHand.length);
    expect(faultsByHand.length).toBeLessThanOrEqual(60);
  });
});

describe('an anchor', () => {
  const changed = (text: string, edit: Record<string, string>, name = 'send') =>
    textWithFault({ file: 'send.ts', in: name, edit }, text);
  const line = (body: string) => `function send(a: number) { ${body} }`;

  it.each([
    [
      'a call in a chain',
      "db.where('a', 1).where('b', 2).go()",
      { drop: 'where', of: 'a' },
      "db.where('b', 2).go()",
    ],
    ['the call of a function', 'refuse(a);', { drop: 'refuse' }, 'undefined;'],
    ['what a call gives', 'if (isOpen(a)) go()', { call: 'isOpen', is: 'true' }, 'if (true) go()'],
    ['an operand', 'return a && b.c && d', { operand: 'b' }, 'return a && d'],
    ['a condition', 'if (a > 1) go()', { if: 'a', is: 'false' }, 'if (false) go()'],
    ['a choice', 'go(a ? 1 : 2)', { choice: 'a', is: 'true' }, 'go(true ? 1 : 2)'],
    ['a property', 'go({ a: 1, b: 2 })', { property: 'a' }, 'go({ b: 2 })'],
    ['the value of a property', 'go({ a: 1, b: 2 })', { property: 'b', is: '3' }, 'go({ a: 1, b: 3 })'],
    ['what is returned', 'return a + 1', { returns: 'a' }, 'return a'],
    [
      'a constant',
      'const every = 10; go(every)',
      { constant: 'every', is: '60' },
      'const every = 60; go(every)',
    ],
    [
      'a case',
      "switch (a) { case 'x': return 1; case 'y': return 2; }",
      { case: 'x', is: 'return 3;' },
      "switch (a) { case 'x': return 3; case 'y': return 2; }",
    ],
  ] as const)('changes %s', (_, body, edit, after) => {
    expect(changed(line(body), edit)).toBe(line(after));
  });

  it('names the method of a constant', () => {
    const text = 'const read = { run() { return 1 } }, send = { run() { return 2 } };';
    expect(changed(text, { returns: '3' }, 'send.run')).toBe(text.replace('2', '3'));
    expect(() => changed(text, { returns: '3' }, 'run')).toThrow('send.ts has 2 functions run.');
  });

  it('holds however the code is written, and says where it holds no more', () => {
    const edit = { operand: 'b' };
    expect(changed('const send = (a: X) =>\n  a &&\n  // why\n  b.c;', edit)).toBe(
      'const send = (a: X) =>\n  a;',
    );
    expect(() => changed(line('return a'), edit)).toThrow('send.ts: send has 0 places for {"operand":"b"}.');
    expect(() => changed(line('return (a && b) || (b && c)'), edit)).toThrow('send has 2 places');
    expect(() => changed(line('return a'), edit, 'post')).toThrow('send.ts has 0 functions post.');
  });
});

describe('faults in schemas/', () => {
  const faults = schemaFaultsOf(['schemas/rows']);

  it('are made of limits, rules, codes and order, each a change of its file and no other', () => {
    const operators = new Set(schemaFaultsOf(['schemas']).map(({ operator }) => operator));
    for (const operator of [
      'limit',
      'dropped rule',
      'dropped code',
      'swapped order',
      'loosened',
      'default',
    ]) {
      expect(operators).toContain(operator);
    }
    for (const fault of faults) {
      const whole = JSON.stringify(JSON.parse(readFileSync(join(root, fault.file), 'utf8')), null, 2);
      expect(withFault(fault), fault.place).not.toBe(`${whole}\n`);
    }
  });

  it('are sampled alike for the same seed, each once, and a smaller sample is the beginning of a larger', () => {
    const sample = sampleOf(faults, 20, 7);
    expect(sample).toHaveLength(20);
    expect(sampleOf(faults, 20, 7)).toEqual(sample);
    expect(sampleOf(faults, 20, 8)).not.toEqual(sample);
    expect(new Set(sample).size).toBe(20);
    expect(sampleOf(faults, 10, 7)).toEqual(sample.slice(0, 10));
  });
});
