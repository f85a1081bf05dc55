import type { Problem } from '../../engine/index.ts';

/** What is said of errors before a send: ours stop the message, those customs found in the one before do not. */
export function sendHints(
  problems: readonly Pick<Problem, 'severity' | 'source'>[],
): readonly ('send.errorsFirst' | 'send.customsErrors')[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isOfCustoms = ({ source }: Pick<Problem, 'source'>) => source === 'customs';
  return [
    ...(errors.every(isOfCustoms) ? [] : (['send.errorsFirst'] as const)),
    ...(errors.some(isOfCustoms) ? (['send.customsErrors'] as const) : []),
  ];
}
