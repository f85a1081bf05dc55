import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';

interface PaletteFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where the palette stands, and stood before it was there. */
export function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      disableRestoreFocus
      slotProps={{ paper: { 'aria-label': label } }}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      className="palette"
    >
      {children}
    </Dialog>
  );
}
