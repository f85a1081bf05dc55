import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { messageOf } from '../api/client.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { useShell } from '../shell/shell-state.ts';
import { signIn } from '../shell/sign-in.ts';
import { readState } from '../storage/local-state.ts';
import { text } from '../texts.ts';

/** Sign-in by e-mail and password; then on to the page that was wanted. */
export function LoginPage() {
  const user = useShell((state) => state.user);
  const location = useLocation();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
  usePageTitle(text('login.title'), failure !== undefined);
  if (user) {
    const { lastPage, lastUser } = readState();
    const from = (location.state as { from?: string } | null)?.from;
    const wanted = from ?? (lastUser === undefined || lastUser === user.id ? lastPage : undefined) ?? '/';
    return <Navigate to={wanted} replace />;
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setFailure(undefined);
    try {
      await signIn(String(form.get('email')), String(form.get('password')));
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  };
  return (
    <main className="login">
      <form className="login-card" onSubmit={submit} aria-labelledby="login-title">
        <p className="login-brand">
          <img src="/icon.svg" alt="" width={28} height={28} />
          Tidewaiter
        </p>
        <h1 id="login-title">{text('login.title')}</h1>
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
            type="email"
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
                {text(isShown ? 'login.hide' : 'login.show')}
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
        <Button type="submit" variant="contained" fullWidth disabled={isBusy}>
          {text(isBusy ? 'login.busy' : 'login.submit')}
        </Button>
      </form>
    </main>
  );
}
