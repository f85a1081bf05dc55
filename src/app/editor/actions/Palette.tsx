import InputBase from '@mui/material/InputBase';
import { useRef } from 'react';
import { text } from '../../texts.ts';
import { OverPart } from '../OverPart.tsx';
import { dialogs } from '../parts.ts';
import { PaletteFrame } from './PaletteFrame.tsx';
import type { PaletteDialogProps, TypedAhead } from './palette-props.ts';

/** The palette, fetched when first wanted. What is typed for it until it is there, it takes over; Enter too. */
export function Palette(props: Omit<PaletteDialogProps, 'typedAhead' | 'label'>) {
  const ahead = useRef<TypedAhead>({ words: '', isEntered: false });
  const { kind, onClose } = props;
  const label = text(kind === 'palette' ? 'palette.label' : 'palette.goTo');
  return (
    <OverPart
      part={dialogs}
      onFailure={onClose}
      waiting={
        <PaletteFrame label={label} onClose={onClose}>
          <InputBase
            autoFocus
            className="box palette-box"
            placeholder={text('shell.loading')}
            onChange={(event) => {
              ahead.current.words = event.target.value;
            }}
            onKeyDown={(event) => {
              ahead.current.isEntered ||= event.key === 'Enter';
            }}
            slotProps={{ input: { 'aria-label': label } }}
          />
        </PaletteFrame>
      }
    >
      {({ PaletteDialog }) => <PaletteDialog {...props} label={label} typedAhead={ahead.current} />}
    </OverPart>
  );
}
