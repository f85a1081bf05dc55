import Button from '@mui/material/Button';
import { useState } from 'react';
import { text } from '../own/texts.ts';
import { SupportDialog } from '../support/SupportDialog.tsx';
import { clearCache } from './clear-cache.ts';
import { usePageTitle } from './page-title.ts';
import '../own/own.css';
import { useShell } from './shell-state.ts';

const HOME = '/dashboard';

/** Unsaved work is in the journal and comes back with the page (SHL-109 to SHL-113). */
export function FailurePage({ isInFrame }: { isInFrame: boolean }) {
  const Place = isInFrame ? 'div' : 'main';
  const isSignedIn = useShell((state) => state.session.logged_in);
  const [isAsking, setIsAsking] = useState(false);
  usePageTitle(text('failure.title'));
  return (
    <Place className="own-page">
      <div className="own-card">
        <div role="alert">
          <h1>{text('failure.title')}</h1>
          <p>{text('failure.kept')}</p>
        </div>
        <Button variant="contained" component="a" href={HOME}>
          {text('failure.home')}
        </Button>
        <p className="failure-links">
          <button type="button" className="link-button" onClick={() => location.reload()}>
            {text('failure.reload')}
          </button>
          <button type="button" className="link-button" onClick={() => void clearCache()}>
            {text('failure.clearCache')}
          </button>
          {isSignedIn && (
            <button type="button" className="link-button" onClick={() => setIsAsking(true)}>
              {text('failure.support')}
            </button>
          )}
        </p>
        {isAsking && <SupportDialog kind="contact-support" onClose={() => setIsAsking(false)} />}
      </div>
    </Place>
  );
}
