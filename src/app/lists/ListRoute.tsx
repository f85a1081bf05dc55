import type { DocumentKind } from '../../engine/document-kind.ts';
import type { ListScreen } from '../../engine/list-screen.ts';
import { kindNames, kinds } from '../../generated/kinds.ts';
import { listScreens } from '../../generated/list-screens.ts';
import { useWordsOf } from '../document-words.ts';
import { ListPage } from './ListPage.tsx';

/** The list at an address, of a kind with an editor. */
export function ListRoute({ address }: { readonly address: string }) {
  return <ListOf screen={listScreens[address.slice(1) as keyof typeof listScreens]} />;
}

const kindsByList: readonly DocumentKind[] = kindNames.map((name) => kinds[name]);

/** A list as it is described. */
export function ListOf({ screen }: { readonly screen: ListScreen }) {
  useWordsOf(kindsByList.find(({ addresses: { list, show } }) => [list, show].includes(`/${screen.name}`)));
  return <ListPage screen={screen} />;
}
