import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  type Choice,
  type Conflict,
  type DocumentData,
  type DocumentDefinition,
  definitionAt,
  type FieldValue,
  formatPath,
  getAt,
  isWithin,
  type Patch,
  type Path,
  subjectOf,
} from '../../engine/index.ts';
import { messageOf } from '../api/call-error.ts';
import type { Changer } from '../api/documents.ts';
import { text } from '../dialog-texts.ts';
import { changerWords } from './changer-words.ts';
import { placeWords } from './place-words.ts';
import { sentence } from './sentence.ts';
import { isRowPath, type TouchedRows } from './touched-rows.ts';

interface ConflictDialogProps {
  readonly definition: DocumentDefinition;
  readonly conflicts: readonly Conflict[];
  /** Who was first. */
  readonly by: Changer | undefined;
  /** The edits that could not be saved. */
  readonly patches: readonly Patch[];
  /** The document with these edits, or at least its rows that they touch. */
  readonly document: DocumentData;
  /** The whole document, which rows are numbered by. */
  readonly numbered: DocumentData;
  /** Where rows stood here that it may not have any more. */
  readonly gone?: Partial<TouchedRows>;
  /** Throws when the choice could not be saved; the question then stays. */
  readonly onChoose: (choice: Choice) => Promise<void>;
  /** Leaves the question open; the edits stay on this computer. */
  readonly onLeave: () => void;
}

/** Keys that would press a button are not heard so long after the question opened: they were meant for a field, ms. */
const UNHEARD_MS = 500;

/**
 * Asks once for all places that were changed here and elsewhere at the same time. The focus is on no choice, so
 * that a key meant for a field decides nothing.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { definition, conflicts, numbered, gone, onLeave } = props;
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const choose = async (choice: Choice) => {
    setIsSaving(true);
    setFailure(undefined);
    try {
      await props.onChoose(choice);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsSaving(false);
  };
  const { length: count } = conflicts;
  const openedAt = useRef(performance.now());
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' ' || event.key === 'Tab';
    if (!isPress || performance.now() - openedAt.current > UNHEARD_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Dialog
      open
      onClose={onLeave}
      onKeyDownCapture={onKeyDownCapture}
      aria-labelledby="conflict-title"
      maxWidth="sm"
      fullWidth
      transitionDuration={80}
    >
      <DialogTitle id="conflict-title">
        {count === 1 ? text('conflict.titleOne') : text('conflict.title', { count })}
      </DialogTitle>
      <DialogContent>
        <p>{text('conflict.why', { name: changerWords(props.by) })}</p>
        <table className="conflicts">
          <thead>
            <tr>
              <th scope="col">{text('conflict.field')}</th>
              <th scope="col">{text('conflict.mine')}</th>
              <th scope="col">{text(props.by?.isMe ? 'conflict.otherWindow' : 'conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map((conflict) => (
              <tr key={formatPath(conflict.path)}>
                <th scope="row">{placeWords(definition, numbered, conflict.path, text, gone)}</th>
                <td>{myWords(props, definition, conflict)}</td>
                <td>{theirWords(props, definition, conflict)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {failure && <p role="alert">{text('conflict.failed', { reason: sentence(failure) })}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{text('conflict.later')}</Button>
        <Button disabled={isSaving} onClick={() => void choose('theirs')}>
          {text(props.by?.isMe ? 'conflict.takeOther' : 'conflict.takeTheirs')}
        </Button>
        <Button variant="contained" disabled={isSaving} onClick={() => void choose('mine')}>
          {text('conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** My value; of a row, the fields I changed in it. */
function myWords(
  { patches, document }: ConflictDialogProps,
  definition: DocumentDefinition,
  { path, mine }: Conflict,
): string {
  if (isListPath(definition, path)) return text('conflict.changed');
  if (!isRowPath(path)) return shown(mine);
  if (getAt(document, path) === undefined) return text('conflict.deleted');
  const inside = patches.filter((patch) => patch.op === 'set' && isWithin(patch.path, path));
  if (inside.length === 0) return text('conflict.moved');
  return inside
    .map((patch) => {
      const words = placeWords(definition, document, subjectOf(patch), text).split(', ').at(-1);
      return `${words}: ${shown(patch.op === 'set' ? patch.value : undefined)}`;
    })
    .join('; ');
}

function theirWords(
  { patches, document }: ConflictDialogProps,
  definition: DocumentDefinition,
  { path, theirs }: Conflict,
): string {
  if (isListPath(definition, path)) return text('conflict.changed');
  if (!isRowPath(path)) return shown(theirs);
  const isMineGone = getAt(document, path) === undefined;
  const isAboutOrder = patches.some(
    (patch) =>
      (patch.op === 'move' || patch.op === 'insert') && formatPath(subjectOf(patch)) === formatPath(path),
  );
  if (isMineGone) return text('conflict.changed');
  return isAboutOrder ? text('conflict.moved') : text('conflict.deleted');
}

function isListPath(definition: DocumentDefinition, path: Path): boolean {
  const found = isRowPath(path) ? undefined : definitionAt(definition, path);
  return found !== undefined && 'row' in found;
}

function shown(value: FieldValue | undefined): string {
  return value === undefined || value === '' ? text('conflict.blank') : String(value);
}
