import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { text } from '../texts.ts';
import { minutesAndSeconds, useSecondsUntil } from './countdown.ts';
import { staySignedIn } from './session-watch.ts';
import { announce, useShell } from './shell-state.ts';
import { signOut } from './sign-out.ts';

/** Seconds before the end at which the time left is said aloud (look guide, section 6). */
const SPOKEN = [60, 30, 10];

/** Warns that the session is about to end, with the time left (D-19). Esc is a sign of life: it stays signed in. */
export function SessionWindow() {
  const expiresAt = useShell((state) => state.expiresAt);
  return expiresAt === undefined ? null : <OpenWindow expiresAt={expiresAt} />;
}

function OpenWindow({ expiresAt }: { expiresAt: number }) {
  const seconds = useSecondsUntil(expiresAt);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (SPOKEN.includes(seconds)) announce(text('session.left', { seconds }), 'assertive');
  }, [seconds]);
  const stay = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await staySignedIn();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      open
      onClose={() => void stay()}
      aria-labelledby="session-title"
      aria-describedby="session-words"
      maxWidth="xs"
      fullWidth
      transitionDuration={80}
    >
      <DialogTitle id="session-title">{text('session.title')}</DialogTitle>
      <DialogContent>
        <p id="session-words">{text('session.words')}</p>
        <p className="session-time num">{minutesAndSeconds(seconds)}</p>
        {failure && <p role="alert">{failure}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>{text('session.logOut')}</Button>
        <Button variant="contained" autoFocus disabled={isBusy} onClick={() => void stay()}>
          {text('session.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
