import { expect, test } from 'vitest';
import { differingFigures, type Problem } from '../../src/engine/index.ts';

const about = {
  severity: 'warning',
  source: 'document',
  code: 'problem.figure',
  message: 'Differs.',
} as const;
const problem = (name: string, rest: Partial<Problem>): Problem => ({ ...about, path: [name], ...rest });

test('a problem tells of a figure that differs where it says what is computed and something is stored', () => {
  const told = { path: ['total'], value: '9', computed: '1' };
  const figure = (rest: Partial<Problem>) => differingFigures([problem('total', rest)])[0];
  expect(figure({ value: '9', computed: '1' })).toEqual(told);
  expect(figure({ value: '9', computed: '' })).toEqual({ ...told, computed: '' });
  expect(figure({ value: '9' })).toBeUndefined();
  expect(figure({ value: '', computed: '1' })).toBeUndefined();
  expect(figure({ computed: '1' })).toBeUndefined();
});

test('each figure is told once, as the last problem of it says', () => {
  const figures = differingFigures([
    problem('total', { value: '9', computed: '1' }),
    problem('other', { value: '2' }),
    problem('count', { value: '2', computed: '3' }),
    problem('total', { value: '9', computed: '4' }),
  ]);
  expect(figures).toEqual([
    { path: ['total'], value: '9', computed: '4' },
    { path: ['count'], value: '2', computed: '3' },
  ]);
});
