import type { ListScreen } from '../../engine/list-screen.ts';
import { listScreens } from '../../generated/list-screens.ts';
import { ListPage } from './ListPage.tsx';

/** The list at an address, of a kind with an editor. */
export function ListRoute({ address }: { readonly address: string }) {
  return <ListOf screen={listScreens[address.slice(1) as keyof typeof listScreens]} />;
}

/** A list as it is described. */
export function ListOf({ screen }: { readonly screen: ListScreen }) {
  return <ListPage screen={screen} />;
}
