import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchPage } from '../../src/app/editor/page-watch.ts';
import { isOfAway } from '../../widgets/away.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a page that may go away', () => {
  it.each(['visibilitychange', 'pagehide'] as const)(
    'has the half-typed entry judged before it is kept, at %s: a phone ends pages in the background without a word more',
    (event) => {
      const order: string[] = [];
      const box = new EventTarget();
      box.addEventListener('finish-entry', (told) => order.push(isOfAway(told) ? 'judged' : 'ended'));
      const window = new EventTarget();
      const document = Object.assign(new EventTarget(), { activeElement: box, visibilityState: 'hidden' });
      vi.stubGlobal('window', window);
      vi.stubGlobal('document', document);
      const end = watchPage({
        onHide: () => order.push('kept'),
        onOnline: () => undefined,
        isAtRisk: () => false,
      });
      const happens = () => (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
      happens();
      expect(order).toEqual(['judged', 'kept']);
      document.visibilityState = 'visible';
      if (event === 'visibilitychange') happens();
      end();
      document.visibilityState = 'hidden';
      happens();
      expect(order, 'not when it comes back, nor after the end').toHaveLength(2);
    },
  );
});
