import { type ComponentType, lazy } from 'react';
import { matchRoutes, Navigate, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { type KindPages, kindPages } from '../generated/kind-pages.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { PublicOnly, wantedPage } from './login/PublicOnly.tsx';
import { accountPages } from './login/parts.ts';
import { publicConfig } from './login/public-config.ts';
import { fetchAhead, part } from './part.ts';
import { otherPages } from './shell/other-pages.ts';
import { PageOrFailure } from './shell/PageOrFailure.tsx';
import { RequireSignIn } from './shell/RequireSignIn.tsx';
import { session } from './shell/session.ts';

/** Part of the app with a component that React mounts once it is there. */
function page(fetchIt: () => Promise<ComponentType>) {
  const fetchOnce = part(fetchIt);
  const Page = lazy(async () => ({ default: await fetchOnce() }));
  return { element: <Page />, handle: fetchOnce };
}

const shell = page(async () => (await import('./shell/Shell.tsx')).Shell);

/** The fields of a kind and the code lists, as its editor has them. */
const dataOf = async (document: KindPages['document']) =>
  (await import('./editor/editor-data.ts')).fetchEditorData(document);

function importPage({ document }: KindPages) {
  return page(async () => {
    const [{ ImportPage }, { definition }] = await Promise.all([
      import('./import/ImportPage.tsx'),
      dataOf(document),
    ]);
    return () => <ImportPage document={document} definition={definition} />;
  });
}

function listPage({ list }: KindPages) {
  return page(async () => {
    const { ListRoute } = await import('./lists/ListRoute.tsx');
    return () => <ListRoute address={list} />;
  });
}

/** The editor, and with it what is sent of what it edits: of a kind that is sent alone. */
function editorPage({ document, isSent }: KindPages) {
  return page(async () => {
    const [{ EditorRoute }, data, added] = await Promise.all([
      import('./editor/EditorRoute.tsx'),
      dataOf(document),
      isSent ? import('./sending/sending-parts.ts').then(({ sendingParts }) => sendingParts) : undefined,
    ]);
    return () => <EditorRoute document={document} added={added} {...data} />;
  });
}

/** The pages of the documents of a kind: list, editor, and what else it is capable of. */
function pagesOf(addresses: KindPages): RouteObject[] {
  return [
    { path: addresses.list, ...listPage(addresses) },
    ...(addresses.import === undefined ? [] : [{ path: addresses.import, ...importPage(addresses) }]),
    {
      // One element for both addresses: the first save changes the address and keeps the open editor.
      ...editorPage(addresses),
      children: [
        { path: `${addresses.editor}/create`, element: null },
        { path: `${addresses.editor}/edit/:id`, element: null },
      ],
    },
  ];
}

/** A page beside the sign-in, with what the server tells everybody where it tells it. */
function accountPage(
  name: Exclude<keyof Awaited<ReturnType<typeof accountPages>>, 'Suspension' | 'PlaceInLine' | 'comeBack'>,
) {
  return page(async () => {
    const [pages] = await Promise.all([accountPages(), publicConfig().catch(() => undefined)]);
    return pages[name];
  });
}

const others = page(async () => (await otherPages()).OtherPages);

const routes: RouteObject[] = [
  {
    element: (
      <PublicOnly>
        <Outlet />
      </PublicOnly>
    ),
    children: [
      { path: '/login', element: <LoginPage onTyping={fetchWantedPage} /> },
      { path: '/login-mfa', ...accountPage('MultiFactorPage') },
      { path: '/reset-mfa', ...accountPage('ResetMultiFactorPage') },
      { path: '/register', ...accountPage('RegisterPage') },
      { path: '/forgot', ...accountPage('ForgotPage') },
      { path: '/change/:code?', ...accountPage('ChangePage') },
      { path: '/verify/:code', ...accountPage('VerifyPage') },
      { path: '/info', ...accountPage('InfoPage') },
    ],
  },
  { path: '/mailbox', ...accountPage('MailboxPage') },
  {
    element: <RequireSignIn>{shell.element}</RequireSignIn>,
    handle: shell.handle,
    children: [
      {
        element: (
          <PageOrFailure isInFrame>
            <Outlet />
          </PageOrFailure>
        ),
        children: [
          { path: '/', element: <Navigate to="/dashboard" replace />, handle: others.handle },
          ...kindPages.flatMap(pagesOf),
          { path: '*', ...others },
        ],
      },
    ],
  },
];

/** The page at the address of the browser. */
export function Page() {
  return useRoutes(routes);
}

/** Begins to fetch all parts of the page at this address, none waiting for another. */
export function fetchPage(address: string): void {
  const parts = matchRoutes(routes, address)?.flatMap(({ route }) => route.handle ?? []) ?? [];
  fetchAhead(session, ...parts);
}

/** While somebody types their password the page they will see is on its way. */
function fetchWantedPage(): void {
  fetchPage(wantedPage(history.state?.usr));
}
