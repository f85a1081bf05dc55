import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import type { ComponentProps } from 'react';

/** The browser's own select, as the forms show it. */
export function ChoiceBox(props: ComponentProps<'select'>) {
  return (
    <span className="box is-choice">
      <select {...props} />
      <ExpandMore className="choice-mark" />
    </span>
  );
}
