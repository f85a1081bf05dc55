import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Close from '@mui/icons-material/CloseRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useCallback, useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { type MenuItem, readMenu } from '../api/menu.ts';
import type { Counters } from '../api/session.ts';
import { text } from '../texts.ts';
import { useShell } from './shell-state.ts';
import './menu-drawer.css';

interface MenuDrawerProps {
  readonly onClose: () => void;
}

/**
 * The side drawer with the menu of the server: groups that open, and a control that closes it (SHL-041, SHL-046,
 * SHL-047). It lies over the page, on a phone over all of it (SHL-042).
 */
export function MenuDrawer({ onClose }: MenuDrawerProps) {
  return (
    <Drawer
      open
      onClose={onClose}
      transitionDuration={80}
      slotProps={{ paper: { className: 'drawer', role: 'dialog', 'aria-label': text('shell.menu') } }}
    >
      <MenuPanel onClose={onClose} onGo={onClose} isFocused />
    </Drawer>
  );
}

interface MenuPanelProps extends MenuDrawerProps {
  /** Called when an entry leads to its page. */
  readonly onGo?: () => void;
  /** The focus goes to the control that closes it. */
  readonly isFocused?: boolean;
}

/** The same without a drawer around it, for where it stands beside the page. */
export function MenuPanel({ onClose, onGo, isFocused = false }: MenuPanelProps) {
  const [items, setItems] = useState<readonly MenuItem[]>();
  const [failure, setFailure] = useState<string>();
  const read = useCallback(() => {
    setFailure(undefined);
    readMenu().then(setItems, (error: unknown) => setFailure(messageOf(error)));
  }, []);
  useEffect(read, [read]);
  return (
    <>
      <div className="drawer-head">
        <img src="/icon.svg" alt="" width={24} height={24} />
        <strong>{text('account.brand')}</strong>
        <IconButton aria-label={text('shell.closeMenu')} onClick={onClose} autoFocus={isFocused}>
          <Close fontSize="small" />
        </IconButton>
      </div>
      {failure && (
        <div role="alert">
          <p>{failure}</p>
          <Button onClick={read}>{text('action.tryAgain')}</Button>
        </div>
      )}
      {!items && !failure && <p role="status">{text('shell.loading')}</p>}
      {items && <Level items={items} of={null} onGo={onGo} />}
    </>
  );
}

interface LevelProps {
  readonly items: readonly MenuItem[];
  readonly of: number | null;
  readonly onGo: (() => void) | undefined;
}

/** The entries of one group, or of the menu itself. */
function Level({ items, of, onGo }: LevelProps) {
  return (
    <ul className="drawer-level">
      {items
        .filter(({ pid }) => pid === of)
        .map((item) => (
          <li key={item.id}>
            {item.url === '' ? (
              <Group item={item} items={items} onGo={onGo} />
            ) : (
              <NavLink to={item.url} onClick={onGo}>
                {item.title}
                <Badge of={item.name} />
              </NavLink>
            )}
          </li>
        ))}
    </ul>
  );
}

/** Counters whose sum an entry of this name shows (SHL-048): the provider's messages, and a customer's own. */
const counted: Readonly<Record<string, readonly (keyof Counters)[]>> = {
  messages: ['internal', 'external', 'upgrade_plan'],
  'client-messages': ['internal'],
};

/** How many messages of an entry are unread. */
function Badge({ of }: { of: string }) {
  const counters = useShell((state) => state.counters);
  const count = counted[of]?.reduce((sum, kind) => sum + counters[kind], 0) ?? 0;
  if (count === 0) return null;
  return (
    <span className="drawer-badge num">
      {count}
      <span className="visually-hidden"> {text('shell.unread')}</span>
    </span>
  );
}

/** A group, open at first where the page stands in it. */
function Group({ item, items, onGo }: Omit<LevelProps, 'of'> & { item: MenuItem }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(() => isWithin(items, item.id, pathname));
  const Mark = isOpen ? ExpandMore : ChevronRight;
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {item.title}
        <Mark fontSize="small" />
      </button>
      {isOpen && <Level items={items} of={item.id} onGo={onGo} />}
    </>
  );
}

function isWithin(items: readonly MenuItem[], group: number, pathname: string): boolean {
  return items.some(
    ({ id, pid, url }) =>
      pid === group && (url === '' ? isWithin(items, id, pathname) : pathname.startsWith(url)),
  );
}
