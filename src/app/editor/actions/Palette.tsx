import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { type RefObject, useRef } from 'react';
import { text } from '../../texts.ts';
import { OverPart } from '../OverPart.tsx';
import { dialogs } from '../parts.ts';
import type { PaletteDialogProps, TypedAhead } from './palette-props.ts';

/** The palette, fetched when first wanted. What is typed for it until it is there, it takes over; Enter too. */
export function Palette(props: Omit<PaletteDialogProps, 'typedAhead'>) {
  const ahead = useRef<TypedAhead>({ words: '', isEntered: false });
  return (
    <OverPart
      part={dialogs}
      onFailure={props.onClose}
      waiting={<PaletteBox kind={props.kind} ahead={ahead} onClose={props.onClose} />}
    >
      {({ PaletteDialog }) => <PaletteDialog {...props} typedAhead={ahead.current} />}
    </OverPart>
  );
}

interface PaletteBoxProps extends Pick<PaletteDialogProps, 'kind' | 'onClose'> {
  readonly ahead: RefObject<TypedAhead>;
}

function PaletteBox({ kind, ahead, onClose }: PaletteBoxProps) {
  const label = text(kind === 'palette' ? 'palette.label' : 'palette.goTo');
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
      <InputBase
        autoFocus
        className="box palette-box"
        onChange={(event) => {
          ahead.current = { ...ahead.current, words: event.target.value };
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          ahead.current = { ...ahead.current, isEntered: true };
        }}
        slotProps={{ input: { 'aria-label': label, autoComplete: 'off', spellCheck: false } }}
      />
      <p className="palette-none" role="status">
        {text('shell.loading')}
      </p>
    </Dialog>
  );
}
