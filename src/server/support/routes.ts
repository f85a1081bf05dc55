import type { FastifyInstance } from 'fastify';
import { attachmentFault, attachmentType, type SupportKind } from '../../computations/attachments.ts';
import { accountForms } from '../../generated/account-forms.ts';
import type { SupportRequest } from '../../generated/types.ts';
import { formBody } from '../accounts/form-body.ts';
import { refusals } from '../errors.ts';
import { FormFile, takingForms } from '../forms.ts';
import { type MailAttachment, queueMail } from '../mail/mail.ts';
import { tellProvider } from '../messages/unread.ts';
import type { Services } from '../services.ts';
import { noteAttempt } from '../sign-in/attempts.ts';
import { contentType } from './content-type.ts';

/** The largest attachment and the form around it, bytes. */
const formLimit = 10_100_000;
/** Of the texts beside it, which are judged whole; far above what the schema takes. */
const bodyLimit = 64 * 1024;

/**
 * POST /contact-support and POST /feedback: title, content and a file, as a form (API-226, API-257, D-11). They are
 * mailed to support, which answers to the person, and told the provider's people.
 */
export async function supportRoutes(
  api: FastifyInstance,
  { db, settings, threads }: Services,
): Promise<void> {
  await takingForms(api, threads, (forms) => {
    for (const kind of ['contact-support', 'feedback'] as const) {
      forms.post<{ Body: { file?: unknown } }>(
        `/${kind}`,
        {
          config: { access: 'signed-in', cost: 'upload', formLimit },
          bodyLimit,
          schema: { body: { type: 'object' } },
        },
        async ({ actor, body, ip }) => {
          const { file, ...rest } = body;
          const form = formBody<SupportRequest>(accountForms['support-request'], rest);
          const attachment =
            file instanceof FormFile && file.size > 0 ? await attachmentOf(kind, file) : undefined;
          await noteAttempt(db, { kind: 'support', email: actor.email, ip });
          const { name, email, companyName: customer } = actor;
          await db.transaction().execute(async (transaction) => {
            await queueMail(transaction, {
              kind,
              address: settings.supportEmail,
              // A form's lines end as those of a mail do; ours end as everywhere else.
              values: { ...form, content: form.content.replace(/\r\n/g, '\n'), name, email, customer },
              replyTo: email,
              ...(attachment && { attachment }),
            });
            const { id } = await transaction
              .insertInto('messages')
              .columns(['user_id', 'name', 'email', 'phone', 'title', 'content'])
              .expression((eb) =>
                eb
                  .selectFrom('users')
                  .where('id', '=', actor.userId)
                  .select(['id', 'name', 'email', 'phone'])
                  .select([eb.val(form.title).as('title'), eb.val(form.content).as('content')]),
              )
              .returning('id')
              .executeTakeFirstOrThrow();
            await tellProvider(transaction, 'external', id);
          });
          return { data: { success: true } };
        },
      );
    }
  });
}

/** Throws 422 when the file is too large, of no kind that is taken, or not what its name says. */
async function attachmentOf(kind: SupportKind, { name, bytes }: FormFile): Promise<MailAttachment> {
  const content = await bytes();
  const type = contentType(content);
  const fault = attachmentFault(kind, { name, type, size: content.length });
  const isAsNamed = attachmentType({ name, type: '' }) === type;
  if (fault !== undefined || !isAsNamed) {
    throw refusals.fields({ file: [fault ?? `${type || name}: not supported format`] });
  }
  return { name, type, content };
}
