import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { avatarFault } from '../../computations/attachments.ts';
import { accountForms } from '../../generated/account-forms.ts';
import type { Profile } from '../../generated/types.ts';
import type { Actor } from '../access.ts';
import { formBody } from '../accounts/form-body.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { FormFile, takingForms } from '../forms.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { contentType } from '../support/content-type.ts';

/** The largest picture and the form around it, bytes. */
const bodyLimit = 3_300_000;

/**
 * GET and PUT /account/profile (API-141, API-142). The picture comes as a file `avatar` of the form; an empty text
 * there removes it.
 */
export async function profileRoutes(api: FastifyInstance, { db }: Services): Promise<void> {
  api.get('/account/profile', { config: { access: 'signed-in' } }, async ({ actor }) => ({
    data: await profileOf(db, actor),
  }));

  await takingForms(api, (forms) => {
    forms.put<{ Body: { avatar?: unknown } }>(
      '/account/profile',
      { config: { access: 'signed-in' }, bodyLimit, schema: { body: { type: 'object' } } },
      async ({ actor, body, ip }) => {
        const { avatar, ...rest } = body;
        const form: Profile = formBody<Profile>(accountForms.profile, rest);
        const picture = await pictureIn(avatar);
        await db.transaction().execute(async (transaction) => {
          await transaction
            .updateTable('users')
            .set({
              name: form.name ?? '',
              second_name: form.second_name ?? '',
              birthday: form.birthday ?? '',
              phone: form.phone ?? '',
              job_position: form.job_position ?? '',
              ...picture,
              updated_at: sql<Date>`now()`,
            })
            .where('id', '=', actor.userId)
            .execute();
          const { userId, companyId } = actor;
          await noteAudit(transaction, { action: 'profile changed', userId, companyId, ip });
        });
        return { data: await profileOf(db, actor), message: 'Data has been saved.' };
      },
    );
  });
}

/** What changes of the picture; nothing where the form says nothing of it. */
async function pictureIn(avatar: unknown): Promise<{ avatar?: Buffer | null; avatar_type?: string | null }> {
  if (avatar === undefined) return {};
  if (avatar === '') return { avatar: null, avatar_type: null };
  const content = avatar instanceof FormFile ? await avatar.bytes() : Buffer.alloc(0);
  const type = contentType(content);
  const fault = avatarFault({ type, size: content.length });
  if (fault !== undefined) throw refusals.fields({ avatar: [fault] });
  return { avatar: content, avatar_type: type };
}

/** The profile entity (COM-006); the picture as a data: address. */
async function profileOf(db: Database, actor: Actor) {
  const { avatar, avatar_type, created_at, ...user } = await db
    .selectFrom('users')
    .where('id', '=', actor.userId)
    .select(['id', 'name', 'second_name', 'birthday', 'phone', 'email', 'job_position'])
    .select(['avatar', 'avatar_type', 'created_at'])
    .executeTakeFirstOrThrow();
  const owner = await db
    .selectFrom('users')
    .where('company_id', '=', actor.companyId)
    .where('is_customer_manager', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select(['name', 'second_name'])
    .executeTakeFirst();
  return {
    ...user,
    customer: actor.companyName,
    owner: owner === undefined ? '' : `${owner.name} ${owner.second_name}`.trim(),
    avatar: avatar === null ? null : `data:${avatar_type};base64,${avatar.toString('base64')}`,
    plan: actor.plan,
    register_at: created_at,
  };
}
