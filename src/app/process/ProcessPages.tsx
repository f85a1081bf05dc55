import { useLocation } from 'react-router-dom';
import { NotificationTestingPage } from './NotificationTestingPage.tsx';
import { ProcessPage, type ProcessPageProps } from './ProcessPage.tsx';
import { RedirectPage } from './RedirectPage.tsx';

/** The pages where something is asked of customs, and those that lead there. */
export function ProcessPages(props: ProcessPageProps) {
  const { pathname } = useLocation();
  switch (pathname) {
    case '/cds-process':
      return <ProcessPage {...props} />;
    case '/cds-notification-testing':
      return <NotificationTestingPage />;
    default:
      return <RedirectPage kind={props.kind} />;
  }
}
