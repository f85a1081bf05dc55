import { useEffect } from 'react';
import { text } from '../sign-in-texts.ts';

/** The title of a document: that of the page alone, 'Error: ' in front while errors are reported on it (D-86). */
export function documentTitle(title: string, hasErrors: boolean): string {
  return `${hasErrors ? text('title.error') : ''}${title}`;
}

/** Sets the document's title while the page is there (SHL-045, SHL-135). */
export function usePageTitle(title: string, hasErrors = false): void {
  useEffect(() => {
    document.title = documentTitle(title, hasErrors);
  }, [title, hasErrors]);
}
