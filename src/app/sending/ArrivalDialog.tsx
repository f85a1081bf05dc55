import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { EnvironmentChip } from '../declarations/EnvironmentChip.tsx';
import { wayWords } from '../declarations/way-words.ts';
import { text } from '../dialog-texts.ts';
import { useTitle } from '../editor/title.ts';
import { useStanding } from './sending-session.ts';
import { useDeaf } from './use-deaf.ts';

interface ArrivalDialogProps {
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks before customs is told that the goods of a pre-lodged declaration arrived. */
export function ArrivalDialog({ onClose, onSend }: ArrivalDialogProps) {
  const title = useTitle();
  const mrn = useStanding((state) => state.mrn);
  const outbox = useStanding((state) => state.outbox);
  const why = useStanding(({ actions }) => {
    const offer = actions?.['goods-arrival'];
    return offer?.offered ? undefined : (offer?.reason ?? text('save.first'));
  });
  const isDeaf = useDeaf();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="arrival-title"
      maxWidth="sm"
      fullWidth
      transitionDuration={80}
    >
      <DialogTitle id="arrival-title">{text('arrival.title', { title })}</DialogTitle>
      <DialogContent>
        {outbox && (
          <dl className="send-facts">
            <dt>{text('send.to')}</dt>
            <dd>
              {outbox.provider} <EnvironmentChip {...outbox} />
            </dd>
            <dt>MRN</dt>
            <dd className="code">{mrn}</dd>
          </dl>
        )}
        <p className="send-hint" id="arrival-words">
          {why ?? text('arrival.words')}
        </p>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isDeaf || why !== undefined}
          aria-describedby="arrival-words"
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => {
            onClose();
            onSend();
          }}
        >
          {outbox
            ? text('arrival.confirm', { to: outbox.provider, environment: wayWords(outbox) })
            : text('send.noWay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
