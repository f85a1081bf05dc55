import type { EditorServices } from '../../../widgets/index.ts';
import { templateKey } from '../../engine/index.ts';
import { dateTimeOf } from '../times.ts';
import { api } from './client.ts';
import type { Customer } from './documents.ts';

/** A kept party: its own members beside those of its family (CUS-173, CUS-174). */
interface CustomerTemplate {
  readonly id: number;
  readonly name: string;
  readonly updatedAt: string;
  readonly userId: number;
  readonly createdAt: string;
  readonly [member: string]: unknown;
}

/** A page of them, their members as the API names them. */
interface TemplatePage {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly meta: { readonly total: number; readonly last_page: number };
}

/** A kept party with its members as the application names them. */
export function customerTemplate(row: Readonly<Record<string, unknown>>): CustomerTemplate {
  const members = Object.entries(row).map(([name, value]) => [templateKey(name), value]);
  return Object.fromEntries(members) as CustomerTemplate;
}

/** Kept parties by family, the newest first (API-096, API-097, API-101). */
export const keptParties: EditorServices['parties'] = {
  async list(family, { keyword, page }, signal) {
    const params = { sort: 'updated_at', direction: 'desc', current_page: page, per_page: 20, keyword };
    const { data: answer } = await api.get<TemplatePage>(`/templates/${family}`, {
      params,
      signal,
      isPage: true,
    });
    return {
      rows: answer.data.map(customerTemplate).map(({ id, name, updatedAt, ...members }) => ({
        id,
        name,
        updated: dateTimeOf(updatedAt),
        members: Object.fromEntries(
          Object.entries(members).filter(
            (member): member is [string, string] => typeof member[1] === 'string',
          ),
        ),
      })),
      total: answer.meta.total,
      lastPage: answer.meta.last_page,
    };
  },
  async keep(family, name, members) {
    await api.post(`/templates/${family}`, { ...members, template_name: name });
  },
};

/** The kept party with this number that a declaration is made for; undefined for none within reach. */
export async function readCustomer(id: number, signal: AbortSignal): Promise<Customer | undefined> {
  const answer = await api.get<{ data: readonly Customer[] }>('/list-customers', { params: { id }, signal });
  return answer.data.data[0];
}
