import { useEffect } from 'react';
import { text } from '../sign-in-texts.ts';

/** Sets the document's title: the page, 'Error: ' in front while errors are reported on it (SHL-135). */
export function usePageTitle(title: string, hasErrors = false): void {
  useEffect(() => {
    document.title = `${hasErrors ? text('title.error') : ''}${title} · Tidewaiter`;
  }, [title, hasErrors]);
}
