import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newUuid } from '../../engine/index.ts';
import { editorAddress } from '../addresses.ts';
import { messageOf } from '../api/call-error.ts';
import { text } from '../dialog-texts.ts';
import { tell } from '../shell/shell-state.ts';
import './copy-dialog.css';
import { useSession } from './session-context.ts';
import { useTitle } from './title.ts';

/** Asks which sections a copy takes, and opens the copy; what no copy ever has is said beside. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { kind, services } = session;
  const { sections } = services.definition;
  const title = useTitle();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>(() => sections.map(({ id }) => id));
  const [isBusy, setIsBusy] = useState(false);
  /** Of one copy: asked for again, because its answer got lost, it is not made twice. */
  const key = useRef(newUuid());
  const toggle = (id: string) => {
    key.current = newUuid();
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  const copy = async () => {
    setIsBusy(true);
    try {
      // The copy is of what stands here, not of what was saved last.
      const id = await session.savedId();
      if (id === undefined) return setIsBusy(false);
      const made = await kind.calls.copy(id, chosen, key.current);
      onClose();
      await navigate(editorAddress(kind, made.id));
      tell(text('copy.done', { title }));
    } catch (error) {
      tell(messageOf(error), 'error');
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="copy-title"
      maxWidth="sm"
      fullWidth
      transitionDuration={0}
    >
      <DialogTitle id="copy-title">{text('copy.title', { title })}</DialogTitle>
      <DialogContent>
        <fieldset className="copy-sections">
          <legend>{text('copy.sections')}</legend>
          {sections.map(({ id, label }) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} /> {label}
            </label>
          ))}
        </fieldset>
        <p className="copy-hint">{text('copy.never')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('action.cancel')}</Button>
        <Button
          autoFocus
          variant="contained"
          disabled={isBusy || chosen.length === 0}
          onClick={() => void copy()}
        >
          {text('copy.verb')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
