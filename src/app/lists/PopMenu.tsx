import Box from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckedBox from '@mui/icons-material/CheckBoxRounded';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

export { ChoiceList } from './ChoiceList.tsx';
export { DayBox } from './DayBox.tsx';
export { MenuItem };

interface PopMenuProps {
  readonly label: string;
  /** What it opens under; closed without. */
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu under its button. It is a region of its own: what stands outside of all is hard to find for a screen reader. */
export function PopMenu({ label, anchor, onClose, children }: PopMenuProps) {
  return (
    <Menu
      open={anchor !== undefined}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={80}
      slotProps={{
        list: { dense: true, 'aria-label': label },
        paper: { role: 'region', 'aria-label': label, className: 'column-menu' },
      }}
    >
      {children}
    </Menu>
  );
}

/** A small dialog under its button. */
export function PopDialog({ label, anchor, onClose, children }: PopMenuProps) {
  return (
    <Popover
      open={anchor !== undefined}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={80}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'list-popover' } }}
    >
      {children}
    </Popover>
  );
}

interface TickItemProps {
  readonly words: string;
  readonly isTicked: boolean;
  readonly onClick: () => void;
}

/** An item of a menu that is on or off. */
export function TickItem({ words, isTicked, onClick, ...fromMenu }: TickItemProps) {
  const Icon = isTicked ? CheckedBox : Box;
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isTicked} onClick={onClick} {...fromMenu}>
      <span className="list-tick-item">
        <Icon fontSize="small" className="list-tick-icon" />
        {words}
      </span>
    </MenuItem>
  );
}
