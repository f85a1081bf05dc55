import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from '../sign-in-texts.ts';
import { useShell } from './shell-state.ts';

/** The title of a document: that of the page alone, 'Error: ' in front while errors are reported on it (D-86). */
export function documentTitle(title: string, hasErrors: boolean): string {
  return `${hasErrors ? text('title.error') : ''}${title}`;
}

/** Sets the document's title while the page is there, and where it stands, query and all (SHL-045, SHL-068, SHL-135). */
export function usePageTitle(title: string, hasErrors = false): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    useShell.setState({ title: documentTitle(title, hasErrors), path });
  }, [title, hasErrors, path]);
}
