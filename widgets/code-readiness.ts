import type { CodeListDefinition } from '../src/engine/index.ts';
import { offeredIndexOf } from './code-index.ts';

/** Time one turn may take where the browser does not say when it has nothing else to do, ms. */
const TURN_MS = 8;

/** Makes what typing in a list needs, a little at a time, while the browser is idle. Gives back what ends it. */
export function prepareWhenIdle(list: CodeListDefinition, regime: string | undefined): () => void {
  const index = offeredIndexOf(list, regime);
  let isEnded = false;
  const go = (timeLeft: () => number) => {
    while (!isEnded && timeLeft() > 1) if (index.prepare()) return;
    if (!isEnded) soon();
  };
  const soon = () => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback((deadline) => go(() => deadline.timeRemaining()));
      return;
    }
    setTimeout(() => {
      const end = performance.now() + TURN_MS;
      go(() => end - performance.now());
    });
  };
  soon();
  return () => {
    isEnded = true;
  };
}
