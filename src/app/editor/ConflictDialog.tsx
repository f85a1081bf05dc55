import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { definitionAt, formatPath } from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import type { Conflict } from '../api/declarations.ts';
import { text } from '../texts.ts';

interface ConflictDialogProps {
  readonly documentName: string;
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Asks once for all fields that were changed here and elsewhere at the same time. */
export function ConflictDialog({ documentName, conflicts, onChoose }: ConflictDialogProps) {
  const definition = catalogue.documents[documentName]!;
  return (
    <Dialog open aria-labelledby="conflict-title" maxWidth="sm" fullWidth transitionDuration={80}>
      <DialogTitle id="conflict-title">{text('conflict.title', { count: conflicts.length })}</DialogTitle>
      <DialogContent>
        <p>{text('conflict.why')}</p>
        <table className="conflicts">
          <thead>
            <tr>
              <th scope="col">{text('conflict.field')}</th>
              <th scope="col">{text('conflict.mine')}</th>
              <th scope="col">{text('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map((conflict) => (
              <tr key={formatPath(conflict.path)}>
                <th scope="row">{labelAt(definition, conflict)}</th>
                <td>{shown(conflict.mine)}</td>
                <td>{shown(conflict.theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onChoose('theirs')}>
          {text('conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={() => onChoose('mine')}>
          {text('conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function labelAt(definition: Parameters<typeof definitionAt>[0], { path }: Conflict): string {
  const found = definitionAt(definition, path);
  return found && 'label' in found ? found.label : formatPath(path);
}

function shown(value: Conflict['mine']): string {
  return value === undefined || typeof value === 'object' ? text('conflict.blank') : String(value);
}
