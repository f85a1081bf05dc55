import type { Actor } from '../../../../server/access.ts';
import { requireReached } from '../../../../server/declarations/reached.ts';
import type { Services } from '../../../../server/services.ts';
import { changedSince } from '../requests/amendment-reasons.ts';
import type { ChannelChoice } from './channel.ts';
import { type Submission, submitDeclaration } from './send.ts';

export interface StoredSend
  extends Pick<Submission, 'id' | 'client' | 'revision' | 'seenFigures' | 'passed' | 'ip' | 'dataJ'> {
  readonly choice: (companyId: number) => ChannelChoice | Promise<ChannelChoice>;
}

/**
 * Sends a declaration as it is stored, or as the caller has it. 404 out of reach, 409 when it is another one than the
 * caller saw; else as `submitDeclaration` does.
 */
export async function sendStored(
  services: Pick<Services, 'db' | 'settings' | 'threads'>,
  actor: Actor,
  { choice, ...send }: StoredSend,
): Promise<void> {
  const companyId = await requireReached(services.db, actor, send.id, 'sending');
  await submitDeclaration(services, actor, {
    ...send,
    isTaxSend: false,
    choice: await choice(companyId),
    requireSeen(revision) {
      if (send.dataJ === undefined && send.revision !== undefined && send.revision !== revision)
        throw changedSince(revision);
    },
  });
}
