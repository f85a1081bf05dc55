import type { EditorServices } from '../../../widgets/index.ts';
import { dateTimeOf } from '../times.ts';
import { api } from './client.ts';

/** A kept party as the API tells it: its own members beside those of its family. */
interface TemplateRow {
  readonly id: number;
  readonly name: string;
  readonly updated_at: string;
  readonly [member: string]: unknown;
}

interface TemplatePage {
  readonly data: readonly TemplateRow[];
  readonly meta: { readonly total: number; readonly last_page: number };
}

/** Kept parties by family, the newest first (API-096, API-097). */
export const keptParties: EditorServices['parties'] = {
  async list(family, { keyword, page }, signal) {
    const params = { sort: 'updated_at', direction: 'desc', current_page: page, per_page: 20, keyword };
    const { data: answer } = await api.get<TemplatePage>(`/templates/${family}`, { params, signal });
    return {
      rows: answer.data.map((row) => ({
        id: row.id,
        name: row.name,
        updated: dateTimeOf(row.updated_at),
        members: Object.fromEntries(
          Object.entries(row).filter((member): member is [string, string] => typeof member[1] === 'string'),
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
