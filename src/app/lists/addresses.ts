import type { ListScreen } from '../../engine/list-screen.ts';
import type { CallsAddress, EditorAddress, ListAddress } from '../addresses.ts';

/** Addresses of an area's screens (LST-015 to LST-019). */
export function areaAddresses({
  name,
  editor,
  show,
  import: importing,
}: Pick<ListScreen, 'name' | 'editor' | 'show' | 'import'>) {
  return {
    list: `/${name}` as ListAddress,
    create: `${editor}/create` as EditorAddress,
    import: importing as ListAddress | undefined,
    edit: (id: number | string) => `${editor}/edit/${id}` as EditorAddress,
    show: (id: number | string) => `${show ?? editor}/show/${id}`,
    statistic: (id: number | string) => `/${name}-statistic/${id}`,
  };
}

/** How the calls of a list begin. */
export function callsOf({ calls }: Pick<ListScreen, 'calls'>): CallsAddress {
  return calls as CallsAddress;
}
