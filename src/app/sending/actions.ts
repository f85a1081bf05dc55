import type { AskedType, NextAction, OfferedAction } from '../api/sending.ts';
import type { ActionPlace } from '../editor/actions/action-place.ts';
import { addActions, type EditorAction } from '../editor/actions/action-table.ts';
import { processAddress } from '../process/process-address.ts';
import { text } from '../texts.ts';
import { arrivalDialog, requestsDialog, sendDialog } from './dialogs.tsx';
import { sendingOf } from './sending-session.ts';

export { sendDialog } from './dialogs.tsx';

const requests: Readonly<Record<AskedType, EditorAction>> = {
  'goods-arrival': request('askArrival', 'goods-arrival'),
  amend: request('askAmend', 'amend'),
  nil: request('askNil', 'nil'),
  cancel: request('askCancel', 'cancel'),
  'cds-upload': request('askUpload', 'cds-upload'),
};

/** What is asked of customs about a document they hold, in the order in which it is offered. */
export const requestActions: readonly EditorAction[] = Object.values(requests);

/** The request that is the next step; undefined where something else is, or nothing. */
export function requestActionOf(next: NextAction | null): EditorAction | undefined {
  return next === 'goods-arrival' || next === 'cds-upload' ? requests[next] : undefined;
}

/** Why the server does not offer this action now, in words (D-51); undefined when it does. */
export function whyNotOffered({ session }: ActionPlace, action: OfferedAction): string | undefined {
  const { actions, sending } = sendingOf(session).standing.getState();
  if (sending !== 'idle') return text('why.onItsWay');
  if (actions === undefined) return action === 'send' ? undefined : text('save.first');
  const offer = actions[action];
  return offer.offered ? undefined : offer.reason;
}

/** Saves, then leads to where this is asked of customs. */
export async function askFor({ session, ui, goTo }: ActionPlace, request: AskedType): Promise<void> {
  if (request === 'goods-arrival') return ui.setState({ overlay: arrivalDialog });
  const id = await session.savedId();
  if (id === undefined) return;
  const provider = sendingOf(session).standing.getState().outbox?.provider ?? '';
  goTo(processAddress(session.kind, { id, provider, type: request }));
}

function request(id: string, offer: AskedType): EditorAction {
  return {
    id,
    group: 'document',
    keys: [],
    finishing: 'unless-refused',
    needs: 'requests',
    refusal: (place) => whyNotOffered(place, offer),
    run: (place) => void askFor(place, offer),
  };
}

addActions('save', [
  {
    id: 'send',
    group: 'document',
    keys: ['Ctrl+Enter'],
    finishing: 'unless-refused',
    needs: 'sending',
    refusal: (place) => whyNotOffered(place, 'send'),
    isOncePressed: true,
    run: ({ showOverSaved }) => showOverSaved(sendDialog),
  },
  {
    id: 'requests',
    group: 'document',
    keys: [],
    finishing: 'unless-refused',
    needs: 'requests',
    run: ({ ui }) => ui.setState({ overlay: requestsDialog }),
  },
  ...requestActions,
]);

addActions('revisions', [
  {
    id: 'showTimeline',
    group: 'show',
    keys: [],
    needs: 'sending',
    run: ({ showPane }) => showPane('timeline'),
  },
]);
