import Close from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { text } from '../sign-in-texts.ts';
import { closeToast, useShell } from './shell-state.ts';

/**
 * The toast at the bottom centre; its clock stands while the pointer or focus is on it or the tab is hidden. What is
 * opened after it stands over it; over a dialog that was open before it stands itself, with room made for it.
 */
export function ToastBar() {
  const toast = useShell((state) => state.notification);
  const { action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open when a toast comes is what counts
  useLayoutEffect(() => {
    const isOver = document.querySelector('.MuiDialog-root') !== null;
    bar.current?.classList.toggle('is-over', isOver);
    document.documentElement.style.setProperty('--toast', `${bar.current?.offsetHeight ?? 0}px`);
  }, [toast]);
  useEffect(() => {
    // What goes while it is pointed at, or has the focus, is not left.
    if (!bar.current?.matches(':hover, :focus-within')) setIsHeld(false);
    if (!toast.open || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) closeToast();
    }, toast.timeout);
    return () => clearInterval(timer);
  }, [toast, isHeld]);
  if (!toast.open) return null;
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
      {action && (
        <Button
          size="small"
          color="inherit"
          title={action.title}
          onClick={() => {
            closeToast();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" color="inherit" aria-label={text('action.close')} onClick={closeToast}>
        <Close fontSize="small" />
      </IconButton>
    </div>
  );
}
