import { multiFactorPlace } from '../accounts/multi-factor.ts';
import { badgePassPlace } from '../companies/badge-pass.ts';
import type { Database } from '../storage/database.ts';
import { tokenPlace } from './bearer.ts';
import type { Sealing } from './sealing.ts';

/**
 * Seals with the key of today what the key before sealed: all secrets there are. What is sealed so already stays, and
 * so does what another process wrote meanwhile: a refresh token works once.
 */
export async function resealSecrets(db: Database, sealing: Sealing): Promise<void> {
  for (const badge of await db
    .selectFrom('badges')
    .select(['id', 'company_id', 'csp_client_pass'])
    .execute()) {
    const pass = sealing.resealed(badge.csp_client_pass, badgePassPlace(badge.company_id));
    if (pass === undefined) continue;
    await db
      .updateTable('badges')
      .set({ csp_client_pass: pass })
      .where('id', '=', badge.id)
      .where('csp_client_pass', '=', badge.csp_client_pass)
      .execute();
  }
  for (const column of ['mfa_secret', 'mfa_candidate'] as const) {
    const users = await db.selectFrom('users').where(column, 'is not', null).select(['id', column]).execute();
    for (const user of users as { id: number; mfa_secret?: Buffer; mfa_candidate?: Buffer }[]) {
      const secret = sealing.resealed(user[column]!, multiFactorPlace(user.id));
      if (secret === undefined) continue;
      await db
        .updateTable('users')
        .set({ [column]: secret })
        .where('id', '=', user.id)
        .where(column, '=', user[column]!)
        .execute();
    }
  }
  for (const granted of await db.selectFrom('authorisations').selectAll().execute()) {
    const access = sealing.resealed(granted.access_token, tokenPlace(granted, 'access'));
    const refresh = sealing.resealed(granted.refresh_token, tokenPlace(granted, 'refresh'));
    if (access === undefined || refresh === undefined) continue;
    await db
      .updateTable('authorisations')
      .set({ access_token: access, refresh_token: refresh })
      .where('id', '=', granted.id)
      .where('refresh_token', '=', granted.refresh_token)
      .execute();
  }
}
