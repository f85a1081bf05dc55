/**
 * Calls `onHide` when the page may go away (the tab closed, left or put into the background), after the entry
 * that stands half typed in a box was judged (not every browser blurs it before a tab closes); `onOnline` when the
 * network is back. Gives back what ends it.
 */
export function watchPage({ onHide, onOnline }: { onHide: () => void; onOnline: () => void }): () => void {
  const hide = () => {
    document.activeElement?.dispatchEvent(new CustomEvent('finish-entry'));
    onHide();
  };
  const change = () => {
    if (document.visibilityState === 'hidden') onHide();
  };
  window.addEventListener('pagehide', hide);
  document.addEventListener('visibilitychange', change);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('pagehide', hide);
    document.removeEventListener('visibilitychange', change);
    window.removeEventListener('online', onOnline);
  };
}
