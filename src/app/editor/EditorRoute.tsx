import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Choice, DocumentData } from '../../engine/index.ts';
import type { KindName } from '../../generated/kinds.ts';
import { editorAddress, listAddress } from '../addresses.ts';
import { messageOf } from '../api/call-error.ts';
import { mayWrite } from '../api/session.ts';
import { documentKind } from '../declarations/document-kind.ts';
import { useWordsOf } from '../document-words.ts';
import { Later } from '../later.tsx';
import { tell, usePerson, useShell } from '../shell/shell-state.ts';
import { browserJournal, type JournalEntry, readJournal } from '../storage/journal.ts';
import { text } from '../texts.ts';
import { timeOf } from '../times.ts';
import type { AddedParts } from './added-parts.ts';
import { type DocumentSession, openSession } from './document-session.ts';
import { Editor } from './Editor.tsx';
import type { EditorData } from './editor-data.ts';
import type { KeptOutcome } from './kept-edits.ts';
import { bringKept } from './kept-turn.ts';
import { dialogs } from './parts.ts';
import { sentence } from './sentence.ts';

/** Kept edits that were not taken, and the document as it is without them. */
type Undecided = Exclude<KeptOutcome, { kind: 'saved' }> & { readonly latest: DocumentData };

interface EditorRouteProps extends EditorData {
  readonly document: KindName;
  /** What the kind brings into its editor. */
  readonly added: AddedParts | undefined;
}

/**
 * The editor under both of its routes. Saving a new document for the first time changes the address and nothing
 * else: the open document, its focus and its undo stay.
 */
export function EditorRoute({ document, definition, codeLists, trees, added }: EditorRouteProps) {
  const kind = documentKind(document);
  useWordsOf(kind);
  const { id: idText } = useParams();
  const id = idText === undefined ? undefined : Number(idText);
  const user = usePerson();
  const live = useShell((state) => state.live);
  const navigate = useNavigate();
  const [session, setSession] = useState<DocumentSession>();
  const [failure, setFailure] = useState<string>();
  const [kept, setKept] = useState<readonly JournalEntry[]>([]);
  const [undecided, setUndecided] = useState<Undecided>();
  const [reads, setReads] = useState(0);
  const open = useRef<DocumentSession>(undefined);

  const reload = useCallback(() => {
    open.current?.close();
    open.current = undefined;
    setSession(undefined);
    setReads((count) => count + 1);
  }, []);

  const begin = useCallback(
    (options: Pick<Parameters<typeof openSession>[0], 'stored' | 'kept'>) => {
      const made = openSession({
        ...options,
        kind,
        definition,
        user,
        codeLists,
        trees,
        onCreated: (created) => void navigate(editorAddress(kind, created.id), { replace: true }),
        onReload: reload,
      });
      open.current = made;
      added?.open(made, options.stored);
      if (options.stored) made.refresh();
      setSession(made);
    },
    [kind, added, definition, codeLists, trees, navigate, reload, user],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` runs it again
  useEffect(() => {
    const isOpen = open.current !== undefined && open.current.saving.state.getState().id === id;
    if (isOpen) return;
    open.current?.close();
    open.current = undefined;
    setSession(undefined);
    setFailure(undefined);
    setKept([]);
    setUndecided(undefined);
    let isStale = false;
    const load = async () => {
      if (id === undefined) {
        if (!mayWrite(user, kind.permissions)) return navigate('/forbidden', { replace: true });
        const entries = await readJournal({ user: user.id, kind: kind.document, id: 'new' }).catch(() => []);
        if (isStale) return;
        setKept(entries.filter(({ document }) => document !== undefined));
        return begin({ stored: undefined });
      }
      const { outcome, newest } = await bringKept(kind, user.id, id);
      if (isStale) return;
      if (newest) {
        // What the server refuses altogether may be edits of a document that is not there any more.
        if (outcome.kind === 'refused') return setUndecided({ ...outcome, latest: {} });
        if (outcome.kind === 'conflict') {
          const { document: latest } = await kind.calls.get(id);
          return isStale ? undefined : setUndecided({ ...outcome, latest });
        }
        const words = text('journal.saved', { time: timeOf(newest) });
        tell(words);
      }
      const stored = await kind.calls.get(id);
      if (!isStale) begin({ stored });
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

  const hasId = id !== undefined && session?.saving.state.getState().id === id;
  useEffect(() => {
    if (!live || !session || !hasId) return;
    return live.attend(id, session.saving.client, session.meet);
  }, [live, session, id, hasId]);

  if (failure) {
    return (
      <div className="page-wait" role="alert">
        <h1>{failure}</h1>
        <Button onClick={() => setReads((count) => count + 1)}>{text('action.tryAgain')}</Button>
        <Button component={Link} to={listAddress(kind)}>
          {kind.words.title}
        </Button>
      </div>
    );
  }
  if (undecided && id !== undefined) {
    const { entry } = undecided;
    const goOn = async () => {
      await browserJournal.clear(entry);
      setUndecided(undefined);
      reload();
    };
    if (undecided.kind === 'refused') {
      const time = timeOf(new Date(entry.at));
      return (
        <div className="page-wait" role="alert">
          <h1>{text('journal.refused', { time, reason: sentence(undecided.reason) })}</h1>
          <Button onClick={reload}>{text('action.tryAgain')}</Button>
          <Button onClick={() => void goOn()}>{text('journal.discardAndOpen')}</Button>
          <Button component={Link} to={listAddress(kind)}>
            {kind.words.title}
          </Button>
        </div>
      );
    }
    const { conflicts } = undecided;
    const mine = entry.touched ?? {};
    const settle = async (choice: Choice) => {
      const { settleKept } = await import('./kept-edits.ts');
      const outcome = await settleKept(kind.calls, browserJournal, id, undecided, choice);
      if (outcome.kind === 'saved') return goOn();
      const latest = outcome.kind === 'conflict' ? (await kind.calls.get(id)).document : {};
      setUndecided({ ...outcome, latest });
    };
    return (
      <Later part={dialogs}>
        {({ ConflictDialog }) => (
          <ConflictDialog
            definition={definition}
            conflicts={conflicts}
            by={undecided.by}
            patches={entry.patches}
            document={mine}
            numbered={undecided.latest}
            gone={entry}
            onChoose={settle}
            onLeave={() => void navigate(listAddress(kind))}
          />
        )}
      </Later>
    );
  }
  if (!session) {
    return (
      <div className="page-wait" role="status">
        <h1>{text('shell.loading')}</h1>
      </div>
    );
  }
  const withdraw = (entry: JournalEntry) =>
    setKept((entries) => entries.filter(({ client }) => client !== entry.client));
  const openKept = (entry: JournalEntry) => {
    open.current?.close();
    open.current = undefined;
    begin({ stored: undefined, kept: entry });
    withdraw(entry);
  };
  const discardKept = (entry: JournalEntry) => {
    void browserJournal.clear(entry);
    withdraw(entry);
  };
  return (
    <Editor
      key={sessionKey(session)}
      session={session}
      added={added}
      kept={kept.map((entry) => ({
        client: entry.client,
        at: new Date(entry.at),
        onOpen: () => openKept(entry),
        onDiscard: () => discardKept(entry),
      }))}
    />
  );
}

const sessionKeys = new WeakMap<DocumentSession, number>();
let lastKey = 0;

/** Another document is another editor: nothing of the one before may stay mounted. */
function sessionKey(session: DocumentSession): number {
  const known = sessionKeys.get(session);
  if (known) return known;
  lastKey += 1;
  sessionKeys.set(session, lastKey);
  return lastKey;
}
