import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { ApiError, refusals } from '../errors.ts';
import { announce } from '../live/events.ts';
import { newestMessage } from '../sending/newest-message.ts';
import type { Database } from '../storage/database.ts';
import { allDocumentsWithin } from '../storage/scope.ts';
import { authorisationOf, reasons, sealedTokens } from './bearer.ts';
import type { Sealing } from './sealing.ts';
import { type Application, consentAddress, exchangeCode } from './token-endpoint.ts';

/** Why a person is sent to customs: the document that waits, and what is to be sent of it afterwards. */
export interface Errand {
  readonly id: number;
  readonly provider: string;
  /** CDS, CTC or ENS: the calls name it env (D-121). */
  readonly env: string;
  readonly type: string;
}

/** not-needed: the authority of the settings takes the fixed token. */
type AuthorisationState = 'not-needed' | 'none' | 'granted' | 'ended';

/** How people grant us sending, and how it stands with each. Undefined application: nobody needs to. */
export interface Authorisation {
  stateOf(userId: number): Promise<AuthorisationState>;
  /** 404 for a document out of the person's reach. */
  requireDocument(actor: Actor, id: number): Promise<void>;
  /** The address at which the person grants it. 404 for a document out of reach, 409 when none is needed. */
  request(actor: Actor, errand: Errand, redirectUri: string): Promise<string>;
  /** Takes somebody who comes back; answers their errand, undefined for a state nobody is out with. */
  receive(state: string, code: string | undefined): Promise<Errand | undefined>;
  /** 422 when this person did not come back with this code for this errand in time. */
  recognise(actor: Actor, errand: Omit<Errand, 'provider'>, code: string): Promise<Errand>;
  /** Exchanges the code for tokens and keeps them; what waited for them leaves. 422 and 409 say why not. */
  complete(actor: Actor, errand: Omit<Errand, 'provider'>, code: string, ip: string): Promise<void>;
  forget(actor: Actor, ip: string): Promise<void>;
}

/** How long somebody may take to sign in there, at most. */
const errandMinutes = 60;

export function createAuthorisation(options: {
  db: Database;
  application: Application | undefined;
  sealing: Sealing;
}): Authorisation {
  const { db, application, sealing } = options;

  /** The open errand this person came back from with this code. */
  const openErrand = (actor: Actor, { id, env, type }: Omit<Errand, 'provider'>, code: string) =>
    db
      .selectFrom('authorisation_requests')
      .where('user_id', '=', actor.userId)
      .where('code_hash', '=', hashOf(code))
      .where('record_id', '=', id)
      .where('system', '=', env)
      .where('type', '=', type)
      .where('expires_at', '>', sql<Date>`now()`);

  async function requireDocument(actor: Actor, id: number): Promise<void> {
    const declaration = await allDocumentsWithin(db, actor)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (declaration === undefined) throw refusals.documentNotFound();
  }

  return {
    async stateOf(userId) {
      if (application === undefined) return 'not-needed';
      const row = await authorisationOf(db, userId, application.url).executeTakeFirst();
      if (row === undefined) return 'none';
      return row.ended_at === null ? 'granted' : 'ended';
    },

    requireDocument,

    async request(actor, { id, provider, env, type }, redirectUri) {
      await requireDocument(actor, id);
      if (application === undefined)
        throw new ApiError(409, 'The customs authority of this Tidewaiter asks for no authorisation.');
      const state = randomBytes(32).toString('base64url');
      await db.deleteFrom('authorisation_requests').where('expires_at', '<', sql<Date>`now()`).execute();
      await db
        .insertInto('authorisation_requests')
        .values({
          user_id: actor.userId,
          state_hash: hashOf(state),
          redirect_uri: redirectUri,
          provider,
          system: env,
          record_id: id,
          type,
          expires_at: new Date(Date.now() + errandMinutes * 60_000),
        })
        .execute();
      return consentAddress(application, redirectUri, state);
    },

    async receive(state, code) {
      const open = db
        .updateTable('authorisation_requests')
        .where('state_hash', '=', hashOf(state))
        .where('code_hash', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`);
      // A state works once: a refusal there ends the errand like a code does.
      const row = await open
        .set(code === undefined ? { expires_at: new Date() } : { code_hash: hashOf(code) })
        .returning(['provider', 'system', 'record_id', 'type'])
        .executeTakeFirst();
      return row && { id: row.record_id, provider: row.provider, env: row.system, type: row.type };
    },

    async recognise(actor, errand, code) {
      const row = await openErrand(actor, errand, code).select('provider').executeTakeFirst();
      if (row === undefined) throw codeExpired();
      return { ...errand, provider: row.provider };
    },

    async complete(actor, errand, code, ip) {
      const row = await openErrand(actor, errand, code).select(['id', 'redirect_uri']).executeTakeFirst();
      const taken =
        row &&
        (await db
          .deleteFrom('authorisation_requests')
          .where('id', '=', row.id)
          .returning('id')
          .executeTakeFirst());
      if (row === undefined || taken === undefined || application === undefined) throw codeExpired();

      const answer = await exchangeCode(application, { code, redirectUri: row.redirect_uri });
      if (answer.kind === 'refused' && answer.error === 'invalid_grant') throw codeExpired();
      if (answer.kind === 'refused')
        throw new ApiError(
          409,
          `HMRC does not know this Tidewaiter (${answer.error}). Tell whoever runs it.`,
        );
      if (answer.kind === 'away')
        throw new ApiError(409, 'HMRC gave no answer, so nothing was granted. Authorise once more.');
      const of = { user_id: actor.userId, authority: application.url };
      const columns = {
        ...sealedTokens(sealing, of, answer.tokens),
        granted_at: new Date(),
        renewed_at: null,
        ended_at: null,
        renewing_until: new Date(0),
      };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('authorisations')
          .values({ ...of, ...columns })
          .onConflict((conflict) => conflict.columns(['user_id', 'authority']).doUpdateSet(columns))
          .execute();
        await releaseWaiting(transaction, actor.userId);
        await noteAudit(transaction, {
          action: 'customs authorisation granted',
          userId: actor.userId,
          companyId: actor.companyId,
          ip,
        });
      });
    },

    async forget(actor, ip) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('authorisations').where('user_id', '=', actor.userId).execute();
        await transaction.deleteFrom('authorisation_requests').where('user_id', '=', actor.userId).execute();
        await noteAudit(transaction, {
          action: 'customs authorisation forgotten',
          userId: actor.userId,
          companyId: actor.companyId,
          ip,
        });
      });
    },
  };
}

/** Why this person cannot send of this declaration now, with what was sent of it last; undefined when nothing is wanting. */
export async function authorisationWanting(
  { db, authorisation }: { readonly db: Database; readonly authorisation: Authorisation },
  actor: Actor,
  declarationId: number,
): Promise<ApiError | undefined> {
  const state = await authorisation.stateOf(actor.userId);
  if (state === 'not-needed' || state === 'granted') return undefined;
  const outbox = await newestMessage(db, actor, declarationId);
  return new ApiError(409, reasons[state], { data: { outbox, authorisation: state } });
}

async function releaseWaiting(transaction: Database, userId: number): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute();
  await announce(transaction, { name: 'outbox' });
}

function codeExpired(): ApiError {
  return new ApiError(
    422,
    'Authorisation code has been expired. Please login to you Government Gateway account one more time.',
  );
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
