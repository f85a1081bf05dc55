import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Actor, ownsCompany } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { idParams } from '../declarations/schemas.ts';
import { ApiError, type FieldErrors, refusals } from '../errors.ts';
import { type Environment, environments } from '../sending/environment.ts';
import { type ServiceProvider, serviceProviders } from '../sending/provider.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { companiesWithin } from '../storage/scope.ts';
import { badgePassPlace } from './badge-pass.ts';

/** A badge as people enter it; the pass may be left out of a change, which keeps it. */
interface BadgeEntry {
  readonly badge: string;
  readonly description: string;
  readonly csp: ServiceProvider;
  readonly csp_env: Environment;
  readonly csp_client_id: string;
  readonly csp_client_pass: string;
  readonly csp_topic: string;
}
type BadgeChange = { readonly id: number } & Omit<BadgeEntry, 'csp_client_pass'> &
  Partial<Pick<BadgeEntry, 'csp_client_pass'>>;

const columns = ['badge', 'description', 'csp', 'csp_env', 'csp_client_id', 'csp_topic'] as const;
const shown = ['id', ...columns] as const;
const texts = ['badge', 'description', 'csp_client_id', 'csp_client_pass', 'csp_topic'] as const;

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
const text = { type: 'string', maxLength: 200 } as const;
const properties = {
  badge: text,
  description: text,
  csp: { enum: serviceProviders },
  csp_env: { enum: environments },
  csp_client_id: text,
  csp_client_pass: { type: 'string', maxLength: 1000 },
  csp_topic: text,
} as const;

/** A badge as customs takes it in X-Badge-Identifier (reference cds section 5). */
const badgePattern = /^[0-9A-Z]{6,12}$/;
const done = 'Badges successfully updated';

/** So many a company has at most: all of them are one answer. */
const mostBadges = 500;

/**
 * GET /badges/{company}: its badges. POST /badges: a new one. PUT /badges: changes, an array of badges; DELETE
 * /badges: an array of ids; either all of them or none (API-109 to API-112). Owners and administrators write. One
 * badge stands once in a company for a system and an environment: sending picks by it.
 */
export function badgeRoutes(api: FastifyInstance, { db, sealing }: Services): void {
  const write = { access: { resource: 'company', action: 'write' }, cost: 'save' } as const;
  const sealed = (companyId: number, pass: string) => sealing.seal(pass, badgePassPlace(companyId));

  api.get<{ Params: { id: number } }>(
    '/badges/:id',
    { config: { access: { resource: 'company', action: 'read' } }, schema: { params: idParams } },
    async ({ actor, params }) => {
      await requireCompany(db, actor, params.id);
      const data = await db
        .selectFrom('badges')
        .where('company_id', '=', params.id)
        .orderBy('id')
        .select(shown)
        .execute();
      return { data };
    },
  );

  api.post<{ Body: BadgeEntry & { company_id?: number } }>(
    '/badges',
    {
      config: write,
      schema: {
        body: {
          type: 'object',
          required: ['csp', 'csp_env'],
          additionalProperties: false,
          properties: { ...properties, company_id: id },
        },
      },
    },
    async ({ actor, body: { company_id: companyId = actor.companyId, ...entry }, ip }, reply) => {
      requireOwner(actor);
      await requireCompany(db, actor, companyId);
      refuseFaults(faultsOf(entry, texts, ''));
      const { csp_client_pass: pass, ...rest } = entry;
      const data = await db.transaction().execute(async (transaction) => {
        await lockCompanies(transaction, [companyId]);
        await refuseMore(transaction, companyId);
        const created = await transaction
          .insertInto('badges')
          .values({ ...rest, company_id: companyId, csp_client_pass: sealed(companyId, pass) })
          .returning(shown)
          .executeTakeFirstOrThrow();
        await refuseTwins(transaction, [created.id], () => 'badge');
        await note(transaction, { action: 'badges created', actor, ip, ids: [created.id] });
        return created;
      });
      reply.status(201);
      return { data };
    },
  );

  api.put<{ Body: BadgeChange[] }>(
    '/badges',
    {
      config: write,
      schema: {
        body: {
          type: 'array',
          maxItems: 200,
          items: {
            type: 'object',
            required: ['id', 'csp', 'csp_env'],
            additionalProperties: false,
            properties: { ...properties, id },
          },
        },
      },
    },
    async ({ actor, body, ip }) => {
      requireOwner(actor);
      refuseFaults(
        Object.assign(
          {},
          ...body.map((change, index) =>
            faultsOf(
              change,
              texts.filter((name) => name !== 'csp_client_pass' || change.csp_client_pass !== undefined),
              `${index}/`,
            ),
          ),
        ),
      );
      const data = await db.transaction().execute(async (transaction) => {
        const companies = await requireBadges(
          transaction,
          actor,
          body.map((change) => change.id),
        );
        await lockCompanies(transaction, [...companies.values()]);
        const changed = await change(
          transaction,
          body.map(({ csp_client_pass: pass, ...rest }) => ({
            ...rest,
            pass: pass === undefined ? null : sealed(companies.get(rest.id)!, pass),
          })),
        );
        await refuseTwins(
          transaction,
          body.map((change) => change.id),
          (one) => `${body.findIndex((change) => change.id === one)}/badge`,
        );
        await note(transaction, {
          action: 'badges changed',
          actor,
          ip,
          ids: body.map((change) => change.id),
        });
        return changed;
      });
      return { data, message: done };
    },
  );

  api.delete<{ Body: number[] }>(
    '/badges',
    { config: write, schema: { body: { type: 'array', maxItems: 200, items: id } } },
    async ({ actor, body: ids, ip }) => {
      requireOwner(actor);
      await db.transaction().execute(async (transaction) => {
        await requireBadges(transaction, actor, ids);
        if (ids.length > 0) await transaction.deleteFrom('badges').where('id', 'in', ids).execute();
        await note(transaction, { action: 'badges removed', actor, ip, ids });
      });
      return { data: ids, message: done };
    },
  );
}

/** 403 for whoever may not change what is the company's own. */
export function requireOwner(actor: Actor): void {
  if (!ownsCompany(actor)) throw refusals.forbidden();
}

async function requireCompany(db: Database, actor: Actor, companyId: number): Promise<void> {
  const company = await companiesWithin(db, actor)
    .where('id', '=', companyId)
    .select('id')
    .executeTakeFirst();
  if (company === undefined) throw refusals.notFound();
}

/** The companies of these badges, which stay locked; 404 when one of them is out of reach. */
async function requireBadges(
  transaction: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await transaction
    .selectFrom('badges')
    .where('id', 'in', [...ids])
    .where('company_id', 'in', companiesWithin(transaction, actor).select('id'))
    .orderBy('id')
    .forUpdate()
    .select(['id', 'company_id'])
    .execute();
  if (found.length < new Set(ids).size) throw refusals.notFound();
  return new Map(found.map((badge) => [badge.id, badge.company_id]));
}

/** Writes them in one statement; of one that is there twice the last counts. */
async function change(
  transaction: Database,
  changes: readonly (Omit<BadgeChange, 'csp_client_pass'> & { readonly pass: Buffer | null })[],
) {
  const last = [...new Map(changes.map((one) => [one.id, one])).values()];
  const all = <Value>(of: (one: (typeof last)[number]) => Value) => sql.val(last.map(of));
  const { rows } = await sql<Omit<BadgeChange, 'csp_client_pass'>>`
    update badges
    set ${sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`changes.${name}`)}`))},
      csp_client_pass = coalesce(changes.pass, csp_client_pass), updated_at = now()
    from unnest(${all(({ id }) => id)}::bigint[], ${all(({ pass }) => pass)}::bytea[],
      ${sql.join(columns.map((name) => sql`${all((one) => one[name])}::text[]`))})
      as changes (id, pass, ${sql.join(columns.map((name) => sql.ref(name)))})
    where badges.id = changes.id
    returning ${sql.join(shown.map((name) => sql.ref(`badges.${name}`)))}`.execute(transaction);
  const changed = new Map(rows.map((row) => [row.id, row]));
  return changes.map((one) => changed.get(one.id)!);
}

/** Badges of these companies are written one after the other until the transaction ends. */
async function lockCompanies(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .selectFrom('companies')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
    .execute();
}

/** 422 when the company has as many as it may. */
async function refuseMore(transaction: Database, companyId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('badges')
    .where('company_id', '=', companyId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count < mostBadges) return;
  const words = `The company has ${count} badges, which are the most it may have. Remove one first.`;
  throw new ApiError(422, words, { errors: { badge: [words] } });
}

/** 422 when one of these now stands twice in its company for its system and environment. */
async function refuseTwins(
  transaction: Database,
  ids: readonly number[],
  placeOf: (id: number) => string,
): Promise<void> {
  if (ids.length === 0) return;
  const twins = await transaction
    .selectFrom('badges')
    .innerJoin('badges as other', (join) =>
      join
        .onRef('other.company_id', '=', 'badges.company_id')
        .onRef('other.csp', '=', 'badges.csp')
        .onRef('other.csp_env', '=', 'badges.csp_env')
        .onRef('other.badge', '=', 'badges.badge')
        .onRef('other.id', '!=', 'badges.id'),
    )
    .where('badges.id', 'in', [...ids])
    .select(['badges.id', 'badges.badge', 'badges.csp', 'badges.csp_env'])
    .execute();
  if (twins.length === 0) return;
  const errors = twins.map(({ id: twin, badge, csp, csp_env }) => [
    placeOf(twin),
    [`${badge} is there already for ${csp} in ${csp_env}.`],
  ]);
  throw new ApiError(422, 'The company has this badge already.', { errors: Object.fromEntries(errors) });
}

function faultsOf(
  entry: Partial<BadgeEntry>,
  required: readonly (keyof BadgeEntry)[],
  at: string,
): FieldErrors {
  const faults: FieldErrors = {};
  for (const name of required) {
    if (!entry[name]?.trim()) faults[`${at}${name}`] = ['The field is required'];
  }
  if (entry.badge?.trim() && !badgePattern.test(entry.badge))
    faults[`${at}badge`] = ['A badge is 6 to 12 digits and capital letters.'];
  return faults;
}

function refuseFaults(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new ApiError(422, 'The badge is not complete.', { errors });
}

async function note(
  transaction: Database,
  { action, actor, ip, ids }: { action: string; actor: Actor; ip: string; ids: readonly number[] },
): Promise<void> {
  await noteAudit(transaction, {
    action,
    userId: actor.userId,
    companyId: actor.companyId,
    ip,
    detail: { badges: ids },
  });
}
