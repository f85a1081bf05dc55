import { listScreens } from '../../generated/list-screens.ts';
import { ListPage } from './ListPage.tsx';

/** The list at an address. */
export function ListRoute({ address }: { readonly address: string }) {
  return <ListPage screen={listScreens[address.slice(1) as keyof typeof listScreens]} />;
}
