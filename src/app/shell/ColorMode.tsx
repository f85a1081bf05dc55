import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useShell } from './shell-state.ts';

/** Carries the chosen colour mode to the theme, which keeps nothing in storage itself. */
export function ColorMode() {
  const { setMode } = useColorScheme();
  const mode = useShell((state) => state.colorMode);
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
