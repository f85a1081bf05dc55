import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idParams } from '../declarations/schemas.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';

/** Mails of one answer. */
const pageSize = 50;

const thisComputer = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/**
 * Whether mails stay here to be read: without a mail server, which production always has, and only where no other
 * computer can ask for them, be it through a proxy.
 */
export function hasMailbox({ smtpUrl, production, host, trustProxy }: Settings): boolean {
  return smtpUrl === '' && !production && trustProxy === 0 && thisComputer.has(host);
}

/**
 * GET /mailbox: what was mailed, newest first; `before` goes on after the oldest shown. GET /mailbox/{id}/attachment:
 * the file of one. Everybody may read it, for without a mail server it alone has the codes by which people come in:
 * where there is a mail server these routes do not exist, nor under a name that is not this computer's: a page of
 * elsewhere may have its name lead here.
 */
export function mailboxRoutes(api: FastifyInstance, { db, settings }: Services): void {
  if (!hasMailbox(settings)) return;
  const onRequest = async ({ hostname }: FastifyRequest) => {
    if (!thisComputer.has(hostname)) throw refusals.notFound();
  };

  api.get<{ Querystring: { before?: number } }>(
    '/mailbox',
    {
      config: { access: 'public' },
      onRequest,
      schema: {
        querystring: {
          type: 'object',
          properties: { before: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
        },
      },
    },
    async ({ query: { before } }) => {
      let mails = db.selectFrom('mails').where('state', '!=', 'sent');
      if (before !== undefined) mails = mails.where('id', '<', before);
      const data = await mails
        .orderBy('id', 'desc')
        .limit(pageSize)
        .select(['id', 'address', 'reply_to', 'subject', 'body', 'attachment_name', 'created_at'])
        .execute();
      return { data, meta: { next: data.length === pageSize ? data.at(-1)!.id : null } };
    },
  );

  api.get<{ Params: { id: number } }>(
    '/mailbox/:id/attachment',
    { config: { access: 'public' }, onRequest, schema: { params: idParams } },
    async ({ params }, reply) => {
      const mail = await db
        .selectFrom('mails')
        .where('id', '=', params.id)
        .select(['attachment', 'attachment_name'])
        .executeTakeFirst();
      if (!mail?.attachment) throw refusals.notFound();
      const name = encodeURIComponent(mail.attachment_name ?? 'attachment');
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .send(mail.attachment);
    },
  );
}
