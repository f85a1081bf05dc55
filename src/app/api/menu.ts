import { api } from './client.ts';

/** An entry of the side menu (D-88). */
export interface MenuItem {
  readonly id: number;
  /** Of the group it stands in. */
  readonly pid: number | null;
  readonly name: string;
  readonly title: string;
  /** '' for a group. */
  readonly url: string;
  readonly icon: string;
  readonly sort_order: number;
  readonly faq: boolean;
}

/** The whole side menu, in its order, then the groups of the plan (SHL-046, SHL-049, D-120). */
export async function readMenu(): Promise<readonly MenuItem[]> {
  const params = { per_page: 999, sort: 'sort_order' };
  const [menu, ofPlan] = await Promise.all(
    ['getMenu', 'getDynamicMenu'].map((call) =>
      api.get<{ data: readonly MenuItem[] }>(`/menu/${call}`, { params }),
    ),
  );
  return [...menu!.data.data, ...ofPlan!.data.data];
}

/** The pages of the help menu (SHL-050). */
export async function readHelpPages(): Promise<readonly MenuItem[]> {
  const { data } = (await api.get<{ data: readonly MenuItem[] }>('/menu/getHelpPages')).data;
  return data.filter(({ faq }) => faq);
}
