import type { ListScreen } from '../../engine/list-screen.ts';
import { listScreens } from '../../generated/list-screens.ts';
import { ListPage } from './ListPage.tsx';

interface ListRouteProps {
  readonly address: string;
  /** The address it has for whoever reads its records and changes none. */
  readonly read?: string;
}

/** The list at an address. */
export function ListRoute({ address, read }: ListRouteProps) {
  const screen = listScreens[address.slice(1) as keyof typeof listScreens];
  return <ListPage screen={read === undefined ? screen : toRead(screen, read)} />;
}

const readLists = new Map<string, ListScreen>();

/** The same list with what readers do: its rows open to be read. */
function toRead(screen: ListScreen, address: string): ListScreen {
  const known = readLists.get(address);
  if (known) return known;
  const actions = screen.actions.filter(({ needs }) => needs === 'read');
  const made: ListScreen = { ...screen, name: address.slice(1), actions, opens: 'show' };
  readLists.set(address, made);
  return made;
}
