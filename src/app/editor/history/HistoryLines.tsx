import Edit from '@mui/icons-material/EditOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import type { EditEntry, MailEntry } from '../../api/history.ts';
import { text } from '../../dialog-texts.ts';
import { useEditorUi } from '../editor-ui.ts';
import { doerWords } from './doer-words.ts';
import { When } from './When.tsx';

/** What somebody entered in one go, and a button that shows it. */
export function EditLine({ entry, before }: { entry: EditEntry; before: number | undefined }) {
  const ui = useEditorUi();
  const { id, origin, at, saves, by } = entry;
  return (
    <li className="timeline-entry">
      <Edit className="timeline-icon" />
      <div>
        <p className="timeline-title">{text(`history.${origin}`, { who: doerWords(by) })}</p>
        <When at={at} />
        <p className="timeline-detail num">{text('history.saves', { count: saves, revision: id })}</p>
        {before !== undefined && (
          <Button
            size="small"
            className="timeline-button"
            aria-label={text('history.whatOf', { revision: id })}
            onClick={() =>
              ui.setState({ overlay: 'revisions', compared: [`revision-${before}`, `revision-${id}`] })
            }
          >
            {text('history.what')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A mail about the declaration. */
export function MailLine({ entry: { at, subject, address, state } }: { entry: MailEntry }) {
  return (
    <li className={state === 'failed' ? 'timeline-entry is-bad' : 'timeline-entry'}>
      <Mail className="timeline-icon" />
      <div>
        <p className="timeline-title">
          {text(`history.mail.${state}`, { to: address ?? text('history.someone') })}
        </p>
        <When at={at} />
        <p className="timeline-detail">{subject}</p>
        {state === 'failed' && <p className="timeline-detail">{text('history.mail.problem')}</p>}
      </div>
    </li>
  );
}
