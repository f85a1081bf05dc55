import { AWAY } from '../../../widgets/away.ts';

interface PageWatch {
  readonly onHide: () => void;
  readonly onOnline: () => void;
  readonly isAtRisk: () => boolean;
}

/**
 * Calls `onHide` when the page may go away (the tab closed, left or put into the background), after the entry
 * that stands half typed in a box was judged: not every browser blurs it before, and a phone ends what is in the
 * background without another word. Calls `onOnline` when the network is back. While `isAtRisk` the browser asks
 * before the page goes. Gives back what ends it.
 */
export function watchPage({ onHide, onOnline, isAtRisk }: PageWatch): () => void {
  const hide = () => {
    document.activeElement?.dispatchEvent(new CustomEvent('finish-entry', { detail: AWAY }));
    onHide();
  };
  const change = () => {
    if (document.visibilityState === 'hidden') hide();
  };
  const ask = (event: Event) => {
    if (isAtRisk()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  window.addEventListener('pagehide', hide);
  document.addEventListener('visibilitychange', change);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('pagehide', hide);
    document.removeEventListener('visibilitychange', change);
    window.removeEventListener('online', onOnline);
  };
}
