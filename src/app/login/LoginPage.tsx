import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { secondsToWait } from '../api/seconds-to-wait.ts';
import { session } from '../shell/session.ts';
import { text } from '../sign-in-texts.ts';
import { AccountPage, HEADING } from './AccountPage.tsx';
import { waitingCredentials } from './credentials.ts';
import { accountPages } from './parts.ts';
import { useTurn } from './use-turn.ts';

const PlaceInLine = lazy(async () => ({ default: (await accountPages()).PlaceInLine }));
const Suspension = lazy(async () => ({ default: (await accountPages()).Suspension }));

interface LoginPageProps {
  /** Begins to fetch the page that will be wanted. */
  readonly onTyping: () => void;
}

/**
 * Sign-in by email and password; on to the access code where one is wanted (AUT-001 to AUT-009). Its two fields stand
 * here and not in a form of the engine, as those of every other page do: engine and widgets alone would take what this page,
 * the first that anybody loads, may load (docs/performance.md). The server judges them by the schema, as elsewhere.
 */
export function LoginPage({ onTyping }: LoginPageProps) {
  const navigate = useNavigate();
  /** With the page that was wanted. */
  const { state } = useLocation();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [suspendedUntil, setSuspendedUntil] = useState<number>();
  const [turnIn, inLine] = useTurn();
  useEffect(() => waitingCredentials.forget(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { email: String(form.get('email')), password: String(form.get('password')) };
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { wantsCode, place } = await (await session()).signIn(credentials, inLine);
      if (!wantsCode) return;
      waitingCredentials.keep({ ...credentials, place });
      navigate('/login-mfa', { state });
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === undefined) setFailure(messageOf(error));
      else setSuspendedUntil(Date.now() + seconds * 1000);
      inLine.onWait();
      setIsBusy(false);
    }
  };
  const isSuspended = suspendedUntil !== undefined;
  return (
    <AccountPage
      title={text('login.title')}
      hasErrors={failure !== undefined || isSuspended}
      links={['register', 'forgot']}
    >
      <form onInput={onTyping} onSubmit={submit} aria-labelledby={HEADING}>
        <div className="field">
          <label className="field-label" htmlFor="email">
            {text('login.email')}
          </label>
          <InputBase
            className="box"
            fullWidth
            autoFocus
            id="email"
            name="email"
            // No email box: browsers take no letters beyond ASCII in one, and write the domain otherwise.
            slotProps={{ input: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
            required
            autoComplete="username"
          />
        </div>
        <div className="field">
          <label className="field-label" htmlFor="password">
            {text('login.password')}
          </label>
          <InputBase
            className="box"
            fullWidth
            id="password"
            name="password"
            type={isShown ? 'text' : 'password'}
            required
            autoComplete="current-password"
            endAdornment={
              <button
                type="button"
                className="in-box-button"
                aria-pressed={isShown}
                onClick={() => setIsShown((before) => !before)}
              >
                {text(isShown ? 'field.hide' : 'field.show')}
                <span className="visually-hidden"> {text('login.password')}</span>
              </button>
            }
          />
        </div>
        <p className="login-failure" role="alert">
          {failure && (
            <>
              <ErrorOutline className="field-icon" /> {failure}
            </>
          )}
        </p>
        <Suspense>
          {turnIn !== undefined && <PlaceInLine seconds={turnIn} />}
          {isSuspended && (
            <Suspension until={suspendedUntil} of="login" onEnd={() => setSuspendedUntil(undefined)} />
          )}
        </Suspense>
        <Button type="submit" variant="contained" fullWidth disabled={isBusy || isSuspended}>
          {text(isBusy ? 'login.busy' : 'login.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}
