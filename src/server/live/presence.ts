import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
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
      const found = await declarationsWithin(db, actor)
        .where('id', '=', declarationId)
        .select('id')
        .executeTakeFirst();
      if (found === undefined) return false;
      await db
        .insertInto('open_editors')
        .values({ client, user_id: actor.userId, declaration_id: declarationId, process, expires_at: life })
        .onConflict((conflict) =>
          conflict
            .columns(['client', 'user_id'])
            .doUpdateSet({ declaration_id: declarationId, process, expires_at: life }),
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
        .returning('declaration_id')
        .executeTakeFirst();
      if (gone) await tell(gone.declaration_id);
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
        .where('declaration_id', 'in', declarationIds)
        .where('expires_at', '>', sql<Date>`clock_timestamp()`)
        .orderBy('users.name')
        .select([
          'declaration_id as declarationId',
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
        .returning('declaration_id')
        .execute();
      for (const id of new Set(gone.map(({ declaration_id }) => declaration_id))) await tell(id);
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;

/** The others in a declaration as `viewer` sees them from the windows `own`: each person once. */
export function othersFor(
  viewer: Pick<Actor, 'userId' | 'companyId'>,
  own: ReadonlySet<string>,
  editors: readonly OpenEditor[],
): readonly OtherEditor[] {
  const others = new Map<number, OtherEditor>();
  for (const { userId, client, name, companyId } of editors) {
    const isMe = userId === viewer.userId;
    if (isMe && own.has(client)) continue;
    others.set(userId, { name: isMe || companyId !== viewer.companyId ? null : name, isMe });
  }
  // Oneself comes last.
  return [...others.values()].toSorted((one, other) => Number(one.isMe) - Number(other.isMe));
}
