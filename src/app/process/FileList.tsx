import CheckCircle from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { text } from '../dialog-texts.ts';
import { sizeWords } from '../file-size.ts';
import { type ChosenFile, progressOf } from './chosen-file.ts';
import type { Sending } from './use-sending.ts';

interface FileListProps {
  readonly chosen: readonly ChosenFile[];
  readonly state: Sending['state'];
  /** Bytes of all that are over. */
  readonly sent: number;
  readonly onRemove: (key: string) => void;
}

/** The chosen files with their sizes, what is wrong with each, and how far each is over. */
export function FileList({ chosen, state, sent, onRemove }: FileListProps) {
  const shares = progressOf(
    chosen.map(({ file }) => file.size),
    sent,
  );
  return (
    <ul className="files" aria-label={text('upload.files')}>
      {chosen.map(({ key, file, fault }, index) => {
        const percent = text('upload.percent', { percent: Math.floor(100 * shares[index]!) });
        return (
          <li key={key} className={fault === undefined ? 'file' : 'file is-bad'}>
            <span className="file-name">{file.name}</span>
            <span className="num">{sizeWords(file.size)}</span>
            {state === 'idle' ? (
              <Button
                size="small"
                aria-label={text('upload.remove', { name: file.name })}
                onClick={() => onRemove(key)}
              >
                {text('upload.removeOne')}
              </Button>
            ) : (
              <span className="num">{percent}</span>
            )}
            {state === 'sending' && (
              <progress aria-label={file.name} max={1} value={shares[index]}>
                {percent}
              </progress>
            )}
            {state === 'sent' && (
              <span className="file-words">
                <CheckCircle className="chip-icon" /> {text('upload.over')}
              </span>
            )}
            {fault !== undefined && (
              <span className="file-words">
                <ErrorOutline className="chip-icon" /> {fault}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
