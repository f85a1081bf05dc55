import { useEffect, useState } from 'react';
import { text } from '../texts.ts';
import { useShell } from './shell-state.ts';

/** What is short is not shown, ms. */
const SHORT_MS = 300;

/** Says at the top of the page that something is on its way, and how many files (SHL-069). */
export function LoadingBar() {
  const files = useShell((state) => state.files);
  const isWanted = useShell((state) => state.loading) || files > 0;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setIsShown(true), SHORT_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isWanted]);
  if (!isShown) return null;
  const words = files > 0 ? text('shell.files', { count: files }) : text('shell.loading');
  return (
    <div className="loading" role="progressbar" aria-label={words}>
      {files > 0 && <span>{words}</span>}
    </div>
  );
}
