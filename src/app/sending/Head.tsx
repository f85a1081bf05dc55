import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedTypes } from '../api/sending.ts';
import { isLive } from '../declarations/way-words.ts';
import { useActionPlace } from '../editor/actions/action-place.ts';
import { EnvironmentBand } from '../shell/EnvironmentBand.tsx';
import { type PlacedErrors, takeLatestErrors } from '../storage/latest-errors.ts';
import { askFor, sendDialog, whyNotOffered } from './actions.ts';
import { sendingOf, useStanding } from './sending-session.ts';

/** That all that is sent is a test, unless this was no test; and what somebody came here to send. */
export function Head() {
  const wentLive = useStanding(({ outbox }) => outbox !== null && isLive(outbox));
  return (
    <>
      <AskedToSend />
      {!wentLive && <EnvironmentBand />}
    </>
  );
}

/**
 * Whoever was sent here to send something of the document (CUS-013) is asked at once, and errors they were sent here
 * with are shown (CUS-014); going back does neither again. What is on its way by then is not asked for again.
 */
function AskedToSend(): null {
  const place = useActionPlace();
  const { session, ui } = place;
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const asked = state as { sendXml?: boolean; type?: string; errors?: PlacedErrors } | null;
  useEffect(() => {
    const { id } = session.saving.state.getState();
    const stored = id === undefined ? undefined : takeLatestErrors(id);
    const errors = asked?.errors ?? stored;
    if (errors) {
      sendingOf(session).showErrors(errors);
      ui.setState({ pane: 'problems' });
    }
    if (asked === null) return;
    void navigate(pathname, { replace: true });
    if (asked.sendXml !== true) return;
    const type = askedTypes.find((one) => one === asked.type);
    if (type !== undefined) void askFor(place, type);
    else if (whyNotOffered(place, 'send') === undefined) ui.setState({ overlay: sendDialog });
  }, [asked, navigate, pathname, place, session, ui]);
  return null;
}
