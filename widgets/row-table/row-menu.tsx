import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEditor } from '../editor-services.ts';

export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly row: string;
}

interface RowMenuProps {
  readonly menu: OpenMenu | undefined;
  /** No row may be added. */
  readonly isClosed: boolean;
  /** No row may go. */
  readonly isFixed: boolean;
  /** Closed without a choice. */
  readonly onClose: () => void;
  readonly onDuplicate: (row: string) => void;
  readonly onInsertAbove: (row: string) => void;
  readonly onDelete: (row: string) => void;
}

/** What can be done with one row: duplicate, insert above, delete. */
export function RowMenu(props: RowMenuProps) {
  const { text } = useEditor();
  const { menu, isClosed } = props;
  const choose = (act: (row: string) => void) => () => {
    props.onClose();
    if (menu) act(menu.row);
  };
  return (
    <Menu
      open={menu !== undefined}
      anchorEl={menu?.anchor}
      onClose={() => {
        props.onClose();
        menu?.anchor.focus();
      }}
      disableRestoreFocus
      transitionDuration={80}
    >
      <MenuItem disabled={isClosed} onClick={choose(props.onDuplicate)}>
        {text('rows.duplicate')}
        <kbd>Ctrl+Shift+D</kbd>
      </MenuItem>
      <MenuItem disabled={isClosed} onClick={choose(props.onInsertAbove)}>
        {text('rows.insertAbove')}
      </MenuItem>
      <MenuItem disabled={props.isFixed} onClick={choose(props.onDelete)}>
        {text('action.delete')}
        <kbd>Ctrl+Delete</kbd>
      </MenuItem>
    </Menu>
  );
}
