import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatPath } from '../../engine/index.ts';
import { CallError, messageOf } from '../api/client.ts';
import type { Conflict } from '../api/declarations.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { announce, showToast, useShell } from '../shell/shell-state.ts';
import { clearJournal, type JournalEntry, readJournal } from '../storage/journal.ts';
import { text } from '../texts.ts';
import { timeOf } from '../times.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Editor } from './Editor.tsx';
import { type EditorSession, openSession } from './editor-session.ts';
import { settleConflict } from './saving.ts';

interface KeptConflict {
  readonly entry: JournalEntry;
  readonly conflicts: readonly Conflict[];
}

/**
 * The editor under both of its routes. Saving a new declaration for the first time changes the address and nothing
 * else: the open document, its focus and its undo stay.
 */
export function EditorRoute({ kind }: { kind: DocumentKind }) {
  const { id: idText } = useParams();
  const id = idText === undefined ? undefined : Number(idText);
  const user = useShell((state) => state.user)!;
  const live = useShell((state) => state.live);
  const navigate = useNavigate();
  const [session, setSession] = useState<EditorSession>();
  const [failure, setFailure] = useState<string>();
  const [kept, setKept] = useState<JournalEntry>();
  const [keptConflict, setKeptConflict] = useState<KeptConflict>();
  const [reads, setReads] = useState(0);
  const open = useRef<EditorSession>(undefined);

  const reload = useCallback(() => {
    open.current?.close();
    open.current = undefined;
    setSession(undefined);
    setReads((count) => count + 1);
  }, []);

  const begin = useCallback(
    (options: Omit<Parameters<typeof openSession>[0], 'kind' | 'user' | 'onCreated' | 'onReload'>) => {
      const made = openSession({
        ...options,
        kind,
        user,
        onCreated: (created) => void navigate(`${kind.route}/edit/${created.id}`, { replace: true }),
        onReload: reload,
      });
      open.current = made;
      setSession(made);
    },
    [kind, navigate, reload, user],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` runs it again
  useEffect(() => {
    const isOpen = open.current !== undefined && open.current.saving.state.getState().id === id;
    if (isOpen) return;
    open.current?.close();
    open.current = undefined;
    setSession(undefined);
    setFailure(undefined);
    setKept(undefined);
    let isStale = false;
    const place = { user: user.id, kind: kind.name, id: id ?? ('new' as const) };
    const load = async () => {
      const entry = await readJournal(place).catch(() => undefined);
      if (isStale) return;
      if (id === undefined) {
        setKept(entry?.document ? entry : undefined);
        return begin({ declaration: undefined });
      }
      if (entry && entry.patches.length > 0) {
        const conflicts = await sendKept(kind, id, entry);
        if (conflicts) return setKeptConflict({ entry, conflicts });
        await clearJournal(place);
        showToast(text('journal.saved', { time: timeOf(new Date(entry.at)) }));
        announce(text('journal.saved', { time: timeOf(new Date(entry.at)) }));
      }
      const declaration = await kind.calls.get(id);
      if (!isStale) begin({ declaration });
    };
    load().catch((error: unknown) => {
      if (!isStale) setFailure(messageOf(error));
    });
    return () => {
      isStale = true;
    };
  }, [id, kind, user, begin, reads]);

  useEffect(() => () => open.current?.close(), []);

  useEffect(() => {
    if (!live || !session) return;
    return live.onDeclaration((event) => session.hear(event));
  }, [live, session]);

  if (failure) {
    return (
      <div className="page-wait" role="alert">
        <p>{failure}</p>
        <Button onClick={() => setReads((count) => count + 1)}>{text('action.tryAgain')}</Button>
        <Button component={Link} to={kind.route}>
          {text('list.title')}
        </Button>
      </div>
    );
  }
  if (keptConflict && id !== undefined) {
    const settle = async (choice: 'mine' | 'theirs') => {
      const inQuestion = new Set(keptConflict.conflicts.map((conflict) => formatPath(conflict.path)));
      const { patches } = keptConflict.entry;
      const wanted = patches.filter((edit) => choice === 'mine' || !inQuestion.has(formatPath(edit.path)));
      await settleConflict(kind.calls, id, wanted);
      await clearJournal({ user: user.id, kind: kind.name, id });
      setKeptConflict(undefined);
      reload();
    };
    return <ConflictDialog documentName={kind.name} conflicts={keptConflict.conflicts} onChoose={settle} />;
  }
  if (!session) {
    return (
      <div className="page-wait" role="status">
        {text('shell.loading')}
      </div>
    );
  }
  const openKept = () => {
    open.current?.close();
    open.current = undefined;
    begin({ declaration: undefined, kept });
    setKept(undefined);
  };
  const discardKept = () => {
    void clearJournal({ user: user.id, kind: kind.name, id: 'new' });
    setKept(undefined);
  };
  return (
    <Editor
      key={sessionKey(session)}
      session={session}
      kept={kept ? { at: new Date(kept.at), onOpen: openKept, onDiscard: discardKept } : undefined}
    />
  );
}

const sessionKeys = new WeakMap<EditorSession, number>();
let lastKey = 0;

/** Another document is another editor: nothing of the one before may stay mounted. */
function sessionKey(session: EditorSession): number {
  const known = sessionKeys.get(session);
  if (known) return known;
  lastKey += 1;
  sessionKeys.set(session, lastKey);
  return lastKey;
}

/** Sends edits of an earlier visit on the revision they were made on; gives the conflicts, if there are any. */
async function sendKept(
  kind: DocumentKind,
  id: number,
  entry: JournalEntry,
): Promise<readonly Conflict[] | undefined> {
  try {
    const { revision, patches, client } = entry;
    await kind.calls.patch(id, { revision, patches, client });
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 409) throw error;
    return (error.body.conflicts ?? []) as readonly Conflict[];
  }
}
