import {
  type ApplicationBearers,
  applicationBearers,
} from '../../../../server/authorisation/application-bearer.ts';
import type { Application } from '../../../../server/authorisation/token-endpoint.ts';

/** Whose application: a badge of a company at a community system. */
export interface BadgeApplication extends Application {
  /** As people know it, for the reasons. */
  readonly badge: string;
}

/** The tokens of badges, each asked for with the client id and pass of its badge. */
export type BadgeBearers = ApplicationBearers<BadgeApplication>;

/**
 * A community system speaks with HMRC's API as an application of its own, for which no person is asked (client
 * credentials): HMRC publishes no other way.
 */
export function badgeBearers(): BadgeBearers {
  return applicationBearers({
    away: ({ badge }) => `No access was given for badge ${badge} just now; it is tried again.`,
    refused: ({ badge }, error) =>
      `No access was given for badge ${badge} (${error}). Correct its client id and pass in the company settings.`,
  });
}
