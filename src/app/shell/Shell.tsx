import Description from '@mui/icons-material/DescriptionOutlined';
import Menu from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { listAddress } from '../addresses.ts';
import { type DocumentKind, dailyKinds, editedKinds } from '../declarations/document-kind.ts';
import { text } from '../texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { refuseDroppedFiles } from './dropped-files.ts';
import { KeptNew } from './KeptNew.tsx';
import { useKeptWork } from './kept-work.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { NewVersion } from './NewVersion.tsx';
import { useRefusalPages } from './refusal-pages.ts';
import { SessionWindow } from './SessionWindow.tsx';
import { setMenuDocked, useShell } from './shell-state.ts';
import { TerminationBanner } from './TerminationBanner.tsx';
import { TopBar } from './TopBar.tsx';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));
const MenuPanel = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuPanel }));

/** Here the menu stands beside the page; an editor, which needs the room, it lies over all the same. */
const WIDE = '(min-width: 1680px)';

/** The frame of every page behind the sign-in: skip link, narrow menu, top bar, the page itself, and what may stand over it. */
export function Shell() {
  useRefusalPages();
  useEffect(refuseDroppedFiles, []);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isDocked = useShell((state) => state.isMenuDocked);
  const isWide = useMediaQuery(WIDE);
  const openMenu = () => {
    if (isWide && !document.querySelector('.editor')) setMenuDocked(true);
    else setIsMenuOpen(true);
  };
  return (
    <div className={isWide && isDocked ? 'shell is-docked' : 'shell'}>
      <a className="skip-link" href="#main">
        {text('shell.skipToMain')}
      </a>
      <nav className="menu" aria-label={text('shell.menu')} data-region="menu">
        <Link to="/" className="menu-logo" aria-label={text('shell.home')}>
          <img src="/icon.svg" alt="" width={24} height={24} />
        </Link>
        <Tooltip title={text('shell.openMenu')} placement="right">
          <IconButton aria-label={text('shell.openMenu')} aria-haspopup="dialog" onClick={openMenu}>
            <Menu fontSize="small" />
          </IconButton>
        </Tooltip>
        {dailyKinds.map((kind) => (
          <Tooltip key={kind.document} title={kind.words.title} placement="right">
            <IconButton component={Link} to={listAddress(kind)} aria-label={kind.words.title}>
              <Description fontSize="small" />
            </IconButton>
          </Tooltip>
        ))}
        {isWide && isDocked && (
          <div className="menu-docked">
            <Suspense>
              <MenuPanel onClose={() => setMenuDocked(false)} />
            </Suspense>
          </div>
        )}
      </nav>
      <TopBar />
      <main id="main" className="main" tabIndex={-1}>
        <LoadingBar />
        <NewVersion />
        {editedKinds.map((kind) => (
          <KeptWork key={kind.document} kind={kind} />
        ))}
        <Outlet />
      </main>
      {isMenuOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
      <ConfirmDialog />
      <SessionWindow />
      <TerminationBanner />
    </div>
  );
}

/** Saves and offers what earlier visits left of documents of a kind. */
function KeptWork({ kind }: { kind: DocumentKind }) {
  useKeptWork(kind);
  return <KeptNew kind={kind} />;
}
