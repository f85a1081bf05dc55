import { changedByCustoms, type ToldChanges } from '../../../messages/index.ts';
import { reasonAgainst } from '../../../server/lifecycle/actions.ts';
import { factsIn, noFacts } from '../../../server/lifecycle/facts.ts';
import { nextActionFor, offersFor, requireOffer } from '../../../server/lifecycle/offers.ts';
import { additionalMessageRoutes } from '../../../server/notifications/additional-messages.ts';
import { intakeRoutes } from '../../../server/notifications/intake.ts';
import { parsingRoutes } from '../../../server/notifications/parsing-routes.ts';
import { readAnswer } from '../../../server/notifications/read-answer.ts';
import { readingRoutes } from '../../../server/notifications/reading-routes.ts';
import { receivedRoutes } from '../../../server/notifications/received-routes.ts';
import { timelineRoutes } from '../../../server/notifications/routes.ts';
import { notificationWorks } from '../../../server/notifications/works.ts';
import type { Authority } from '../../../server/sending/authority.ts';
import { cdsInterface, cdsMaps } from '../../../server/sending/cds-maps.ts';
import { checkRoutes } from '../../../server/sending/check-routes.ts';
import { serviceProviderRoutes } from '../../../server/sending/csp-routes.ts';
import { findForgotten, isForgotten } from '../../../server/sending/forgotten.ts';
import { marksOf } from '../../../server/sending/marks.ts';
import { requestRoutes } from '../../../server/sending/request-routes.ts';
import { sendingRoutes } from '../../../server/sending/routes.ts';
import { settlePost } from '../../../server/sending/settle-post.ts';
import { standingOfDeclaration } from '../../../server/sending/standing-of-declaration.ts';
import { findUnanswered } from '../../../server/sending/unanswered.ts';
import { wayRoutes } from '../../../server/sending/ways-routes.ts';
import { sendingWorks } from '../../../server/sending/works.ts';
import { heldByCustoms } from './held-by-customs.ts';

/** HMRC, to whose CDS customs declarations are sent. */
export const hmrcAuthority: Authority = {
  name: 'HMRC',
  apis: [cdsInterface],
  async routes(api, services) {
    await sendingRoutes(api, services);
    await checkRoutes(api, services);
    await serviceProviderRoutes(api, services);
    await requestRoutes(api, services);
    wayRoutes(api, services);
    timelineRoutes(api, services);
    additionalMessageRoutes(api, services);
    receivedRoutes(api, services);
    await readingRoutes(api, services);
    await parsingRoutes(api, services);
    await intakeRoutes(api, services);
  },
  works: [...sendingWorks, ...notificationWorks],
  noFacts,
  marksOf,
  offersFor: (actor, facts) => offersFor(actor, factsIn(facts)),
  nextActionFor: (actor, facts) => nextActionFor(actor, factsIn(facts)),
  isSendable: (facts) => reasonAgainst('send', factsIn(facts)) === undefined,
  requireArchivable: (facts) => requireOffer('archive', factsIn(facts)),
  standingOf: standingOfDeclaration,
  settle: settlePost,
  isHeldBack: isForgotten,
  overdue: [
    (db, { answerHours, log }) => findUnanswered(db, answerHours, log),
    (db, { log }) => findForgotten(db, log),
  ],
  readAnswer,
  heldOf: heldByCustoms,
  readHeld: (held, changes) => changedByCustoms(cdsMaps.declaration, held, changes as readonly ToldChanges[]),
};
