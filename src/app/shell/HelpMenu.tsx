import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { type MenuItem as HelpPage, readHelpPages } from '../api/menu.ts';
import { PopMenu } from '../lists/PopMenu.tsx';
import { text } from '../texts.ts';

interface HelpMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onSupport: () => void;
}

/** The help pages of the server that are flagged faq (SHL-050), and the way to support. */
export function HelpMenu({ anchor, onClose, onSupport }: HelpMenuProps) {
  const [pages, setPages] = useState<readonly HelpPage[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    readHelpPages().then(setPages, (error: unknown) => setFailure(messageOf(error)));
  }, []);
  return (
    <PopMenu label={text('shell.help')} anchor={anchor} onClose={onClose}>
      {!pages && (
        <MenuItem disabled role="menuitem">
          {failure ?? text('shell.loading')}
        </MenuItem>
      )}
      {pages?.map(({ id, title, url }) => (
        <MenuItem key={id} component={Link} to={url} onClick={onClose} className="help-page">
          {title}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          onClose();
          onSupport();
        }}
      >
        {text('shell.support')}
      </MenuItem>
    </PopMenu>
  );
}
