import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { browserOf, deviceOf } from './user-agent.ts';

/** Activities shown (AUT-056). */
const mostActivities = 10;

/** What concerns the safety of an account, in the words of its page, by the action of the audit. */
const events: Readonly<Record<string, string>> = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'password changed': 'Password changed',
  'password replaced': 'Forgotten password replaced',
  'multi-factor sign-in on': 'Multi-factor sign-in switched on',
  'multi-factor sign-in off': 'Multi-factor sign-in switched off',
  'customs authorisation granted': 'Customs authorised',
  'customs authorisation forgotten': 'Government tokens reset',
  'profile changed': 'Profile changed',
  registered: 'Registered',
};

/** GET /user-activities: the last ten events of the own account (API-140, AUT-056 to AUT-059). */
export function activityRoutes(api: FastifyInstance, { db }: Services): void {
  api.get('/user-activities', { config: { access: 'signed-in' } }, async ({ actor }) => {
    const rows = await db
      .selectFrom('audit')
      .where('user_id', '=', actor.userId)
      .where('action', 'in', Object.keys(events))
      .orderBy('id', 'desc')
      .limit(mostActivities)
      .select(['id', 'action', 'ip', 'detail', 'at'])
      .execute();
    return {
      data: rows.map(({ id, action, ip, detail, at }) => {
        const userAgent = String(detail.userAgent ?? '');
        return {
          id,
          event: events[action],
          device: deviceOf(userAgent),
          browser: browserOf(userAgent),
          ip,
          // Nothing here looks addresses up: that would tell somebody else who signs in from where.
          location: null,
          created_at: at,
        };
      }),
    };
  });
}
