import type { AddedParts } from '../editor/added-parts.ts';
import { BarButtons, BarNumbers, BarStatus } from './BarParts.tsx';
import { sendingDialogs } from './dialogs.tsx';
import { Head } from './Head.tsx';
import { changedSince, timelineList } from './parts.ts';
import { Reports } from './Reports.tsx';
import { openSending } from './sending-session.ts';
import { TimelinePane } from './TimelinePane.tsx';
import './actions.ts';

/** What a kind that is sent brings into the editor of its documents. */
export const sendingParts: AddedParts = {
  open: openSending,
  Head,
  BarStatus,
  BarNumbers,
  BarButtons,
  TimelinePane,
  Reports,
  ahead: [timelineList, changedSince, sendingDialogs],
};
