import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import type { ListScreen } from '../../engine/list-screen.ts';
import { type KindName, kindNames } from '../../generated/kinds.ts';
import { recordLists } from '../../generated/record-lists.ts';
import { formPages, otherLists, readPages, requestPages } from '../../generated/record-pages.ts';
import { ReturnPage } from '../authorisation/ReturnPage.tsx';
import { documentKind } from '../declarations/document-kind.ts';
import { FormRoute } from '../records/FormRoute.tsx';
import type { RecordPage } from '../records/record-page.ts';
import { ShowRoute } from '../records/ShowRoute.tsx';
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
import { WatchPage } from './WatchPage.tsx';

export { SupportDialog } from '../support/SupportDialog.tsx';

const ListOf = lazy(async () => ({ default: (await import('../lists/ListRoute.tsx')).ListOf }));

const waited = (page: ReactNode) => (
  <Suspense fallback={<p className="page-wait">{text('shell.loading')}</p>}>{page}</Suspense>
);

/** Data and code of the pages that send requests about a document; they come when one of them is wanted. */
function processPage(document: KindName) {
  const Process = lazy(async () => {
    const [{ ProcessPages }, { documentKind }, { fetchEditorData }] = await Promise.all([
      import('../process/ProcessPages.tsx'),
      import('../declarations/document-kind.ts'),
      import('../editor/editor-data.ts'),
    ]);
    const data = await fetchEditorData(document);
    return { default: () => <ProcessPages kind={documentKind(document)} {...data} /> };
  });
  return waited(<Process />);
}

function requestsOf(addresses: (typeof requestPages)[number]): RouteObject[] {
  const process = processPage(addresses.document);
  return [
    { path: addresses.requests, element: process },
    ...addresses.beside.map((path) => ({ path, element: process })),
  ];
}

const listPage = (screen: ListScreen) => waited(<ListOf key={screen.name} screen={screen} />);

const listAt = (address: string) => recordLists[address.slice(1) as keyof typeof recordLists];

/** A page of one record of a kind, whose fields come when it is wanted. */
function recordPage(document: KindName, Route: ComponentType<RecordPage>) {
  const Page = lazy(async () => {
    const { fetchEditorData } = await import('../editor/editor-data.ts');
    const data = await fetchEditorData(document);
    return { default: () => <Route document={document} {...data} /> };
  });
  return waited(<Page />);
}

function formsOf(addresses: (typeof formPages)[number]): RouteObject[] {
  const form = recordPage(addresses.document, FormRoute);
  return [
    { path: addresses.list, element: listPage(listAt(addresses.list)) },
    { path: `${addresses.editor}/create`, element: form },
    { path: `${addresses.editor}/edit/:id`, element: form },
  ];
}

/** The same list with what readers do: its rows open to be read. */
function toRead(screen: ListScreen, address: string): ListScreen {
  const actions = screen.actions.filter(({ needs }) => needs === 'read');
  return { ...screen, name: address.slice(1), actions, opens: 'show' };
}

/** The list of a kind for readers, and its records one by one. */
function pagesToRead(addresses: (typeof readPages)[number]): RouteObject[] {
  return [
    { path: addresses.show, element: listPage(toRead(listAt(addresses.list), addresses.show)) },
    { path: `${addresses.show}/show/:id`, element: recordPage(addresses.document, ShowRoute) },
  ];
}

const PrintedForm = lazy(async () => ({ default: (await import('../printed/FormPage.tsx')).FormPage }));

/** Where the documents of a kind are seen in its printed forms. */
function printedPages(document: KindName): RouteObject[] {
  const { addresses, forms } = documentKind(document);
  if (forms === undefined) return [];
  return [
    { path: `${addresses.editor}/print/:id/:form`, element: waited(<PrintedForm document={document} />) },
  ];
}

const routes: RouteObject[] = [
  { path: '/billing', element: <BillingPage /> },
  { path: '/clients/edit/:id', element: <ColleaguePage /> },
  { path: '/customers-info', element: <CompanyPage /> },
  { path: '/customers-settings', element: <CompanySettingsPage /> },
  { path: '/dashboard', element: <DashboardPage /> },
  { path: '/forbidden', element: <ForbiddenPage /> },
  { path: '/hmrc-auth-redirect', element: <ReturnPage /> },
  { path: '/manage_watchers/edit/:id', element: <WatchPage /> },
  { path: '/not-found', element: <NotFoundPage /> },
  { path: '/profile', element: <ProfilePage /> },
  { path: '/received-notifications', element: <ReceivedPage /> },
  { path: '/security', element: <SecurityPage /> },
  { path: '/testError', element: <TestErrorPage /> },
  { path: '/user-settings', element: <UserSettingsPage /> },
  ...requestPages.flatMap(requestsOf),
  ...formPages.flatMap(formsOf),
  ...readPages.flatMap(pagesToRead),
  ...kindNames.flatMap(printedPages),
  ...otherLists.map((path) => ({ path, element: listPage(listAt(path)) })),
  { path: '*', element: <Navigate to="/" replace /> },
];

/**
 * Every page behind the sign-in but the documents: fetched together when one of them is wanted, and out of the way of the
 * first page, which each route of its own would make larger. An unknown address leads to the start page (SHL-010).
 */
export function OtherPages() {
  return useRoutes(routes);
}
