import Close from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { text } from '../sign-in-texts.ts';
import { useShell } from './shell-state.ts';

/**
 * The toast at the bottom centre; its clock stands while the pointer or focus is on it or the tab is hidden. What is
 * opened after it stands over it; over a dialog that was open before it stands itself, with room made for it.
 */
export function ToastBar() {
  const toast = useShell((state) => state.toast);
  const [isHeld, setIsHeld] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open when a toast comes is what counts
  useLayoutEffect(() => {
    const isOver = document.querySelector('.MuiDialog-root') !== null;
    bar.current?.classList.toggle('is-over', isOver);
    document.documentElement.style.setProperty('--toast', `${bar.current?.offsetHeight ?? 0}px`);
  }, [toast]);
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
      ref={bar}
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
