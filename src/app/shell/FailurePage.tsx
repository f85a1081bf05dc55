import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { usePublicConfig } from '../login/public-config.ts';
import { text } from '../sign-in-texts.ts';
import { clearCache } from './clear-cache.ts';
import { otherPages } from './other-pages.ts';
import { usePageTitle } from './page-title.ts';
import { showToast, useShell } from './shell-state.ts';

const HOME = '/dashboard';

/**
 * Unsaved work is in the journal and comes back with the page (SHL-109 to SHL-113). It is loaded with the app: what fails
 * may be that a part cannot be fetched.
 */
export function FailurePage({ isInFrame }: { isInFrame: boolean }) {
  const Place = isInFrame ? 'div' : 'main';
  const isSignedIn = useShell((state) => state.session.logged_in);
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
          {isSignedIn ? <SupportButton /> : <SupportAddress />}
        </p>
      </div>
    </Place>
  );
}

type Dialog = ComponentType<{ kind: 'contact-support'; onClose: () => void }>;

/** Opens the dialog, which is fetched with the other pages. */
function SupportButton() {
  const [{ Dialog }, setOpen] = useState<{ Dialog?: Dialog }>({});
  const open = async () => {
    try {
      setOpen({ Dialog: (await otherPages()).SupportDialog });
    } catch (error) {
      showToast(messageOf(error), 'error');
    }
  };
  return (
    <>
      <button type="button" className="link-button" onClick={() => void open()}>
        {text('failure.support')}
      </button>
      {Dialog && <Dialog kind="contact-support" onClose={() => setOpen({})} />}
    </>
  );
}

/** Whoever is not signed in has no dialog to send: they write a mail. */
function SupportAddress() {
  const address = usePublicConfig()?.supportEmail;
  if (address === undefined) return null;
  return (
    <a className="link-button" href={`mailto:${address}`}>
      {text('failure.support')}
    </a>
  );
}
