import { expect, test } from 'vitest';
import { placesWork } from '../../src/areas/customs/server/answers/works.ts';
import type { Problem } from '../../src/engine/problem.ts';
import { errorsByPlace } from '../../src/server/declarations/problems.ts';
import { patchWork, putWork } from '../../src/server/declarations/saved-edit.ts';
import { viewWork } from '../../src/server/declarations/view.ts';
import { isSmall, type Work } from '../../src/server/threads/work.ts';
import { cpuOf } from '../messages/support/cpu.ts';
import { acceptedDocument } from './running-server.ts';

const document = JSON.stringify(acceptedDocument('WEIGHT'));

const problem = (at: number): Problem => ({
  ...{ path: ['transaction_ref'], severity: 'error', source: 'customs', code: 'CDS10020' },
  message: `Not allowed, ${at}.`,
});
const problems = (count: number) => Array.from({ length: count }, (_, at) => problem(at));

test('errors at one place are told in time that grows as their number does', () => {
  const [few, many] = [problems(4000), problems(32_000)];
  expect(errorsByPlace(few)).toEqual({ '/transaction_ref': few.map(({ message }) => message) });
  const one = cpuOf(() => errorsByPlace(few), 5);
  expect(cpuOf(() => errorsByPlace(many), 3)).toBeLessThan(40 * Math.max(one, 2));
});

test.each<[string, Work<never, unknown, never>, object]>([
  ['is read', viewWork, {}],
  ['is saved whole', putWork, { body: '{}' }],
  ['is saved by patches', patchWork, { body: '{}' }],
])('what customs said weighs where a declaration %s', (_name, work, about) => {
  const weighed = (customs_problems: readonly Problem[]) =>
    isSmall(work as Work<object, unknown>, {
      ...about,
      stored: { document, provenances: '{}', customs_problems, unread: [] },
    });
  expect(weighed(problems(3))).toBe(true);
  expect(weighed(problems(25_000))).toBe(false);
  expect(weighed([{ ...problem(1), message: 'x'.repeat(40_000) }])).toBe(false);
});

test('errors whose places are looked for weigh, beside the document they stand in', () => {
  const message = { kind: 'submission', detail: {}, sent: { document, schema_version: 1 } };
  const weighed = (errors: number, amendments: number) => {
    const told = (count: number) => Array.from({ length: count }, () => ({ code: 'C', pointer: '42A' }));
    const notification = { errors: told(errors), amendments: told(amendments) };
    return isSmall(placesWork, { message, notification } as never);
  };
  expect(weighed(3, 0)).toBe(true);
  expect(weighed(25_000, 0)).toBe(false);
  expect(weighed(0, 25_000)).toBe(false);
});
