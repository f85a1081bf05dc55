import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { allDocumentsWithin } from '../storage/scope.ts';
import { announce } from './events.ts';

/** How often a process says that its editors are open, and after what silence they count as gone, ms. */
export const beatMs = 3000;
const lifeMs = 9000;

/** An editor window that has a declaration open, whichever process its socket stands at. */
export interface OpenEditor {
  readonly declarationId: number;
  readonly client: string;
  readonly userId: number;
  readonly name: string;
  readonly companyId: number;
}

/** Somebody else in the same declaration, as a person is told: no name of a person of another company. */
export interface OtherEditor {
  readonly name: string | null;
  readonly isMe: boolean;
}

/**
 * Who has which declaration open. It stands in the database, so that all processes see the same; a process that
 * was killed no longer beats, and what it left is forgotten after nine seconds.
 */
export function createPresence(db: Database, process: string) {
  const life = sql<Date>`clock_timestamp() + make_interval(secs => ${lifeMs / 1000})`;

  async function tell(declarationId: number): Promise<void> {
    await announce(db, { name: 'editors', declarationId });
  }

  return {
    /** False, without effect, for a declaration out of the actor's reach. */
    async open(actor: Actor, client: string, declarationId: number): Promise<boolean> {
      const found = await allDocumentsWithin(db, actor)
        .where('id', '=', declarationId)
        .select('id')
        .executeTakeFirst();
      if (found === undefined) return false;
      await db
        .insertInto('open_editors')
        .values({ client, user_id: actor.userId, document_id: declarationId, process, expires_at: life })
        .onConflict((conflict) =>
          conflict
            .columns(['client', 'user_id'])
            .doUpdateSet({ document_id: declarationId, process, expires_at: life }),
        )
        .execute();
      await tell(declarationId);
      return true;
    },

    /** Only what this process holds: the window may be back at another one by now. */
    async close(userId: number, client: string): Promise<void> {
      const gone = await db
        .deleteFrom('open_editors')
        .where('client', '=', client)
        .where('user_id', '=', userId)
        .where('process', '=', process)
        .returning('document_id')
        .executeTakeFirst();
      if (gone) await tell(gone.document_id);
    },

    /** Keeps this process's editors open, and forgets those nobody keeps. */
    async beat(): Promise<void> {
      await db.updateTable('open_editors').set({ expires_at: life }).where('process', '=', process).execute();
      await db.deleteFrom('open_editors').where('expires_at', '<', sql<Date>`clock_timestamp()`).execute();
    },

    async editorsOf(declarationIds: readonly number[]): Promise<readonly OpenEditor[]> {
      if (declarationIds.length === 0) return [];
      return await db
        .selectFrom('open_editors')
        .innerJoin('users', 'users.id', 'open_editors.user_id')
        // One parameter, however many there are: the protocol ends at 65,535.
        .where(sql<boolean>`document_id = any(${declarationIds}::int[])`)
        .where('expires_at', '>', sql<Date>`clock_timestamp()`)
        .orderBy('users.name')
        .orderBy('users.id')
        .select([
          'document_id as declarationId',
          'client',
          'users.id as userId',
          'users.name',
          'users.company_id as companyId',
        ])
        .execute();
    },

    /** Ends with the process: all its editors are closed. */
    async end(): Promise<void> {
      const gone = await db
        .deleteFrom('open_editors')
        .where('process', '=', process)
        .returning('document_id')
        .execute();
      for (const id of new Set(gone.map(({ document_id }) => document_id))) await tell(id);
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;

/** Everybody who has one declaration open. */
export interface Crowd {
  /** Each person once. */
  readonly people: readonly OpenEditor[];
  /** The windows of each person. */
  readonly windows: ReadonlyMap<number, ReadonlySet<string>>;
}

/** The crowd of each declaration; every editor is looked at once, however many ask. */
export function crowdsOf(editors: readonly OpenEditor[]): ReadonlyMap<number, Crowd> {
  const crowds = new Map<number, { people: OpenEditor[]; windows: Map<number, Set<string>> }>();
  for (const editor of editors) {
    const { declarationId, userId, client } = editor;
    if (!crowds.has(declarationId)) crowds.set(declarationId, { people: [], windows: new Map() });
    const { people, windows } = crowds.get(declarationId)!;
    const known = windows.get(userId);
    if (known) {
      known.add(client);
      continue;
    }
    people.push(editor);
    windows.set(userId, new Set([client]));
  }
  return crowds;
}

/** Whether a person stands in the crowd in another window than their `own`. */
export function isElsewhere(
  { windows }: Crowd,
  userId: number,
  own: { has(client: string): boolean },
): boolean {
  for (const client of windows.get(userId) ?? []) if (!own.has(client)) return true;
  return false;
}

/** The others of these people as `viewer` sees them: oneself comes last, where one has another window. */
export function othersFor(
  viewer: Pick<Actor, 'userId' | 'companyId'>,
  people: readonly OpenEditor[],
  isMeToo: boolean,
): readonly OtherEditor[] {
  const others = people
    .filter(({ userId }) => userId !== viewer.userId)
    .map(({ name, companyId }) => ({ name: companyId === viewer.companyId ? name : null, isMe: false }));
  return isMeToo ? [...others, { name: null, isMe: true }] : others;
}
