import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { accountForms } from '../../generated/account-forms.ts';
import type { TransactionStatus } from '../../generated/types.ts';
import { formBody } from '../accounts/form-body.ts';
import { noteAudit } from '../audit.ts';
import { ApiError, type FieldErrors, refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { requireOwner } from './badges.ts';

type Entry = Required<TransactionStatus>;
type Change = Entry & { readonly id: number };

/** Statuses of one company at most, and so of one call. */
const mostStatuses = 200;
const shown = ['id', 'name', 'corresponding_default_status', 'is_system_default_status'] as const;
const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;

/**
 * /transaction-statuses: what the own company calls its statuses. GET lists them, POST, PUT and DELETE take arrays:
 * entries, entries with id, and ids, each all or none (specification 3 section 7, COM-038, COM-039).
 */
export function transactionStatusRoutes(api: FastifyInstance, { db }: Services): void {
  const read = { access: { resource: 'company', action: 'read' } } as const;
  const write = { access: { resource: 'company', action: 'write' }, cost: 'save' } as const;
  const rows = (items: object) => ({ body: { type: 'array', minItems: 1, maxItems: mostStatuses, items } });

  api.get('/transaction-statuses', { config: read }, async ({ actor }) => ({
    data: await statusesOf(db, actor.companyId),
  }));

  api.post<{ Body: object[] }>(
    '/transaction-statuses',
    { config: write, schema: rows({ type: 'object' }) },
    async ({ actor, body, ip }, reply) => {
      requireOwner(actor);
      const entries = entriesIn(body);
      const data = await db.transaction().execute(async (transaction) => {
        await lockStatuses(transaction, actor.companyId);
        const held = await statusesOf(transaction, actor.companyId);
        refuseTaken([...held, ...entries], entries);
        if (held.length + entries.length > mostStatuses) {
          throw new ApiError(422, `A company has ${mostStatuses} statuses at most.`);
        }
        const created = await transaction
          .insertInto('transaction_statuses')
          .values(entries.map((entry) => ({ ...entry, company_id: actor.companyId })))
          .returning(shown)
          .execute();
        await note(transaction, { action: 'statuses created', actor, ip, ids: created.map((one) => one.id) });
        return created;
      });
      reply.status(201);
      return { data };
    },
  );

  api.put<{ Body: { id: number }[] }>(
    '/transaction-statuses',
    { config: write, schema: rows({ type: 'object', required: ['id'], properties: { id } }) },
    async ({ actor, body, ip }) => {
      requireOwner(actor);
      const entries = entriesIn(body.map(({ id: _, ...rest }) => rest));
      const changes: Change[] = body.map((one, index) => ({ ...entries[index]!, id: one.id }));
      const ids = changes.map((change) => change.id);
      const data = await db.transaction().execute(async (transaction) => {
        await lockStatuses(transaction, actor.companyId);
        const held = await statusesOf(transaction, actor.companyId);
        requireHeld(held, ids);
        for (const change of changes) {
          const before = held.find((one) => one.id === change.id)!;
          const isLocked = before.is_system_default_status;
          if (isLocked && before.corresponding_default_status !== change.corresponding_default_status) {
            throw refusals.fields({ corresponding_default_status: ['A default status keeps its state.'] });
          }
        }
        refuseTaken([...held.filter((one) => !ids.includes(one.id)), ...changes], changes);
        await change(transaction, changes);
        await note(transaction, { action: 'statuses changed', actor, ip, ids });
        return (await statusesOf(transaction, actor.companyId)).filter((one) => ids.includes(one.id));
      });
      return { data };
    },
  );

  api.delete<{ Body: number[] }>(
    '/transaction-statuses',
    { config: write, schema: rows(id) },
    async ({ actor, body: ids, ip }) => {
      requireOwner(actor);
      await db.transaction().execute(async (transaction) => {
        await lockStatuses(transaction, actor.companyId);
        const held = await statusesOf(transaction, actor.companyId);
        requireHeld(held, ids);
        const kept = held.filter((one) => one.is_system_default_status && ids.includes(one.id));
        if (kept.length > 0) {
          const message = 'A default status cannot be removed.';
          throw new ApiError(422, message, { errors: { data: kept.map((one) => one.id), message } });
        }
        await transaction.deleteFrom('transaction_statuses').where('id', 'in', ids).execute();
        await note(transaction, { action: 'statuses removed', actor, ip, ids });
      });
      return { data: ids };
    },
  );
}

/** The entries judged by their form; errors name the place in the array. */
function entriesIn(body: readonly object[]): Entry[] {
  const errors: FieldErrors = {};
  const entries = body.flatMap((one, index) => {
    try {
      return [formBody<TransactionStatus>(accountForms['transaction-status'], one)];
    } catch (error) {
      const found = error instanceof ApiError ? error.body.errors : undefined;
      if (found === undefined) throw error;
      for (const [field, texts] of Object.entries(found as FieldErrors)) errors[`${index}/${field}`] = texts;
      return [];
    }
  });
  if (Object.keys(errors).length > 0) throw refusals.fields(errors);
  return entries;
}

/** 422 on each of these entries whose name another has too (COM-037). */
function refuseTaken(all: readonly Entry[], entries: readonly Entry[]): void {
  const key = ({ name }: Entry) => name.toLowerCase();
  const errors = entries.flatMap((entry, index) =>
    all.some((other) => other !== entry && key(other) === key(entry))
      ? [[`${index}/name`, ['already taken']] as const]
      : [],
  );
  if (errors.length > 0) {
    throw new ApiError(422, 'The name is already taken', { errors: Object.fromEntries(errors) });
  }
}

function requireHeld(held: readonly { readonly id: number }[], ids: readonly number[]): void {
  if (ids.some((one) => held.every((status) => status.id !== one))) throw refusals.notFound();
}

async function statusesOf(db: Database, companyId: number) {
  return await db
    .selectFrom('transaction_statuses')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .select(shown)
    .execute();
}

/** Writes them in one statement; of one that is there twice the last counts. */
async function change(transaction: Database, changes: readonly Change[]): Promise<void> {
  const last = [...new Map(changes.map((one) => [one.id, one])).values()];
  const all = <Value>(of: (one: Change) => Value) => sql.val(last.map(of));
  await sql`
    update transaction_statuses
    set name = changes.name, corresponding_default_status = changes.status, updated_at = now()
    from unnest(${all((one) => one.id)}::bigint[], ${all((one) => one.name)}::text[],
      ${all((one) => one.corresponding_default_status)}::text[]) as changes (id, name, status)
    where transaction_statuses.id = changes.id`.execute(transaction);
}

/** Statuses of a company are written one after the other until the transaction ends. */
async function lockStatuses(transaction: Database, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`statuses of ${companyId}`}, 0))`.execute(
    transaction,
  );
}

async function note(
  transaction: Database,
  {
    action,
    actor,
    ip,
    ids,
  }: {
    readonly action: string;
    readonly actor: { readonly userId: number; readonly companyId: number };
    readonly ip: string;
    readonly ids: readonly number[];
  },
): Promise<void> {
  const { userId, companyId } = actor;
  await noteAudit(transaction, { action, userId, companyId, ip, detail: { ids } });
}
