import type { FastifyInstance } from 'fastify';
import { asItStands, type DocumentRef, readDeclaration, readStanding } from '../declarations/edit.ts';
import type { Kind } from '../declarations/kind.ts';
import { idParams } from '../declarations/schemas.ts';
import { answerJson } from '../declarations/view.ts';
import { passingView } from '../sending/kept-passing.ts';
import type { Services } from '../services.ts';
import { editRuns } from './edits.ts';
import { nextPlace, pageOf, pageSize, placeSchema, placesIn } from './pages.ts';
import { doersOf } from './people.ts';
import { comparedRevisions, revisionKey, revisionLists, revisionsOf } from './revisions.ts';

type WithId = { Params: { id: number } };
type Paged = { Querystring: { before?: string } };

/** Lists that a page of the history goes through: edits, mails and who sent what. */
const historyLists = 3;

/**
 * What people did with a document of a kind: GET …/history, edits and mails with who and when, and who sent each message, past
 * which published rules (what customs said is …/notifications); GET …/revisions, and …/revisions/diff, two of them side
 * by side. History and revisions come in pages, the newest first: `meta.next` is the `before` of the next one, null when
 * there is none; `meta.since` when the earliest was of which nothing is left for a later page.
 */
export function historyRoutes(api: FastifyInstance, services: Services, kind: Kind): void {
  const { db } = services;
  const { calls } = kind.addresses;
  const ref = (id: number): DocumentRef => ({ kind: kind.document, id });
  const access = { resource: kind.permissions, action: 'read' } as const;
  const config = { access, cost: 'read' } as const;

  api.get<WithId & Paged>(
    `${calls}/:id/history`,
    { config, schema: { params: idParams, querystring: placeSchema(historyLists) } },
    async ({ actor, params, query }) => {
      const stored = await readStanding(db, actor, ref(params.id));
      const places = placesIn(query.before, historyLists) as [number, number, number];
      const [beforeRevision, beforeMail, beforeMessage] = places;
      const { runs, next: nextRevision } = await editRuns(db, stored.id, beforeRevision);
      const { rows: sent, next: nextMessage } = pageOf(
        await db
          .selectFrom('outbox')
          .where('document_id', '=', stored.id)
          .where('id', '<', beforeMessage)
          .orderBy('id', 'desc')
          .limit(pageSize + 1)
          .select(['id', 'user_id', 'detail'])
          .execute(),
      );
      const { rows: mails, next: nextMail } = pageOf(
        await db
          .selectFrom('mails')
          .where('document_id', '=', stored.id)
          .where('id', '<', beforeMail)
          .orderBy('id', 'desc')
          .limit(pageSize + 1)
          .select(['id', 'subject', 'address', 'state', 'created_at as at', 'sent_at'])
          .execute(),
      );
      const by = await doersOf(db, actor, stored.company_id, [
        ...runs.map(({ userId }) => userId),
        ...sent.map(({ user_id }) => user_id),
      ]);
      // Addresses of people of other companies are theirs.
      const isOwn = stored.company_id === actor.companyId;
      return {
        data: {
          edits: runs.map(({ userId, ...run }) => ({
            kind: 'edit',
            id: run.revision,
            ...run,
            by: by(userId),
          })),
          mails: mails.toReversed().map(({ address, ...mail }) => ({
            kind: 'mail',
            ...mail,
            address: isOwn ? address : null,
          })),
          senders: sent.toReversed().map(({ id, user_id, detail }) => ({
            message: id,
            by: by(user_id),
            ...(detail.passed && { passed: passingView(detail.passed) }),
          })),
        },
        meta: {
          next: nextPlace([nextRevision, nextMail, nextMessage]),
          since: latest([nextRevision > 0 && runs[0]!.since, nextMail > 0 && mails.at(-1)!.at]),
        },
      };
    },
  );

  api.get<WithId & Paged>(
    `${calls}/:id/revisions`,
    { config, schema: { params: idParams, querystring: placeSchema(revisionLists) } },
    async ({ actor, params, query: { before } }) => {
      const { revisions, next } = await revisionsOf(
        db,
        actor,
        await readStanding(db, actor, ref(params.id)),
        before,
      );
      return { data: revisions, meta: { next } };
    },
  );

  api.get<WithId & { Querystring: { from: string; to: string } }>(
    `${calls}/:id/revisions/diff`,
    {
      config: { access, cost: 'check' },
      schema: {
        params: idParams,
        querystring: {
          type: 'object',
          properties: {
            from: { type: 'string', pattern: revisionKey, default: 'now' },
            to: { type: 'string', pattern: revisionKey, default: 'now' },
          },
        },
      },
    },
    async ({ actor, params, query: { from, to } }, reply) =>
      answerJson(
        reply,
        await asItStands(async () =>
          comparedRevisions(services, actor, await readDeclaration(db, actor, ref(params.id)), [from, to]),
        ),
      ),
  );
}

function latest(times: readonly (Date | false)[]): Date | null {
  const known = times.filter((time) => time !== false);
  return known.length === 0 ? null : new Date(Math.max(...known.map(Number)));
}
