import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { text } from '../dialog-texts.ts';
import { useActionPlace } from '../editor/actions/action-place.ts';
import { actionLabel, runAction, whyNot } from '../editor/actions/run-action.ts';
import { requestActions } from './actions.ts';
import './requests-dialog.css';
import { useTitle } from '../editor/title.ts';
import { useStanding } from './sending-session.ts';

/** What can be asked of customs about the declaration, and of what cannot be asked now the reason. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  const place = useActionPlace();
  const title = useTitle();
  useStanding((state) => state.actions);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="requests-title"
      maxWidth="sm"
      fullWidth
      transitionDuration={80}
    >
      <DialogTitle id="requests-title">{text('requests.title', { title })}</DialogTitle>
      <DialogContent>
        <ul className="requests">
          {requestActions.map((action) => {
            const why = whyNot(action, place, null);
            return (
              <li key={action.id}>
                <Button
                  variant="outlined"
                  disabled={why !== undefined}
                  aria-describedby={`requests-${action.id}`}
                  onClick={() => {
                    onClose();
                    runAction(action, place, null);
                  }}
                >
                  {actionLabel(action)}
                </Button>
                <span id={`requests-${action.id}`}>{why ?? text(`requests.${action.id}`)}</span>
              </li>
            );
          })}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
