import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type TransactionForm, transactionForms } from '../../computations/transaction-forms.ts';
import { accountForms } from '../../generated/account-forms.ts';
import { kindNames, kinds } from '../../generated/kinds.ts';
import type { TransactionTabs, UserSettings } from '../../generated/types.ts';
import type { Actor } from '../access.ts';
import { formBody } from '../accounts/form-body.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';

const tabs = Object.keys(accountForms['transaction-tabs'].fields);

/** Lists that the search of the top bar can go to from their area. */
const searchMenu = kindNames
  .filter((kind) => 'daily' in kinds[kind])
  .map((kind) => kinds[kind].addresses.list.slice(1));

/**
 * GET and PUT /user-settings (API-149, API-150), and the tabs that somebody's transactions of a form begin with
 * (API-151, API-152): each their own alone.
 */
export function userSettingsRoutes(api: FastifyInstance, { db }: Services): void {
  const config = { access: 'signed-in' } as const;
  const bodyLimit = 16 * 1024;
  const body = { type: 'object' } as const;

  api.get('/user-settings', { config }, async ({ actor }) => ({ data: await settingsOf(db, actor) }));

  api.put('/user-settings', { config, bodyLimit, schema: { body } }, async ({ actor, body }) => {
    const form = formBody<UserSettings>(accountForms['user-settings'], body);
    await db
      .updateTable('users')
      .set({
        layout: Number(form.layout),
        widgets: JSON.stringify([form.first_widget ?? '', form.second_widget ?? '']),
        open_sidebar: form.open_sidebar ?? false,
      })
      .where('id', '=', actor.userId)
      .execute();
    return { data: await settingsOf(db, actor), message: 'Data saved' };
  });

  interface Params {
    readonly id: number;
    readonly form: TransactionForm;
  }
  const path = '/user-settings/:id/default-transaction-tabs/:form';
  const params = {
    type: 'object',
    properties: { id: { type: 'integer' }, form: { enum: transactionForms } },
  };

  api.get<{ Params: Params }>(path, { config, schema: { params } }, async ({ actor, params }) => {
    requireSelf(actor, params.id);
    return { data: (await tabsOf(db, actor))[params.form] };
  });

  api.put<{ Params: Params }>(
    path,
    { config, bodyLimit, schema: { params, body } },
    async ({ actor, params, body }) => {
      requireSelf(actor, params.id);
      const form = formBody<TransactionTabs>(accountForms['transaction-tabs'], body);
      const data = Object.fromEntries(tabs.map((tab) => [tab, form[tab as keyof TransactionTabs] ?? false]));
      // Those of another form may be saved at the same moment, in another window.
      await db
        .updateTable('users')
        .set({ default_tabs: sql<string>`default_tabs || ${JSON.stringify({ [params.form]: data })}::jsonb` })
        .where('id', '=', actor.userId)
        .execute();
      return { data, message: 'Data saved' };
    },
  );
}

/** Another person's settings are not there. */
function requireSelf(actor: Actor, id: number): void {
  if (actor.userId !== id) throw refusals.notFound();
}

/** How the person wants the app, as the app begins with it (SHL-060 to SHL-062, D-128). */
export async function profileSettingsOf(db: Database, { userId }: Actor) {
  const { layout, widgets, open_sidebar } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['layout', 'widgets', 'open_sidebar'])
    .executeTakeFirstOrThrow();
  return { layout, widgets, openSidebar: open_sidebar };
}

/** The user settings (SHL-095 to SHL-097), and the same choices as the form has them. */
export async function settingsOf(db: Database, actor: Actor) {
  const { layout, widgets, openSidebar } = await profileSettingsOf(db, actor);
  const company = await db
    .selectFrom('companies')
    .where('id', '=', actor.companyId)
    .select(['id', 'csp_env', 'ens_env', 'ncts_env'])
    .executeTakeFirstOrThrow();
  const { userId: id, name, email, plan, isCustomerManager: is_customer_manager } = actor;
  return {
    user: { id, name, email, is_customer_manager, plan, my_company: company },
    user_role: actor.role,
    searchMenu,
    layout: String(layout),
    first_widget: widgets[0] ?? '',
    second_widget: widgets[1] ?? '',
    open_sidebar: openSidebar,
  };
}

/** The tabs of every form; all of them where nobody chose. */
async function tabsOf(db: Database, { userId }: Actor): Promise<Record<TransactionForm, TransactionTabs>> {
  const { default_tabs: chosen } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('default_tabs')
    .executeTakeFirstOrThrow();
  const every: TransactionTabs = Object.fromEntries(tabs.map((tab) => [tab, true]));
  return Object.fromEntries(transactionForms.map((form) => [form, { ...every, ...chosen[form] }])) as Record<
    TransactionForm,
    TransactionTabs
  >;
}
