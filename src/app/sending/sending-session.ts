import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  containersOf,
  type DifferingFigure,
  differingFigures,
  formatPath,
  type Path,
  type Problem,
  parsePath,
  plainWords,
} from '../../engine/index.ts';
import { callsAddress } from '../addresses.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import type { StoredDocument } from '../api/documents.ts';
import { markNotification, readReceivedAgain } from '../api/notifications.ts';
import {
  type DeclarationFacts,
  type MessageDecision,
  type NextAction,
  type OfferedWay,
  type Offers,
  type OutboxState,
  type PassedChecks,
  type RequestType,
  type SeenMessage,
  type SendCheck,
  type SendingCalls,
  type SentDocument,
  sendingCalls,
  type TimelineEntry,
} from '../api/sending.ts';
import { offerToAuthorise, wantsAuthorisation } from '../authorisation/authorising.ts';
import { type DocumentSession, problemKey } from '../editor/document-session.ts';
import { newestAnswers } from '../editor/newest-answer.ts';
import { placeWords } from '../editor/place-words.ts';
import { useSession } from '../editor/session-context.ts';
import { announce, showToast, tell } from '../shell/shell-state.ts';
import type { PlacedErrors } from '../storage/latest-errors.ts';
import { text } from '../texts.ts';
import { refusalWords } from './refusal-words.ts';

/** How a document stands with the authority that it is sent to. */
export interface StandingState {
  readonly status: string;
  /** Of the last request about it, beside its own status; null without one. */
  readonly requestStatus: string | null;
  readonly lrn: string | null;
  readonly mrn: string | null;
  /** Undefined for a document that was never saved. */
  readonly facts: DeclarationFacts | undefined;
  /** Undefined for a document that was never saved. */
  readonly actions: Offers | undefined;
  readonly nextAction: NextAction | null;
  readonly outbox: OutboxState | null;
  /** The newest of it. */
  readonly timeline: readonly TimelineEntry[];
  /** What older messages are asked by; null when there are none. */
  readonly olderMessages: number | null;
  /** Why the timeline could not be read; undefined once it was. */
  readonly untold: string | undefined;
  /** `unknown`: posted, but no answer came. */
  readonly sending: 'idle' | 'sending' | 'unknown';
}

/** What is sent of one open document, and what the authority says of it. */
export interface SendingSession {
  readonly calls: SendingCalls;
  readonly standing: StoreApi<StandingState>;
  /** What customs said of places that hold something else since, or whose rows do: only their next answer tells. */
  changedReports(): readonly Problem[];
  /** Asks what a send would find, and shows it among the problems. */
  checkForSending(): Promise<SendCheck>;
  /**
   * Saves, then sends to customs this way, with these differing figures as the person let them stand and past these
   * rules; problems customs or the server name stand on their fields afterwards.
   */
  send(way: OfferedWay, seenFigures?: readonly DifferingFigure[], passed?: PassedChecks): Promise<boolean>;
  /** Tells customs that the goods arrived. */
  notifyArrival(): Promise<void>;
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
}

const sessions = new WeakMap<DocumentSession, SendingSession>();

/** The sending of an open document; throws for one of a kind that is not sent. */
export function sendingOf(session: DocumentSession): SendingSession {
  const found = sessions.get(session);
  if (!found) throw new Error(`Nothing of ${session.kind.document} is sent.`);
  return found;
}

/** The sending of the document whose editor this stands in. */
export function useSending(): SendingSession {
  return sendingOf(useSession());
}

export function useStanding<T>(select: (state: StandingState) => T): T {
  return useStore(useSending().standing, select);
}

/** Begins beside a document that was just opened; `stored`: as the server told of it, undefined for a new one. */
export function openSending(session: DocumentSession, stored: StoredDocument | undefined): void {
  const { kind, store, services, saving } = session;
  const { definition } = services;
  const calls = sendingCalls(callsAddress(kind));
  const standing = createStore<StandingState>()(() => ({
    status: 'draft',
    requestStatus: null,
    lrn: null,
    mrn: null,
    facts: undefined,
    actions: undefined,
    nextAction: null,
    outbox: null,
    ...(stored && standingIn(sentAs(stored))),
    timeline: [],
    olderMessages: null,
    untold: undefined,
    sending: 'idle',
  }));
  /** All that customs reported last, whether it still stands or not. */
  let reported: readonly Problem[] = stored ? sentAs(stored).customs_problems : [];

  function told(latest: SentDocument, isRead: boolean): void {
    const before = standing.getState();
    standing.setState(standingIn(latest));
    // What it holds is what arrived; were the call still on its way, the server would refuse a second one.
    if (isRead && before.sending === 'unknown') standing.setState({ sending: 'idle' });
    reported = latest.customs_problems;
    const news = [
      before.status !== latest.status && latest.status,
      before.requestStatus !== latest.request_status && latest.request_status,
    ].filter((status) => typeof status === 'string');
    if (news.length > 0)
      announce(text('bar.statusNow', { status: news.map((status) => text(`status.${status}`)).join(', ') }));
  }

  const askAgain = newestAnswers();

  async function readTimeline(id: number): Promise<void> {
    const isNewest = askAgain();
    try {
      const { entries, next } = await calls.timeline(id);
      if (isNewest()) standing.setState({ timeline: entries, olderMessages: next, untold: undefined });
    } catch (error) {
      if (isNewest()) standing.setState({ untold: messageOf(error) });
    }
  }

  session.listen({
    told: (latest, isRead) => told(sentAs(latest), isRead),
    reading: (id) => void readTimeline(id),
  });

  async function checkForSending(): Promise<SendCheck> {
    const { id } = saving.state.getState();
    const figures = differingFigures(store.problems.all());
    const found = await calls.check(store.document(), { id, seenFigures: figures });
    session.showFound(found.problems);
    return found;
  }

  async function send(
    way: OfferedWay,
    seenFigures: readonly DifferingFigure[] = [],
    passed?: PassedChecks,
  ): Promise<boolean> {
    const id = await session.savedId();
    if (id === undefined) return false;
    const { revision } = saving.state.getState();
    services.view.setState({ isChecked: true });
    standing.setState({ sending: 'sending' });
    try {
      const document = store.document();
      const { client } = saving;
      const sent = await calls.send({ id, revision, client, document, way, seenFigures, passed });
      // It went: what was found before is doubted or passed, and no problem of the document any more.
      session.showFound([]);
      if (sent) session.adopt(sent);
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
      const asked = await calls.ask(id, { type: 'goods-arrival', provider, badge });
      if (asked) session.adopt(asked);
      saySent();
    } catch (error) {
      sendFailed(error, 'goods-arrival', provider);
    }
  }

  function saySent(): void {
    standing.setState({ sending: 'idle' });
    tell(text('send.success'));
    session.refresh();
  }

  /** Does something that the server answers with the document as it stands then. */
  async function taking(call: (id: number) => Promise<SentDocument>): Promise<void> {
    const { id } = saving.state.getState();
    if (id === undefined) return;
    try {
      session.adopt(await call(id));
    } catch (error) {
      if (wantsAuthorisation(error)) return await offerToAuthorise(error, { kind, id });
      tell(messageOf(error), 'error');
    }
    session.refresh();
  }

  /** Does something with the messages of customs and shows what came of it. */
  async function withMessages(call: () => Promise<void>): Promise<void> {
    try {
      await call();
    } catch (error) {
      tell(messageOf(error), 'error');
    }
    session.refresh();
  }

  function sendFailed(error: unknown, type: 'send' | RequestType, provider: string): void {
    const isUnknown = error instanceof CallError && error.isUnanswered;
    standing.setState({ sending: isUnknown ? 'unknown' : 'idle' });
    if (error instanceof CallError && Array.isArray(error.body.problems)) {
      session.showFound(error.body.problems as readonly Problem[]);
    }
    const { id } = saving.state.getState();
    if (id !== undefined && wantsAuthorisation(error)) {
      offerToAuthorise(error, { kind, id, type }).catch((failure: unknown) =>
        showToast(messageOf(failure), 'error'),
      );
      return;
    }
    const words = isUnknown
      ? text('send.unknown', { to: provider })
      : (notReady(error) ?? refusalWords(provider, error, definition, store.document()));
    tell(words, 'error');
    session.refresh();
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

  function showErrors(errors: PlacedErrors): void {
    services.view.setState({ isChecked: true });
    const known = store.problems.all();
    session.showFound(
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
  }

  const isThere = (path: Path) => path.length > 0 && containersOf(store.document(), path) !== undefined;

  sessions.set(session, {
    calls,
    standing,
    changedReports() {
      const shown = new Set(store.problems.all().map(problemKey));
      return reported.filter((problem) => !shown.has(problemKey(problem)) && isThere(problem.path));
    },
    checkForSending,
    send,
    notifyArrival,
    showErrors,
    decide: (decision, seen, message) => taking((id) => calls.decide(id, decision, seen, message)),
    sayDone: (notification, done) => taking((id) => calls.sayDone(id, notification, done)),
    readAgain: (received) => withMessages(() => readReceivedAgain(received)),
    mark: (as, notification, errors) => withMessages(() => markNotification(as, notification, errors)),
  });
}

/** Of a kind that is sent the server tells how a document stands with every answer that has one. */
function sentAs(told: StoredDocument): SentDocument {
  return told as SentDocument;
}

/** What of the standing the server tells with every document. */
function standingIn(sent: SentDocument) {
  const { status, lrn, mrn, facts, actions, outbox } = sent;
  const { request_status: requestStatus, next_action: nextAction } = sent;
  return { status, requestStatus, lrn, mrn, facts, actions, nextAction, outbox };
}
