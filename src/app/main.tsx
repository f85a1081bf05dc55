import '@fontsource-variable/inter/index.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fetchPage, Page } from './pages.tsx';
import { ColorMode } from './shell/ColorMode.tsx';
import { leaveKeysToComposition } from './shell/composing-keys.ts';
import { PageOrFailure } from './shell/PageOrFailure.tsx';
import { useShell } from './shell/shell-state.ts';
import { Told } from './shell/Told.tsx';
import { Waiting } from './shell/Waiting.tsx';
import { readToken } from './storage/local-state.ts';
import './theme/base.css';
import './theme/fonts.css';
import './shell/shell.css';
import './login/login.css';
import '../../widgets/widgets.css';
import { theme } from './theme/theme.ts';

leaveKeysToComposition(window);
if (readToken()) fetchPage(location.pathname);
// Until a page has one, the file's own stands.
useShell.subscribe(({ title }) => {
  if (title !== '') document.title = title;
});

function App() {
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null} disableTransitionOnChange>
      <CssBaseline />
      <ColorMode />
      <Told />
      <BrowserRouter>
        <PageOrFailure>
          <Suspense fallback={<Waiting />}>
            <Page />
          </Suspense>
        </PageOrFailure>
      </BrowserRouter>
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
