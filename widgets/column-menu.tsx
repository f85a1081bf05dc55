import Box from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckedBox from '@mui/icons-material/CheckBoxRounded';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Columns } from './columns.ts';
import { useEditor } from './editor-services.ts';

interface ColumnMenuProps {
  readonly columns: Columns;
  /** The table's own name, for the name of the button. */
  readonly label: string;
  readonly isSmall?: boolean;
}

/** Which columns a table shows. A column that holds something stays. */
export function ColumnMenu({ columns, label, isSmall }: ColumnMenuProps) {
  const { text } = useEditor();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = text('columns.of', { list: label });
  return (
    <>
      {isSmall ? (
        <IconButton
          size="small"
          title={text('columns.title')}
          aria-label={name}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      ) : (
        <Button
          size="small"
          startIcon={<ViewColumn />}
          aria-label={name}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {text('columns.title')}
        </Button>
      )}
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        transitionDuration={80}
        slotProps={{ list: { dense: true, 'aria-label': name }, paper: { className: 'column-menu' } }}
      >
        {columns.all.map((field) => {
          const isShown = columns.shown.includes(field);
          const Icon = isShown ? CheckedBox : Box;
          return (
            <MenuItem
              key={field.name}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => columns.toggle(field.name)}
            >
              <Icon fontSize="small" className="column-box" />
              {field.label}
              {field.help.dataElement && <span className="field-element">{field.help.dataElement}</span>}
            </MenuItem>
          );
        })}
        {columns.isChosen && <MenuItem onClick={columns.reset}>{text('columns.reset')}</MenuItem>}
      </Menu>
    </>
  );
}
