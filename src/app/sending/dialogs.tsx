import type { AddedDialog } from '../editor/added-parts.ts';
import { OverPart } from '../editor/OverPart.tsx';
import { part } from '../part.ts';
import { useSending } from './sending-session.ts';

/** The dialogs that ask before something is sent. */
export const sendingDialogs = part(() => import('./asking.ts'));

/** Asks before the document leaves. */
export const sendDialog: AddedDialog = {
  Dialog({ onClose }) {
    const sending = useSending();
    return (
      <OverPart part={sendingDialogs} onFailure={onClose}>
        {({ SendDialog }) => (
          <SendDialog onClose={onClose} onSend={(...choice) => void sending.send(...choice)} />
        )}
      </OverPart>
    );
  },
};

/** Asks before customs is told that the goods arrived. */
export const arrivalDialog: AddedDialog = {
  Dialog({ onClose }) {
    const sending = useSending();
    return (
      <OverPart part={sendingDialogs} onFailure={onClose}>
        {({ ArrivalDialog }) => (
          <ArrivalDialog onClose={onClose} onSend={() => void sending.notifyArrival()} />
        )}
      </OverPart>
    );
  },
};

/** Offers what can be asked of customs. */
export const requestsDialog: AddedDialog = {
  Dialog({ onClose }) {
    return (
      <OverPart part={sendingDialogs} onFailure={onClose}>
        {({ RequestsDialog }) => <RequestsDialog onClose={onClose} />}
      </OverPart>
    );
  },
};
