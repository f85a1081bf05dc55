import Close from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { text } from '../sign-in-texts.ts';
import { useShell } from './shell-state.ts';

/** The toast at the bottom centre; its clock stands while the pointer or focus is on it or the tab is hidden. */
export function ToastBar() {
  const toast = useShell((state) => state.toast);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) useShell.setState({ toast: undefined });
    }, toast.timeout);
    return () => clearInterval(timer);
  }, [toast, isHeld]);
  if (!toast) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only holds the clock
    <div
      className="toast"
      role={toast.type === 'error' ? 'alert' : 'status'}
      data-region="toast"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className="toast-words">{toast.message}</span>
      <IconButton
        size="small"
        color="inherit"
        aria-label={text('action.close')}
        onClick={() => useShell.setState({ toast: undefined })}
      >
        <Close fontSize="small" />
      </IconButton>
    </div>
  );
}
