import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegions } from './LiveRegions.tsx';
import { ToastBar } from './ToastBar.tsx';

/**
 * What the app tells, beside the page: an open dialog hides the page from screen readers, and what is told meanwhile is
 * told of that dialog.
 */
export function Told() {
  const place = document.getElementById('told')!;
  useEffect(() => {
    const watch = new MutationObserver(() => place.removeAttribute('aria-hidden'));
    watch.observe(place, { attributeFilter: ['aria-hidden'] });
    return () => watch.disconnect();
  }, [place]);
  return createPortal(
    <>
      <LiveRegions />
      <ToastBar />
    </>,
    place,
  );
}
