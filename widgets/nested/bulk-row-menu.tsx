import ArrowDropDown from '@mui/icons-material/ArrowDropDownRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { BulkRow, ListDefinition, Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { useLate } from '../use-late.ts';
import { bulkWords } from './bulk-rows.ts';
import { focusSeen } from './use-nested-actions.ts';

const fetchDialog = async () => (await import('./bulk-row-dialog.tsx')).BulkRowDialog;

interface BulkRowMenuProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly picked: readonly string[];
  readonly isFixed: boolean;
  /** The action was done: nothing is selected any more (LST-077). */
  readonly onDone: () => void;
}

/** What can be created in every selected row at once, in the order of the description (LST-076). */
export function BulkRowMenu({ path, list, picked, isFixed, onDone }: BulkRowMenuProps) {
  const { text } = useEditor();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [bulk, setBulk] = useState<BulkRow>();
  const [BulkRowDialog, want] = useLate(fetchDialog);
  const { bulkRows = [] } = list;
  if (bulkRows.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        endIcon={<ArrowDropDown />}
        disabled={isFixed}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('rows.create')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        transitionDuration={80}
        disableRestoreFocus={bulk !== undefined}
        slotProps={{
          list: { 'aria-label': text('rows.create') },
          paper: { role: 'region', 'aria-label': text('rows.create') },
        }}
      >
        {bulkRows.map((one) => (
          <MenuItem
            key={one.action}
            onClick={() => {
              setAnchor(undefined);
              want();
              setBulk(one);
            }}
          >
            {text(bulkWords(one))}
          </MenuItem>
        ))}
      </Menu>
      {bulk && BulkRowDialog && (
        <BulkRowDialog
          path={path}
          list={list}
          picked={picked}
          bulk={bulk}
          onClose={() => setBulk(undefined)}
          onDone={() => {
            setBulk(undefined);
            onDone();
            focusSeen(picked);
          }}
        />
      )}
    </>
  );
}
