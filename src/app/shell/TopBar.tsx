import DarkMode from '@mui/icons-material/DarkModeOutlined';
import Feedback from '@mui/icons-material/FeedbackOutlined';
import Help from '@mui/icons-material/HelpOutlineRounded';
import Logout from '@mui/icons-material/LogoutRounded';
import Search from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SupportKind } from '../../computations/attachments.ts';
import { text } from '../texts.ts';
import { otherPages } from './other-pages.ts';
import { hasSearch, longestSearch, searchTarget } from './search-target.ts';
import { setColorMode, useShell } from './shell-state.ts';
import { signOut } from './sign-out.ts';
import './top-bar.css';

const SupportDialog = lazy(async () => ({ default: (await otherPages()).SupportDialog }));
const HelpMenu = lazy(async () => ({ default: (await import('./HelpMenu.tsx')).HelpMenu }));

/** Search, feedback, help, colours and the way out (SHL-051); beside an editor a column at the foot of the menu. */
export function TopBar() {
  const { profile } = useShell((state) => state.session);
  const mode = useShell((state) => state.colorMode);
  const { pathname } = useLocation();
  const [helpFrom, setHelpFrom] = useState<HTMLElement>();
  const [writing, setWriting] = useState<SupportKind>();
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <header className="top-bar" data-region="top">
      {hasSearch(pathname) && <SearchBox pathname={pathname} />}
      <span className="menu-space" />
      <BarButton label={text('shell.feedback')} opens="dialog" onClick={() => setWriting('feedback')}>
        <Feedback fontSize="small" />
      </BarButton>
      <BarButton label={text('shell.help')} opens="menu" onClick={setHelpFrom}>
        <Help fontSize="small" />
      </BarButton>
      <BarButton
        label={text(isDark ? 'shell.light' : 'shell.dark')}
        onClick={() => setColorMode(isDark ? 'light' : 'dark')}
      >
        <DarkMode fontSize="small" />
      </BarButton>
      <BarButton
        label={text('shell.signOutAs', { name: profile?.name ?? '' })}
        onClick={() => void signOut()}
      >
        <Logout fontSize="small" />
      </BarButton>
      <Suspense>
        {helpFrom && (
          <HelpMenu
            anchor={helpFrom}
            onClose={() => setHelpFrom(undefined)}
            onSupport={() => setWriting('contact-support')}
          />
        )}
        {writing && <SupportDialog kind={writing} onClose={() => setWriting(undefined)} />}
      </Suspense>
    </header>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly opens?: 'dialog' | 'menu';
  readonly onClick: (button: HTMLElement) => void;
  readonly children: ReactNode;
}

function BarButton({ label, opens, onClick, children }: BarButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-haspopup={opens} onClick={(event) => onClick(event.currentTarget)}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** Enter searches; where there is little room it is a mark that opens when the focus comes. */
function SearchBox({ pathname }: { pathname: string }) {
  const navigate = useNavigate();
  return (
    <form
      className="top-search box"
      onSubmit={(event) => {
        event.preventDefault();
        const target = searchTarget(pathname, String(new FormData(event.currentTarget).get('keyword')));
        if (target !== undefined) void navigate(target);
      }}
    >
      <Search fontSize="small" />
      <input
        name="keyword"
        maxLength={longestSearch}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={text('shell.searchAll')}
        placeholder={text('shell.searchHint')}
      />
    </form>
  );
}
