import Schedule from '@mui/icons-material/ScheduleRounded';
import { useEffect } from 'react';
import { announce } from '../shell/shell-state.ts';
import { text } from './texts.ts';

/** Says, aloud too, that a sign-in waits for its turn and is tried again by itself. */
export function PlaceInLine({ seconds }: { readonly seconds: number }) {
  const words = text('login.inLine', { seconds });
  useEffect(() => announce(words), [words]);
  return (
    <p className="login-suspension">
      <Schedule className="field-icon" />
      <span>{words}</span>
    </p>
  );
}
