import CloudOff from '@mui/icons-material/CloudOffRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import People from '@mui/icons-material/PeopleOutlineRounded';
import { text } from '../texts.ts';
import { timeOf } from '../times.ts';
import { changerWords } from './changer-words.ts';
import { namesOf } from './presence-words.ts';
import type { SaveState } from './saving.ts';
import { sentence } from './sentence.ts';
import { useDocumentState, useSaving, useSession } from './session-context.ts';

/** The one place that says whether the work is safe, and who else is at it. */
export function SaveStateWords() {
  return (
    <div className="save-words">
      <AlsoOpen />
      <Words />
    </div>
  );
}

/** 'Also open: Bo Hart'; nothing while nobody else is here. */
function AlsoOpen() {
  const others = useDocumentState((state) => state.others);
  if (others.length === 0) return null;
  const words = text('presence.alsoOpen', { names: namesOf(others) });
  return (
    <span className="also-open" title={words}>
      <People className="field-icon" />
      <span className="also-open-words">{words}</span>
    </span>
  );
}

function Words() {
  const { saving } = useSession();
  const save = useSaving((state) => state.save);
  const isKept = useSaving((state) => state.isKept);
  switch (save.kind) {
    case 'new':
      return <span className="save-state">{text('save.new')}</span>;
    case 'saved':
      return <span className="save-state num">{text('save.saved', { time: timeOf(save.at) })}</span>;
    case 'unsaved':
      return <span className="save-state">{text('save.unsaved')}</span>;
    case 'saving':
      return <span className="save-state">{text('save.saving')}</span>;
    case 'offline': {
      const offline = offlineWords(save, isKept);
      return (
        <span className="save-state is-offline" title={offline}>
          <CloudOff className="field-icon" />
          <span className="offline-words">{offline}</span>
        </span>
      );
    }
    case 'conflict':
      return (
        <span className="save-state is-failed" title={conflictWords(save)}>
          <ErrorOutline className="field-icon" />
          <button type="button" className="link-button" onClick={() => void saving.save()}>
            {conflictWords(save)}
          </button>
        </span>
      );
    case 'failed':
      return (
        <span className="save-state is-failed" title={save.reason}>
          <ErrorOutline className="field-icon" />
          {text('save.failed', { reason: sentence(save.reason) })}
          <button type="button" className="link-button" onClick={() => void saving.flush()}>
            {text('action.tryAgain')}
          </button>
        </span>
      );
  }
}

/** That the work is safe and saved by itself later, and what the server said where it answered. */
function offlineWords({ reason }: Extract<SaveState, { kind: 'offline' }>, isKept: boolean): string {
  if (reason === undefined) return text(isKept ? 'save.offline' : 'save.unkept');
  return text(isKept ? 'save.waiting' : 'save.waitingUnkept', { reason: sentence(reason) });
}

/** 'Ann Lee changed this at 14:35. Review 2 conflicts' */
function conflictWords({ conflicts, by }: Extract<SaveState, { kind: 'conflict' }>): string {
  const { length: count } = conflicts;
  if (by === undefined) return text('save.conflict', { count });
  const time = timeOf(new Date(by.at));
  return text(count === 1 ? 'save.conflictOneBy' : 'save.conflictBy', {
    name: changerWords(by),
    time,
    count,
  });
}
