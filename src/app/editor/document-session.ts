import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorServices } from '../../../widgets/index.ts';
import { createCommands, createViewState, editorWidgets } from '../../../widgets/index.ts';
import { autofills, computations, documentChecks } from '../../computations/index.ts';
import type { OfTrees } from '../../computations/trees.ts';
import {
  bornProvenances,
  compactDate,
  createDocumentStore,
  type DocumentDefinition,
  type DocumentStore,
  formatPath,
  newDocument,
  newUuid,
  type Problem,
  type RuleContext,
  unpackProvenances,
} from '../../engine/index.ts';
import { storedLists } from '../../generated/stored-lists.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import type { Customer, StoredDocument } from '../api/documents.ts';
import { mayWrite, type User } from '../api/session.ts';
import { keptParties } from '../api/templates.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import type { DeclarationEvent, OtherEditor } from '../live/socket.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { registerOpenDocument } from '../shell/open-documents.ts';
import { announce, showToast, TOAST_MS, tell } from '../shell/shell-state.ts';
import { columnChoices } from '../storage/column-choices.ts';
import { holdWindow } from '../storage/hold-window.ts';
import { browserJournal, type JournalEntry, readRecentCodes, writeRecentCodes } from '../storage/journal.ts';
import { readState, writeState } from '../storage/local-state.ts';
import { text } from '../texts.ts';
import { actionTitle } from './actions/run-action.ts';
import { autofill } from './autofill.ts';
import { createLostRows, type LostRows } from './lost-rows.ts';
import { newestAnswers } from './newest-answer.ts';
import { watchPage } from './page-watch.ts';
import { createAnnouncer } from './presence-words.ts';
import { createSaving, type Saving } from './saving.ts';
import { sentence } from './sentence.ts';
import { createStoredLists } from './stored-lists.ts';
import { dropToastAction, showUndoToast } from './undo-toast.ts';

const RECENT_CODES = 5;
const DEFAULT_LIST_ROWS = 5;

/** What is known of a document beside what it holds. */
export interface DocumentState {
  /** Who it was made for when it was last read; null for nobody. */
  readonly customer: Customer | null;
  /** Who else has it open. */
  readonly others: readonly OtherEditor[];
  /** Why it could not be read again when it may have changed; undefined once it was. */
  readonly unread: string | undefined;
}

/** What a part of the editor hears of its document. */
interface DocumentListener {
  /** The server told of it, as the answer to a call; `isRead`: when it was asked for it as it is. */
  readonly told?: (latest: StoredDocument, isRead: boolean) => void;
  /** It is read again: what belongs to it may have changed as well. */
  readonly reading?: (id: number) => void;
  readonly closed?: () => void;
}

/** One open document: what it holds, its way to the server, and who else is at it. */
export interface DocumentSession {
  readonly kind: DocumentKind;
  readonly store: DocumentStore;
  readonly services: EditorServices;
  readonly saving: Saving;
  readonly state: StoreApi<DocumentState>;
  /** Rows that others deleted under the person's hands. */
  readonly lostRows: LostRows;
  /** Saves and says so; the outcome of one's own Ctrl+S. */
  saveNow(): Promise<void>;
  /** Saves what is not saved yet; undefined, and said why, when that cannot be. */
  savedId(): Promise<number | undefined>;
  /** Takes in what a call answered of it. */
  adopt(latest: StoredDocument): void;
  /** Reads it again, and all that listens with it; never throws. */
  refresh(): void;
  /** Problems that a call found beside those known here, in the place of what such a call found before. */
  showFound(problems: readonly Problem[]): void;
  /** Calls what listens until the document is closed. */
  listen(listener: DocumentListener): void;
  /** Takes in what the live connection told. */
  hear(event: DeclarationEvent | undefined): void;
  /** Takes in who else has the document open; a newcomer is announced once. */
  meet(others: readonly OtherEditor[]): void;
  close(): void;
}

interface SessionOptions {
  readonly kind: DocumentKind;
  /** Of the documents of this kind. */
  readonly definition: DocumentDefinition;
  readonly user: User;
  /** Of the schemas. */
  readonly codeLists: EditorServices['codeLists'];
  /** Of a document with lists that are trees. */
  readonly trees?: OfTrees | undefined;
  /** Undefined for a new one. */
  readonly stored: StoredDocument | undefined;
  /** An unsaved new document from the journal. */
  readonly kept?: Pick<JournalEntry, 'client' | 'document' | 'provenances' | 'creation' | 'patches'>;
  readonly onCreated: (stored: StoredDocument) => void;
  readonly onReload: () => void;
}

/** Opens a document, or begins one from the defaults of its schemas. */
export function openSession(options: SessionOptions): DocumentSession {
  const { kind, definition, user, codeLists, stored } = options;
  let context: RuleContext = {
    plan: user.plan,
    role: user.role,
    status: stored?.status ?? 'draft',
    closed: mayWrite(user, kind.permissions) ? undefined : text('why.role'),
  };
  const surroundings = {
    definition,
    computations: [...(computations[kind.document] ?? []), ...(options.trees?.computations ?? [])],
    context,
    newId: newUuid,
  };
  const document = stored?.document ?? options.kept?.document ?? newDocument(surroundings);
  const provenances = stored
    ? unpackProvenances(stored.provenances)
    : options.kept
      ? options.kept.provenances
      : bornProvenances(document, {}, definition);
  const store = createDocumentStore({
    ...surroundings,
    ...(provenances && { provenances }),
    checks: [
      ...documentChecks(kind.document, { documents: { [kind.document]: definition }, codeLists }),
      ...(options.trees?.checks ?? []),
    ],
    document,
  });
  const state = createStore<DocumentState>()(() => ({
    customer: stored?.customer ?? null,
    others: [],
    unread: undefined,
  }));
  const listeners: DocumentListener[] = [];
  /** What only a call for it found, as that before a message leaves. */
  let foundProblems: readonly Problem[] = [];
  /** Codes that the lists in the database do not hold, as the last save told. */
  let listProblems: readonly Problem[] = [];
  let customsProblems: readonly Problem[] = [];
  const saving = createSaving({
    store,
    calls: kind.calls,
    journal: browserJournal,
    kind: kind.document,
    user: user.id,
    stored,
    kept: stored === undefined ? options.kept : undefined,
    onCreated(created) {
      adopt(created);
      options.onCreated(created);
      if (created.revision > saving.state.getState().revision) refresh();
    },
    onSaved: takeProblems,
    onNews: {
      judging: (patches) => lostRows.finishIn(patches),
      taking: (patches, deletedBy) => lostRows.note(patches, deletedBy),
    },
    onReload: options.onReload,
  });
  const release = holdWindow(saving.client);
  const unregister = registerOpenDocument(() => saving.flush());
  const announceOthers = createAnnouncer(announce);
  const stopWatching = watchPage({
    onHide: () => void saving.keep(),
    onOnline: () => saving.retry(),
    isAtRisk: () => saving.isAtRisk(),
  });
  const services = servicesOf({ kind, user, codeLists, store, definition, context: () => context });
  const lostRows = createLostRows(services);

  function takeProblems(problems: readonly Problem[]): void {
    const standing = store.problems.all().filter(({ source }) => source === 'server');
    foundProblems = standing.filter((problem) => !listProblems.includes(problem));
    listProblems = problems.filter(({ source }) => source === 'server');
    customsProblems = problems.filter(({ source }) => source === 'customs');
    store.problems.setServer([...foundProblems, ...listProblems, ...customsProblems]);
  }

  /** What only the server finds when a message is to leave; schema and rules are judged here at every keystroke. */
  function showFound(problems: readonly Problem[]): void {
    const isReported = ({ source }: Problem) => source === 'server' || source === 'customs';
    const known = new Set(
      store.problems
        .all()
        .filter((problem) => !isReported(problem))
        .map(problemKey),
    );
    foundProblems = problems
      .filter((problem) => problem.source !== 'customs' && !known.has(problemKey(problem)))
      .map((problem) => ({ ...problem, source: 'server' }));
    store.problems.setServer([...foundProblems, ...listProblems, ...customsProblems]);
  }

  function adopt(latest: StoredDocument, isRead = false): void {
    state.setState({ customer: latest.customer });
    if (context.status !== latest.status) {
      context = { ...context, status: latest.status };
      store.setContext(context);
    }
    takeProblems(latest.problems);
    for (const { told } of listeners) told?.(latest, isRead);
  }

  const askAgain = newestAnswers();

  async function read(id: number): Promise<void> {
    const isNewest = askAgain();
    try {
      const latest = await kind.calls.get(id, { suppressed: [403, 404] });
      if (!isNewest()) return;
      state.setState({ unread: undefined });
      adopt(latest, true);
      await pullTo(latest.revision);
    } catch (error) {
      if (!isNewest()) return;
      state.setState({ unread: messageOf(error) });
      // It is not there for this person any more: what they typed stays here all the same.
      if (error instanceof CallError && !error.isPassing) tell(messageOf(error), 'error');
    }
  }

  function refresh(): void {
    const { id } = saving.state.getState();
    if (id === undefined) return;
    void read(id);
    for (const { reading } of listeners) reading?.(id);
  }

  async function pullTo(revision: number): Promise<void> {
    if (revision > saving.state.getState().revision) await saving.pull();
  }

  if (stored) takeProblems(stored.problems);

  async function savedId(): Promise<number | undefined> {
    if (await saving.flush()) return saving.state.getState().id;
    sayUnsaved();
    return undefined;
  }

  /** A message leaves only from a saved document (D-123). */
  function sayUnsaved(): void {
    const { save } = saving.state.getState();
    const hasFailed = save.kind === 'failed';
    const words = hasFailed ? text('save.failed', { reason: sentence(save.reason) }) : text('save.first');
    tell(words, hasFailed ? 'error' : 'warning');
  }

  return {
    kind,
    store,
    services,
    saving,
    state,
    lostRows,
    async saveNow() {
      if (await saving.save()) {
        tell(text('save.toast'));
      } else {
        const { save } = saving.state.getState();
        if (save.kind === 'failed') showToast(save.reason, 'error');
        announce(text('save.failedNow'), 'assertive');
      }
    },
    savedId,
    adopt,
    refresh,
    showFound,
    listen: (listener) => void listeners.push(listener),
    hear(event) {
      if (event === undefined) {
        saving.retry();
        refresh();
      } else if (event.id === saving.state.getState().id) {
        // The answer to one's own save brought all there is to know; of another's edit the patches are enough.
        if (event.editor === undefined) refresh();
        else if (event.editor !== saving.client) void pullTo(event.revision);
      }
    },
    meet(others) {
      state.setState({ others });
      announceOthers(others);
    },
    close() {
      stopWatching();
      unregister();
      dropToastAction();
      for (const { closed } of listeners) closed?.();
      void saving.close().finally(release);
    },
  };
}

/** Which problem it is, whatever it says. */
export function problemKey({ path, code }: Problem): string {
  return `${formatPath(path)} ${code}`;
}

interface ServicesOptions {
  readonly kind: DocumentKind;
  readonly user: User;
  readonly codeLists: EditorServices['codeLists'];
  readonly store: DocumentStore;
  readonly definition: EditorServices['definition'];
  readonly context: () => RuleContext;
}

function servicesOf(options: ServicesOptions): EditorServices {
  const { kind, user, codeLists, store, definition, context } = options;
  let recent = new Map<string, readonly string[]>();
  readRecentCodes(user.id).then(
    (codes) => {
      recent = codes;
    },
    (error: unknown) => console.warn('Recent codes:', messageOf(error)),
  );
  const fieldText = (field: string | undefined) => {
    const value = field === undefined ? undefined : store.document()[field];
    return typeof value === 'string' ? value : undefined;
  };
  const services: EditorServices = {
    store,
    definition,
    codeLists,
    widgets: editorWidgets,
    storedLists: createStoredLists({
      lists: storedLists,
      prefix: kind.dictionary,
      day: () =>
        compactDate(fieldText(kind.dayField) ?? '') ??
        new Date().toISOString().slice(0, 10).replaceAll('-', ''),
      regime: () => fieldText(kind.regimeField),
      onFailure: (label) => showToast(text('code.listFailed', { list: label }), 'error', TOAST_MS.dictionary),
    }),
    parties: keptParties,
    text,
    context,
    regime: () => fieldText(kind.regimeField),
    announce,
    confirm,
    toast: (message, withUndo) =>
      withUndo ? showUndoToast({ services, store }, message) : showToast(message),
    recentCodes: (field) => recent.get(field) ?? [],
    rememberCode(field, code) {
      const codes = [code, ...(recent.get(field) ?? []).filter((known) => known !== code)].slice(
        0,
        RECENT_CODES,
      );
      recent.set(field, codes);
      writeRecentCodes(user.id, field, codes).catch(() => undefined);
    },
    view: createViewState(definition),
    commands: createCommands(),
    listActions: (list) =>
      autofills[kind.document]?.list === list
        ? [
            {
              label: text('rows.autofill'),
              title: actionTitle('autofill'),
              run: () => autofill({ name: kind.document, store }),
            },
          ]
        : [],
    titleOf: actionTitle,
    preferences: {
      listRows: readState().itemRows ?? DEFAULT_LIST_ROWS,
      setListRows: (itemRows) => writeState({ itemRows }),
      columns: columnChoices(user.id, kind.document),
    },
  };
  return services;
}
