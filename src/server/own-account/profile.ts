import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { avatarFault } from '../../computations/attachments.ts';
import { samePasswordIn } from '../../computations/new-password.ts';
import { withPasswordMinimum } from '../../computations/password-minimum.ts';
import { accountForms } from '../../generated/account-forms.ts';
import type { Profile } from '../../generated/types.ts';
import type { Actor } from '../access.ts';
import { formBody } from '../accounts/form-body.ts';
import { putPassword } from '../accounts/new-password.ts';
import { requireOwnPassword } from '../accounts/own-password.ts';
import { passwordRules } from '../accounts/password-rules.ts';
import { secondFactor } from '../accounts/second-factor.ts';
import { noteAudit } from '../audit.ts';
import { answerJson } from '../declarations/view.ts';
import { refusals } from '../errors.ts';
import { FormFile, takingForms } from '../forms.ts';
import type { Services } from '../services.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { Database } from '../storage/database.ts';
import { contentType } from '../support/content-type.ts';

/** The largest picture and the form around it, bytes. */
const formLimit = 3_300_000;
/** Of the texts beside it, which are judged whole; far above what the schema takes. */
const bodyLimit = 64 * 1024;

/**
 * GET and PUT /account/profile (API-141, API-142). The picture comes as a file `avatar` of the form; an empty text
 * there removes it. The password changes where the form has the present one and, twice, the new one (COM-007), and
 * beside it `secretCode` for whoever has an authenticator app; none of them is ever answered.
 */
export async function profileRoutes(
  api: FastifyInstance,
  { db, settings, sessions, multiFactor, threads }: Services,
): Promise<void> {
  const definition = withPasswordMinimum(accountForms.profile, settings.passwordMinimum);
  const checksOf = ({ email, companyName }: Actor) => [
    samePasswordIn('re_password'),
    ...passwordRules('password', settings, ({ name, second_name }) => [
      email,
      name,
      second_name,
      companyName,
    ]),
  ];

  api.get('/account/profile', { config: { access: 'signed-in', cost: 'upload' } }, ({ actor }, reply) =>
    answerProfile(db, actor, reply),
  );

  await takingForms(api, threads, (forms) => {
    forms.put<{ Body: { avatar?: unknown; secretCode?: unknown } }>(
      '/account/profile',
      {
        config: { access: 'signed-in', cost: 'upload', formLimit },
        bodyLimit,
        schema: { body: { type: 'object' } },
      },
      async (request, reply) => {
        const { actor, ip } = request;
        const { avatar, secretCode, ...rest } = request.body;
        const form: Profile = formBody<Profile>(definition, rest, checksOf(actor));
        const picture = await pictureIn(avatar);
        const replacement = await newPasswordIn(request, form, secretCode);
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
          const { userId, companyId, email, name, signIn } = actor;
          await noteAudit(transaction, { action: 'profile changed', userId, companyId, ip });
          if (replacement === undefined) return;
          const { redeem, ...newPassword } = replacement;
          await redeem(transaction);
          await putPassword(transaction, {
            user: { id: userId, company_id: companyId, email, name },
            ...newPassword,
            action: 'password changed',
            ip,
            sessions,
            keep: signIn,
          });
        });
        return await answerProfile(db, actor, reply, 'Data has been saved.');
      },
    );
  });

  /** The new password, where there is one, and the present one it replaces. Throws unless that is given with it. */
  async function newPasswordIn(
    request: FastifyRequest,
    { old_password = '', password = '' }: Profile,
    secretCode: unknown,
  ) {
    if (password === '') return undefined;
    const known = await requireOwnPassword(db, request, { field: 'old_password', password: old_password });
    const redeem = await secondFactor({ db, multiFactor }, request, secretCode);
    return { redeem, known, passwordHash: await hashPassword(password) };
  }
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

/**
 * Answers the profile entity (COM-006), the picture as a data: address, and whether a new password wants an access code,
 * with the message beside it. The database spells the picture, and its text goes out as it is: it may have 4 MiB.
 */
async function answerProfile(
  db: Database,
  actor: Actor,
  reply: FastifyReply,
  message?: string,
): Promise<Buffer> {
  const { picture, avatar_type, created_at, mfa_secret, ...user } = await db
    .selectFrom('users')
    .where('id', '=', actor.userId)
    .select(['id', 'name', 'second_name', 'birthday', 'phone', 'email', 'job_position'])
    .select(['avatar_type', 'created_at', 'mfa_secret'])
    .select(sql<string | null>`replace(encode(avatar, 'base64'), ${'\n'}, '')`.as('picture'))
    .executeTakeFirstOrThrow();
  const owner = await db
    .selectFrom('users')
    .where('company_id', '=', actor.companyId)
    .where('is_customer_manager', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select(['name', 'second_name'])
    .executeTakeFirst();
  const before = JSON.stringify({
    ...user,
    customer: actor.companyName,
    owner: owner === undefined ? '' : `${owner.name} ${owner.second_name}`.trim(),
  });
  const avatar = picture === null ? ['null'] : [`"data:${avatar_type};base64,`, picture, '"'];
  const after = JSON.stringify({
    plan: actor.plan,
    register_at: created_at,
    is_2fa_enabled: mfa_secret !== null,
  });
  const end = message === undefined ? '}' : `,"message":${JSON.stringify(message)}}`;
  const pieces = [`{"data":${before.slice(0, -1)},"avatar":`, ...avatar, `,${after.slice(1)}`, end];
  return answerJson(reply, ...pieces.map((piece) => Buffer.from(piece)));
}
