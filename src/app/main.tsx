import '@fontsource-variable/inter/index.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { customsDeclaration } from './declarations/document-kind.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { ColorMode } from './shell/ColorMode.tsx';
import { ConfirmDialog } from './shell/ConfirmDialog.tsx';
import { FailurePage } from './shell/FailurePage.tsx';
import { LiveRegions } from './shell/LiveRegions.tsx';
import { RequireSignIn } from './shell/RequireSignIn.tsx';
import { SessionWindow } from './shell/SessionWindow.tsx';
import { Shell } from './shell/Shell.tsx';
import { watchSession } from './shell/session-watch.ts';
import { TerminationBanner } from './shell/TerminationBanner.tsx';
import { ToastBar } from './shell/ToastBar.tsx';
import { text } from './texts.ts';
import './theme/base.css';
import './theme/fonts.css';
import './shell/shell.css';
import './login/login.css';
import '../../widgets/widgets.css';
import { theme } from './theme/theme.ts';

const DeclarationList = lazy(async () => ({
  default: (await import('./declarations/DeclarationList.tsx')).DeclarationList,
}));
const ReturnPage = lazy(async () => ({
  default: (await import('./authorisation/ReturnPage.tsx')).ReturnPage,
}));
const EditorRoute = lazy(async () => ({ default: (await import('./editor/EditorRoute.tsx')).EditorRoute }));

const router = createBrowserRouter([
  { path: '/login', element: <LoginPage />, errorElement: <FailurePage /> },
  {
    element: (
      <RequireSignIn>
        <Shell />
      </RequireSignIn>
    ),
    errorElement: <FailurePage />,
    children: [
      { path: '/', element: <Navigate to={customsDeclaration.route} replace /> },
      { path: '/hmrc-auth-redirect', element: <ReturnPage /> },
      { path: customsDeclaration.route, element: <DeclarationList kind={customsDeclaration} /> },
      {
        // One element for both addresses: the first save changes the address and keeps the open editor.
        element: <EditorRoute kind={customsDeclaration} />,
        children: [
          { path: `${customsDeclaration.route}/create`, element: null },
          { path: `${customsDeclaration.route}/edit/:id`, element: null },
        ],
      },
    ],
  },
  { path: '*', element: <Navigate to="/" replace /> },
]);

function App() {
  useEffect(watchSession, []);
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null} disableTransitionOnChange>
      <CssBaseline />
      <ColorMode />
      <LiveRegions />
      <Suspense fallback={<div className="page-wait">{text('shell.loading')}</div>}>
        <RouterProvider router={router} />
      </Suspense>
      <ConfirmDialog />
      <SessionWindow />
      <TerminationBanner />
      <ToastBar />
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
