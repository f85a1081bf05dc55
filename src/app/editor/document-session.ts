import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorServices } from '../../../widgets/index.ts';
import { createCommands, createViewState, editorWidgets } from '../../../widgets/index.ts';
import { autofills, computations, documentChecks } from '../../computations/index.ts';
import {
  compactDate,
  containersOf,
  createDocumentStore,
  type DifferingFigure,
  type DocumentDefinition,
  type DocumentStore,
  differingFigures,
  formatPath,
  newDocument,
  newUuid,
  type Path,
  type Problem,
  parsePath,
  plainWords,
  type RuleContext,
} from '../../engine/index.ts';
import { storedLists } from '../../generated/stored-lists.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import type {
  Customer,
  Declaration,
  DeclarationFacts,
  MessageDecision,
  NextAction,
  OfferedWay,
  Offers,
  OutboxState,
  PassedChecks,
  RequestType,
  SeenMessage,
  SendCheck,
  TimelineEntry,
} from '../api/documents.ts';
import { markNotification, readReceivedAgain } from '../api/notifications.ts';
import { mayWrite, type User } from '../api/session.ts';
import { keptParties } from '../api/templates.ts';
import { offerToAuthorise, wantsAuthorisation } from '../authorisation/authorising.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import type { DeclarationEvent, OtherEditor } from '../live/socket.ts';
import { refusalWords } from '../sending/refusal-words.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { registerOpenDocument } from '../shell/open-documents.ts';
import { announce, showToast, TOAST_MS, tell } from '../shell/shell-state.ts';
import { columnChoices } from '../storage/column-choices.ts';
import { holdWindow } from '../storage/hold-window.ts';
import { browserJournal, type JournalEntry, readRecentCodes, writeRecentCodes } from '../storage/journal.ts';
import type { PlacedErrors } from '../storage/latest-errors.ts';
import { readState, writeState } from '../storage/local-state.ts';
import { text } from '../texts.ts';
import { actionTitle } from './actions/run-action.ts';
import { autofill } from './autofill.ts';
import { createLostRows, type LostRows } from './lost-rows.ts';
import { newestAnswers } from './newest-answer.ts';
import { watchPage } from './page-watch.ts';
import { placeWords } from './place-words.ts';
import { createAnnouncer } from './presence-words.ts';
import { createSaving, type Saving } from './saving.ts';
import { sentence } from './sentence.ts';
import { createStoredLists } from './stored-lists.ts';
import { dropToastAction, showUndoToast } from './undo-toast.ts';

const RECENT_CODES = 5;
const DEFAULT_LIST_ROWS = 5;

/** What is known of the declaration beside its document. */
export interface StandingState {
  readonly status: string;
  /** Of the last request about it, beside its own status; null without one. */
  readonly requestStatus: string | null;
  readonly lrn: string | null;
  readonly mrn: string | null;
  /** Who it was made for when it was last read; null for nobody. */
  readonly customer: Customer | null;
  /** Undefined for a declaration that was never saved. */
  readonly facts: DeclarationFacts | undefined;
  /** Undefined for a declaration that was never saved. */
  readonly actions: Offers | undefined;
  readonly nextAction: NextAction | null;
  readonly outbox: OutboxState | null;
  /** The newest of it. */
  readonly timeline: readonly TimelineEntry[];
  /** What older messages are asked by; null when there are none. */
  readonly olderMessages: number | null;
  /** `unknown`: posted, but no answer came. */
  readonly sending: 'idle' | 'sending' | 'unknown';
  /** Who else has it open. */
  readonly others: readonly OtherEditor[];
}

/** One open declaration: its document, its way to the server, and what the server says of it. */
export interface EditorSession {
  readonly kind: DocumentKind;
  readonly store: DocumentStore;
  readonly services: EditorServices;
  readonly saving: Saving;
  readonly standing: StoreApi<StandingState>;
  /** Rows that others deleted under the person's hands. */
  readonly lostRows: LostRows;
  /** What customs said of places that hold something else since, or whose rows do: only their next answer tells. */
  changedReports(): readonly Problem[];
  /** Saves and says so; the outcome of one's own Ctrl+S. */
  saveNow(): Promise<void>;
  /** Asks what a send would find, and shows it among the problems. */
  checkForSending(): Promise<SendCheck>;
  /**
   * Saves, then sends to customs this way, with these differing figures as the person let them stand and past these
   * rules; problems customs or the server name stand on their fields afterwards.
   */
  send(way: OfferedWay, seenFigures?: readonly DifferingFigure[], passed?: PassedChecks): Promise<boolean>;
  /** Tells customs that the goods arrived. */
  notifyArrival(): Promise<void>;
  /** Saves what is not saved yet; undefined, and said why, when that cannot be. */
  savedId(): Promise<number | undefined>;
  /** Shows why something was refused elsewhere, each reason on its place (CUS-014). */
  showErrors(errors: PlacedErrors): void;
  /** What becomes of the message that waits or that customs did not confirm. */
  decide(decision: MessageDecision, seen: SeenMessage, message?: number): Promise<void>;
  /** Says that what a notification wants is done, or is not after all. */
  sayDone(notification: number, done: boolean): Promise<void>;
  /** Has a message of customs read again that could not be worked in. */
  readAgain(received: number): Promise<void>;
  /** Notes what the person has read of a notification, or wants to read again: these errors, or all of it. */
  mark(as: 'read' | 'unread', notification: number, errors?: readonly number[]): Promise<void>;
  /** Takes in what the live connection told. */
  hear(event: DeclarationEvent | undefined): void;
  /** Takes in who else has the declaration open; a newcomer is announced once. */
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
  /** Undefined for a new declaration. */
  readonly declaration: Declaration | undefined;
  /** An unsaved new declaration from the journal. */
  readonly kept?: Pick<JournalEntry, 'client' | 'document' | 'creation' | 'patches'>;
  readonly onCreated: (declaration: Declaration) => void;
  readonly onReload: () => void;
}

/** Opens a declaration, or begins one from the defaults of its schemas. */
export function openSession(options: SessionOptions): EditorSession {
  const { kind, definition, user, codeLists, declaration } = options;
  let context: RuleContext = {
    plan: user.plan,
    role: user.role,
    status: declaration?.status ?? 'draft',
    closed: mayWrite(user, kind.permissions) ? undefined : text('why.role'),
  };
  const surroundings = {
    definition,
    computations: computations[kind.document] ?? [],
    context,
    newId: newUuid,
  };
  const document = declaration?.document ?? options.kept?.document ?? newDocument(surroundings);
  const store = createDocumentStore({
    ...surroundings,
    checks: documentChecks(kind.document, { documents: { [kind.document]: definition }, codeLists }),
    document,
  });
  const standing = createStore<StandingState>()(() => ({
    status: 'draft',
    requestStatus: null,
    lrn: null,
    mrn: null,
    customer: null,
    facts: undefined,
    actions: undefined,
    nextAction: null,
    outbox: null,
    ...(declaration && standingIn(declaration)),
    timeline: [],
    olderMessages: null,
    sending: 'idle',
    others: [],
  }));
  let sendProblems: readonly Problem[] = [];
  /** Codes that the lists in the database do not hold, as the last save told. */
  let listProblems: readonly Problem[] = [];
  let customsProblems: readonly Problem[] = [];
  /** All that customs reported last, whether it still stands or not. */
  let reported: readonly Problem[] = [];
  const saving = createSaving({
    store,
    calls: kind.calls,
    journal: browserJournal,
    kind: kind.document,
    user: user.id,
    declaration,
    kept: declaration === undefined ? options.kept : undefined,
    onCreated(created) {
      adopt(created);
      options.onCreated(created);
      if (created.revision > saving.state.getState().revision) refreshQuietly();
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

  const isThere = (path: Path) => path.length > 0 && containersOf(store.document(), path) !== undefined;

  function takeProblems(problems: readonly Problem[]): void {
    const standing = store.problems.all().filter(({ source }) => source === 'server');
    sendProblems = standing.filter((problem) => !listProblems.includes(problem));
    listProblems = problems.filter(({ source }) => source === 'server');
    customsProblems = problems.filter(({ source }) => source === 'customs');
    store.problems.setServer([...sendProblems, ...listProblems, ...customsProblems]);
  }

  /** What only the server finds when a message is to leave; schema and rules are judged here at every keystroke. */
  function takeSendProblems(problems: readonly Problem[]): void {
    const isReported = ({ source }: Problem) => source === 'server' || source === 'customs';
    const known = new Set(
      store.problems
        .all()
        .filter((problem) => !isReported(problem))
        .map(problemKey),
    );
    sendProblems = problems
      .filter((problem) => problem.source !== 'customs' && !known.has(problemKey(problem)))
      .map((problem) => ({ ...problem, source: 'server' }));
    store.problems.setServer([...sendProblems, ...listProblems, ...customsProblems]);
  }

  function adopt(latest: Declaration): void {
    const before = standing.getState();
    standing.setState(standingIn(latest));
    if (before.status !== latest.status) {
      context = { ...context, status: latest.status };
      store.setContext(context);
    }
    reported = latest.customs_problems;
    takeProblems(latest.problems);
    const news = [
      before.status !== latest.status && latest.status,
      before.requestStatus !== latest.request_status && latest.request_status,
    ].filter((status) => typeof status === 'string');
    if (news.length > 0)
      announce(text('bar.statusNow', { status: news.map((status) => text(`status.${status}`)).join(', ') }));
  }

  const askAgain = newestAnswers();

  async function refresh(): Promise<void> {
    const { id } = saving.state.getState();
    if (id === undefined) return;
    const isNewest = askAgain();
    const [latest, timeline] = await Promise.all([
      kind.calls.get(id, { suppressed: [404] }),
      kind.sending ? kind.calls.timeline(id) : { entries: [], next: null },
    ]);
    if (!isNewest()) return;
    adopt(latest);
    standing.setState({ timeline: timeline.entries, olderMessages: timeline.next });
    // What it holds is what arrived; were the call still on its way, the server would refuse a second one.
    if (standing.getState().sending === 'unknown') standing.setState({ sending: 'idle' });
    await pullTo(latest.revision);
  }
  const refreshQuietly = () => {
    refresh().catch((error: unknown) => console.warn('Refresh:', messageOf(error)));
  };

  async function pullTo(revision: number): Promise<void> {
    if (revision > saving.state.getState().revision) await saving.pull();
  }

  if (declaration) {
    reported = declaration.customs_problems;
    takeProblems(declaration.problems);
    refreshQuietly();
  }

  async function savedId(): Promise<number | undefined> {
    if (await saving.flush()) return saving.state.getState().id;
    sayUnsaved();
    return undefined;
  }

  async function checkForSending(): Promise<SendCheck> {
    const { id } = saving.state.getState();
    const figures = differingFigures(store.problems.all());
    const found = await kind.calls.check(store.document(), { id, seenFigures: figures });
    takeSendProblems(found.problems);
    return found;
  }

  async function send(
    way: OfferedWay,
    seenFigures: readonly DifferingFigure[] = [],
    passed?: PassedChecks,
  ): Promise<boolean> {
    const id = await savedId();
    if (id === undefined) return false;
    const { revision } = saving.state.getState();
    services.view.setState({ isChecked: true });
    standing.setState({ sending: 'sending' });
    try {
      const document = store.document();
      const { client } = saving;
      const sent = await kind.calls.send({ id, revision, client, document, way, seenFigures, passed });
      // It went: what was found before is doubted or passed, and no problem of the declaration any more.
      takeSendProblems([]);
      if (sent) adopt(sent);
      saySent();
      return true;
    } catch (error) {
      sendFailed(error, 'send', way.provider);
      return false;
    }
  }

  async function notifyArrival(): Promise<void> {
    const { id } = saving.state.getState();
    const { outbox } = standing.getState();
    if (id === undefined || outbox === null) return;
    const { provider, badge } = outbox;
    standing.setState({ sending: 'sending' });
    try {
      const asked = await kind.calls.ask(id, { type: 'goods-arrival', provider, badge });
      if (asked) adopt(asked);
      saySent();
    } catch (error) {
      sendFailed(error, 'goods-arrival', provider);
    }
  }

  function saySent(): void {
    standing.setState({ sending: 'idle' });
    tell(text('send.success'));
    refreshQuietly();
  }

  const decide = (decision: MessageDecision, seen: SeenMessage, message?: number) =>
    taking((id) => kind.calls.decide(id, decision, seen, message));

  /** Does something that the server answers with the declaration as it stands then. */
  async function taking(call: (id: number) => Promise<Declaration>): Promise<void> {
    const { id } = saving.state.getState();
    if (id === undefined) return;
    try {
      adopt(await call(id));
    } catch (error) {
      if (wantsAuthorisation(error)) return await offerToAuthorise(error, id);
      tell(messageOf(error), 'error');
    }
    refreshQuietly();
  }

  /** Does something with the messages of customs and shows what came of it. */
  async function withMessages(call: () => Promise<void>): Promise<void> {
    try {
      await call();
    } catch (error) {
      tell(messageOf(error), 'error');
    }
    refreshQuietly();
  }

  /** A message leaves only from a saved document (D-123). */
  function sayUnsaved(): void {
    const { save } = saving.state.getState();
    const hasFailed = save.kind === 'failed';
    const words = hasFailed ? text('save.failed', { reason: sentence(save.reason) }) : text('save.first');
    tell(words, hasFailed ? 'error' : 'warning');
  }

  function sendFailed(error: unknown, type: 'send' | RequestType, provider: string): void {
    const isUnknown = error instanceof CallError && error.isUnanswered;
    standing.setState({ sending: isUnknown ? 'unknown' : 'idle' });
    if (error instanceof CallError && Array.isArray(error.body.problems)) {
      takeSendProblems(error.body.problems as readonly Problem[]);
    }
    const { id } = saving.state.getState();
    if (id !== undefined && wantsAuthorisation(error)) {
      offerToAuthorise(error, id, type).catch((failure: unknown) => showToast(messageOf(failure), 'error'));
      return;
    }
    const words = isUnknown
      ? text('send.unknown', { to: provider })
      : (notReady(error) ?? refusalWords(provider, error, definition, store.document()));
    tell(words, 'error');
    refreshQuietly();
  }

  /** Our own check stopped the message: how much is wrong, and where it begins. */
  function notReady(error: unknown): string | undefined {
    if (!(error instanceof CallError) || error.status !== 422) return undefined;
    const found = Array.isArray(error.body.problems) ? (error.body.problems as readonly Problem[]) : [];
    const errors = found.filter(({ severity }) => severity === 'error');
    const first = errors[0];
    if (!first) return undefined;
    return text(errors.length === 1 ? 'send.notReadyOne' : 'send.notReady', {
      count: errors.length,
      place: placeWords(definition, store.document(), first.path, text),
      message: plainWords(first.message),
    });
  }

  return {
    kind,
    store,
    services,
    saving,
    standing,
    lostRows,
    changedReports() {
      const standing = new Set(store.problems.all().map(problemKey));
      return reported.filter((problem) => !standing.has(problemKey(problem)) && isThere(problem.path));
    },
    async saveNow() {
      if (await saving.save()) {
        tell(text('save.toast'));
      } else {
        const { save } = saving.state.getState();
        if (save.kind === 'failed') showToast(save.reason, 'error');
        announce(text('save.failedNow'), 'assertive');
      }
    },
    checkForSending,
    send,
    notifyArrival,
    savedId,
    showErrors(errors) {
      services.view.setState({ isChecked: true });
      const known = store.problems.all();
      takeSendProblems(
        Object.entries(errors).flatMap(([place, messages]) => {
          const at = place.startsWith('/') ? place : '';
          // What the editor says of a place by itself is not said again because it was why something was refused.
          const own = new Set(
            known.filter(({ path }) => formatPath(path) === at).map(({ message }) => message),
          );
          const message = messages.filter((one) => !own.has(one)).join('\n');
          return message === ''
            ? []
            : [{ path: parsePath(at), severity: 'error', source: 'server', code: 'server.refused', message }];
        }),
      );
    },
    decide,
    sayDone: (notification, done) => taking((id) => kind.calls.sayDone(id, notification, done)),
    readAgain: (received) => withMessages(() => readReceivedAgain(received)),
    mark: (as, notification, errors) => withMessages(() => markNotification(as, notification, errors)),
    hear(event) {
      if (event === undefined) {
        saving.retry();
        refreshQuietly();
      } else if (event.id === saving.state.getState().id) {
        // The answer to one's own save brought all there is to know; of another's edit the patches are enough.
        if (event.editor === undefined) refreshQuietly();
        else if (event.editor !== saving.client) void pullTo(event.revision);
      }
    },
    meet(others) {
      standing.setState({ others });
      announceOthers(others);
    },
    close() {
      stopWatching();
      unregister();
      dropToastAction();
      void saving.close().finally(release);
    },
  };
}

/** What of the standing the server tells with every declaration. */
function standingIn(declaration: Declaration) {
  const { status, lrn, mrn, customer, facts, actions, outbox } = declaration;
  const { request_status: requestStatus, next_action: nextAction } = declaration;
  return { status, requestStatus, lrn, mrn, customer, facts, actions, nextAction, outbox };
}

function problemKey({ path, code }: Problem): string {
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
