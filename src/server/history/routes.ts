import type { FastifyInstance } from 'fastify';
import type { Actor } from '../access.ts';
import type { StoredDeclaration } from '../declarations/edit.ts';
import { idParams } from '../declarations/schemas.ts';
import { answerJson } from '../declarations/view.ts';
import { refusals } from '../errors.ts';
import { passingView } from '../sending/passed-checks.ts';
import type { Services } from '../services.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { editRuns } from './edits.ts';
import { doersOf } from './people.ts';
import { comparedRevisions, revisionKey, revisionsOf } from './revisions.ts';

type WithId = { Params: { id: number } };

/**
 * What people did with a declaration: GET …/history, edits and mails with who and when, and who sent each message, past
 * which published rules (what customs said is …/notifications); GET …/revisions, and …/revisions/diff, two of them side
 * by side.
 */
export function historyRoutes(api: FastifyInstance, services: Services): void {
  const { db } = services;
  const access = { resource: 'customs-declaration', action: 'read' } as const;
  const config = { access, cost: 'read' } as const;

  api.get<WithId>(
    '/customs-declarations/:id/history',
    { config, schema: { params: idParams } },
    async ({ actor, params }) => {
      const stored = await required(actor, params.id);
      const runs = await editRuns(db, stored.id);
      const sent = await db
        .selectFrom('outbox')
        .where('declaration_id', '=', stored.id)
        .orderBy('id')
        .select(['id', 'user_id', 'detail'])
        .execute();
      const mails = await db
        .selectFrom('mails')
        .where('declaration_id', '=', stored.id)
        .orderBy('id')
        .select(['id', 'subject', 'address', 'state', 'created_at as at', 'sent_at'])
        .execute();
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
          mails: mails.map(({ address, ...mail }) => ({
            kind: 'mail',
            ...mail,
            address: isOwn ? address : null,
          })),
          senders: sent.map(({ id, user_id, detail }) => ({
            message: id,
            by: by(user_id),
            ...(detail.passed && { passed: passingView(detail.passed) }),
          })),
        },
      };
    },
  );

  api.get<WithId>(
    '/customs-declarations/:id/revisions',
    { config, schema: { params: idParams } },
    async ({ actor, params }) => ({
      data: await revisionsOf(db, actor, await required(actor, params.id)),
    }),
  );

  api.get<WithId & { Querystring: { from: string; to: string } }>(
    '/customs-declarations/:id/revisions/diff',
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
        await comparedRevisions(services, actor, await required(actor, params.id), [from, to]),
      ),
  );

  async function required(actor: Actor, id: number): Promise<StoredDeclaration> {
    const stored = await declarationsWithin(db, actor)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .selectAll()
      .executeTakeFirst();
    if (stored === undefined) throw refusals.documentNotFound();
    return stored;
  }
}
