import { changedByCustoms, type ToldChanges } from '../../../messages/index.ts';
import type { Authority } from '../../../server/sending/authority.ts';
import { additionalMessageRoutes } from './answers/additional-messages.ts';
import { intakeRoutes } from './answers/intake.ts';
import { parsingRoutes } from './answers/parsing-routes.ts';
import { readAnswer } from './answers/read-answer.ts';
import { readingRoutes } from './answers/reading-routes.ts';
import { receivedRoutes } from './answers/received-routes.ts';
import { timelineRoutes } from './answers/routes.ts';
import { notificationWorks } from './answers/works.ts';
import { authorisationRoutes } from './authorisation/routes.ts';
import { cdsInterface, cdsMaps } from './cds-maps.ts';
import { settlePost } from './post/settle-post.ts';
import { findForgotten, isForgotten } from './reference/forgotten.ts';
import { findUnanswered } from './reference/unanswered.ts';
import { heldByCustoms } from './requests/held-by-customs.ts';
import { requestRoutes } from './requests/request-routes.ts';
import { checkRoutes } from './send/check-routes.ts';
import { serviceProviderRoutes } from './send/csp-routes.ts';
import { marksOf } from './send/marks.ts';
import { sendingRoutes } from './send/routes.ts';
import { wayRoutes } from './send/ways-routes.ts';
import { sendingWorks } from './send/works.ts';
import { reasonAgainst } from './story/actions.ts';
import { factsIn, noFacts } from './story/facts.ts';
import { nextActionFor, offersFor, requireOffer } from './story/offers.ts';
import { standingOfDeclaration } from './story/standing-of-declaration.ts';

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
    await authorisationRoutes(api, services);
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
