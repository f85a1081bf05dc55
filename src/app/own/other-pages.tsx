import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { ReturnPage } from '../authorisation/ReturnPage.tsx';
import { ForbiddenPage, NotFoundPage, TestErrorPage } from '../shell/RefusalPages.tsx';
import { BillingPage } from './BillingPage.tsx';
import { ColleaguePage } from './ColleaguePage.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { CompanySettingsPage } from './CompanySettingsPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { ReceivedPage } from './ReceivedPage.tsx';
import { SecurityPage } from './SecurityPage.tsx';
import { text } from './texts.ts';
import { UserSettingsPage } from './UserSettingsPage.tsx';
import { WatchersPage } from './WatchersPage.tsx';

export { SupportDialog } from '../support/SupportDialog.tsx';

/** Data and code of the pages that send requests about a declaration; they come when one of them is wanted. */
const Process = lazy(async () => {
  const [{ ProcessPages }, { customsDeclaration }, { fetchEditorData }] = await Promise.all([
    import('../process/ProcessPages.tsx'),
    import('../declarations/document-kind.ts'),
    import('../editor/editor-data.ts'),
  ]);
  const data = await fetchEditorData(customsDeclaration.document);
  return { default: () => <ProcessPages kind={customsDeclaration} {...data} /> };
});

const process = (
  <Suspense fallback={<p className="page-wait">{text('shell.loading')}</p>}>
    <Process />
  </Suspense>
);

const routes: RouteObject[] = [
  { path: '/amend-redirect', element: process },
  { path: '/auth-files-redirect', element: process },
  { path: '/billing', element: <BillingPage /> },
  { path: '/cds-notification-testing', element: process },
  { path: '/cds-process', element: process },
  { path: '/clients/edit/:id', element: <ColleaguePage /> },
  { path: '/customers-info', element: <CompanyPage /> },
  { path: '/customers-settings', element: <CompanySettingsPage /> },
  { path: '/dashboard', element: <DashboardPage /> },
  { path: '/forbidden', element: <ForbiddenPage /> },
  { path: '/goods-arrival-redirect', element: process },
  { path: '/hmrc-auth-redirect', element: <ReturnPage /> },
  { path: '/manage_watchers', element: <WatchersPage /> },
  { path: '/not-found', element: <NotFoundPage /> },
  { path: '/profile', element: <ProfilePage /> },
  { path: '/received-notifications', element: <ReceivedPage /> },
  { path: '/security', element: <SecurityPage /> },
  { path: '/testError', element: <TestErrorPage /> },
  { path: '/user-settings', element: <UserSettingsPage /> },
  { path: '*', element: <Navigate to="/" replace /> },
];

/**
 * Every page behind the sign-in but the documents: fetched together when one of them is wanted, and out of the way of the
 * first page, which each route of its own would make larger. An unknown address leads to the start page (SHL-010).
 */
export function OtherPages() {
  return useRoutes(routes);
}
