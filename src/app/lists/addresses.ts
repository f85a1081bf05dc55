import type { ListScreen } from '../../engine/list-screen.ts';

/** Addresses of an area's screens (LST-015 to LST-019). */
export function areaAddresses({ name, editor, show }: Pick<ListScreen, 'name' | 'editor' | 'show'>) {
  return {
    list: `/${name}`,
    create: `${editor}/create`,
    import: `/${name}/import`,
    edit: (id: number | string) => `${editor}/edit/${id}`,
    show: (id: number | string) => `${show ?? editor}/show/${id}`,
    statistic: (id: number | string) => `/${name}-statistic/${id}`,
  };
}
