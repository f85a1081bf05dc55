import DarkMode from '@mui/icons-material/DarkModeOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Logout from '@mui/icons-material/LogoutRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link, Outlet } from 'react-router-dom';
import { customsDeclaration } from '../declarations/document-kind.ts';
import { text } from '../texts.ts';
import { KeptNew } from './KeptNew.tsx';
import { useKeptWork } from './kept-work.ts';
import { setColorMode, useShell } from './shell-state.ts';
import { signOut } from './sign-in.ts';

/** The frame of every page behind the sign-in: skip link, narrow menu, the page itself. */
export function Shell() {
  useKeptWork(customsDeclaration);
  const user = useShell((state) => state.user);
  const mode = useShell((state) => state.colorMode);
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {text('shell.skipToMain')}
      </a>
      <nav className="menu" aria-label={text('shell.menu')} data-region="menu">
        <Link to="/" className="menu-logo" aria-label={text('shell.home')}>
          <img src="/icon.svg" alt="" width={24} height={24} />
        </Link>
        <Tooltip title={text('list.title')} placement="right">
          <IconButton component={Link} to="/customs-declarations" aria-label={text('list.title')}>
            <Description fontSize="small" />
          </IconButton>
        </Tooltip>
        <span className="menu-space" />
        <Tooltip title={text(isDark ? 'shell.light' : 'shell.dark')} placement="right">
          <IconButton
            aria-label={text(isDark ? 'shell.light' : 'shell.dark')}
            onClick={() => setColorMode(isDark ? 'light' : 'dark')}
          >
            <DarkMode fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={text('shell.signOutAs', { name: user?.name ?? '' })} placement="right">
          <IconButton
            aria-label={text('shell.signOutAs', { name: user?.name ?? '' })}
            onClick={() => void signOut()}
          >
            <Logout fontSize="small" />
          </IconButton>
        </Tooltip>
      </nav>
      <main id="main" className="main" tabIndex={-1}>
        <KeptNew kind={customsDeclaration} />
        <Outlet />
      </main>
    </div>
  );
}
