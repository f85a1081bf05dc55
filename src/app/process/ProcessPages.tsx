import { useLocation } from 'react-router-dom';
import { useWordsOf } from '../document-words.ts';
import { NotificationTestingPage } from './NotificationTestingPage.tsx';
import { ProcessPage, type ProcessPageProps } from './ProcessPage.tsx';
import { RedirectPage } from './RedirectPage.tsx';

/** The pages where something is asked of customs, and those that lead there. */
export function ProcessPages(props: ProcessPageProps) {
  const { pathname } = useLocation();
  useWordsOf(props.kind);
  const { requests, testing } = props.kind.addresses;
  if (pathname === requests) return <ProcessPage {...props} />;
  return pathname === testing ? <NotificationTestingPage /> : <RedirectPage kind={props.kind} />;
}
