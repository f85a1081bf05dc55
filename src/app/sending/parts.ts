import { part } from '../part.ts';

/** What the timeline shows once something was sent. */
export const timelineList = part(() => import('./timeline/TimelineList.tsx'));

/** What stands below the problems once something was reported of places that changed. */
export const changedSince = part(() => import('./ChangedSince.tsx'));
