import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ChoiceList } from './ChoiceList.tsx';
import { text } from './texts.ts';

interface AssignDialogProps {
  readonly count: number;
  readonly onChoose: (person: number | null) => void;
  readonly onClose: () => void;
}

/** Who is to work on the selected rows. */
export function AssignDialog({ count, onChoose, onClose }: AssignDialogProps) {
  const title = text('list.assignTo', { count });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="assign-title"
      maxWidth="xs"
      fullWidth
      transitionDuration={80}
    >
      <DialogTitle id="assign-title">{title}</DialogTitle>
      <DialogContent className="list-assign">
        <ChoiceList
          label={title}
          search={text('list.findPerson')}
          value=""
          call="/document-assignees"
          none={text('list.nobody')}
          onChoose={(person) => onChoose(person === undefined ? null : Number(person))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
