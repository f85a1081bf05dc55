import { expect, test } from 'vitest';
import { type Problem, passableErrors, ruleCode } from '../../src/engine/index.ts';

const problem = (code: string, severity: Problem['severity']): Problem => ({
  path: ['title'],
  severity,
  source: 'server',
  code,
  message: 'Wrong.',
});
const [rule, other] = [problem('check.H1-5/14', 'error'), problem('problem.required', 'error')];

test('errors of published rules alone may be passed, whatever is warned of; none beside another error', () => {
  expect(passableErrors([rule, problem('problem.unknownCode', 'warning')])).toEqual([rule]);
  expect(passableErrors([problem('problem.unknownCode', 'warning')])).toEqual([]);
  expect(passableErrors([rule, other])).toBeUndefined();
  expect(passableErrors([other])).toBeUndefined();
});

test('the code of a problem holds that of its rule', () => {
  expect(ruleCode(rule.code)).toBe('H1-5/14');
});
