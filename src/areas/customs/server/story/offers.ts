import { inWordsOf } from '../../../../engine/kind-words.ts';
import { offerTexts } from '../../../../generated/offer-texts.ts';
import { type Action, type Actor, isAllowed } from '../../../../server/access.ts';
import { ApiError } from '../../../../server/errors.ts';
import type { Offer } from '../../../../server/sending/authority.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import {
  type ActionId,
  actionIds,
  type NextAction,
  nextActionOf,
  type Reason,
  reasonAgainst,
} from './actions.ts';
import type { DeclarationFacts } from './facts.ts';

/** All actions on a declaration, as this person is offered them. */
export function offersFor(actor: Actor, facts: DeclarationFacts): Readonly<Record<ActionId, Offer>> {
  const offers = actionIds.map((action): [ActionId, Offer] => {
    if (!isAllowed(actor, cdsDeclaration.permissions, permissionFor(action))) {
      return [action, { offered: false, reason: offerTexts['offer.role'] }];
    }
    const reason = reasonAgainst(action, facts);
    return [
      action,
      reason === undefined ? { offered: true } : { offered: false, reason: wordsOfReason(reason) },
    ];
  });
  return Object.fromEntries(offers) as Record<ActionId, Offer>;
}

/** What this person should do next; null when it is customs' turn or the role does not send. */
export function nextActionFor(actor: Actor, facts: DeclarationFacts): NextAction | null {
  return isAllowed(actor, cdsDeclaration.permissions, 'send') ? nextActionOf(facts) : null;
}

/** Throws 409 with the reason when the action is not offered; `data` goes with the answer. */
export function requireOffer(action: ActionId, facts: DeclarationFacts, data: object = {}): void {
  const reason = reasonAgainst(action, facts);
  if (reason !== undefined) throw new ApiError(409, wordsOfReason(reason), { data });
}

function permissionFor(action: ActionId): Action {
  return action === 'archive' ? 'write' : 'send';
}

/** Why something is not offered. */
export function wordsOfReason(reason: Reason): string {
  return inWordsOf(offerTexts[`offer.${reason}`], [cdsDeclaration]);
}
