import type { AxiosResponse } from 'axios';
import type { Difference, DifferingFigure, DocumentData, Path, Problem } from '../../engine/index.ts';
import { formatPath } from '../../engine/path.ts';
import type { ChangeReason } from '../../messages/change-reasons.ts';
import type { CallsAddress } from '../addresses.ts';
import { CallError } from './call-error.ts';
import { api, LONG_CALL_TIMEOUT, linesOf } from './client.ts';
import type { FoundDocument, StoredDocument } from './documents.ts';
import type { Doer } from './history.ts';

/** A document of a kind that is sent, as the server holds it. */
export interface SentDocument extends StoredDocument {
  /** Of the last request about it, beside its own status. */
  readonly request_status: string | null;
  readonly lrn: string | null;
  readonly mrn: string | null;
  readonly environment: string;
  readonly facts: DeclarationFacts;
  readonly actions: Offers;
  /** What the person should do next; null when it is customs' turn. */
  readonly next_action: NextAction | null;
  /** All that customs reported last, those with it whose places hold something else since. */
  readonly customs_problems: readonly Problem[];
  /** The last message sent for it; null before the first. */
  readonly outbox: OutboxState | null;
}

/** What may be asked of customs about a declaration they hold, by its type in the calls (D-53). */
const requestTypes = ['amend', 'nil', 'cancel', 'goods-arrival'] as const;
export type RequestType = (typeof requestTypes)[number];

/** The same with what is sent beside a declaration. */
export const askedTypes = [...requestTypes, 'cds-upload'] as const;
export type AskedType = (typeof askedTypes)[number];

/** Whether the server offers an action, and why not when it does not (D-51). */
type Offer = { readonly offered: true } | { readonly offered: false; readonly reason: string };
export type OfferedAction = 'send' | AskedType;
export type Offers = Readonly<Record<OfferedAction, Offer>>;

export type NextAction = 'settle' | 'correct' | 'send' | 'goods-arrival' | 'cds-upload';

/** Documents that customs want. */
interface WantedDocument {
  /** The notification that wants them, by its id; whoever brought them says so of that. */
  readonly from: number;
  /** By when, ISO 8601; null when they named no time. */
  readonly by: string | null;
  /** When they said so, ISO 8601. */
  readonly at: string;
  /** Which ones, in their words; null when they did not say. */
  readonly says: string | null;
}

/** What customs' answers say of a declaration; next actions follow from these, not from the status word. */
export interface DeclarationFacts {
  /** A message is on its way or unanswered. */
  readonly messagePending: boolean;
  /** Customs refused a post of it as repeated: they have an earlier one and have not answered that. */
  readonly repeatRefused: boolean;
  /** They refused it at once with a list of faults and may have it all the same: it goes again under its LRN alone. */
  readonly faultsListed: boolean;
  /** The last request of a kind of which they did so: the next like it goes under its LRN alone. */
  readonly requestKept: { readonly message: number; readonly lrn: string } | null;
  /** Customs holds it: every answer but a rejection says so. */
  readonly held: boolean;
  /** All that customs said to want documents by and that is still open, what is due first at the front. */
  readonly documentsOpen: readonly WantedDocument[];
  /** By when the goods of one that is pre-lodged must arrive, ISO 8601. */
  readonly arrivalBy: string | null;
  /** What customs want of a person besides documents. */
  readonly wants: 'payment' | 'exit' | 'answer' | null;
  /** By when, ISO 8601; null when they named no time. */
  readonly wantsBy: string | null;
  /** The notification that wants it, by its id; whoever did it says so of that. */
  readonly wantsFrom: number | null;
  /** They ended it, or it lapsed before the goods came: then it counts no more. */
  readonly invalidated: boolean;
  readonly expired: boolean;
  /** They granted its cancellation, and the end itself is still to come. */
  readonly cancellationGranted: boolean;
  readonly underControl: boolean;
  readonly released: boolean;
  readonly cleared: boolean;
  readonly exited: boolean;
}

export interface OutboxState {
  readonly id: number;
  readonly state: string;
  /** Why it stands so, in the server's words. */
  readonly reason: string | null;
  readonly outcome: string | null;
  readonly lrn: string | null;
  readonly created_at: string;
  readonly provider: string;
  readonly environment: string;
  /** Null when it went to HMRC itself. */
  readonly badge: string | null;
  /** Customs may have it from an earlier post, whatever they answered to that. */
  readonly reposted: boolean;
  /** Of so many posts a byte may have left. */
  readonly left_count: number;
}

/** By what a person decides over a message: the newest one of the declaration, as it was shown. */
export type SeenMessage = Pick<OutboxState, 'id' | 'state' | 'left_count'>;

/** A way a declaration could go: to HMRC itself or by a badge. */
export interface OfferedWay {
  readonly provider: string;
  /** TT, TDR or PROD. */
  readonly environment: string;
  /** Null for HMRC itself, and where the company has none there. */
  readonly badge: string | null;
  readonly description: string | null;
  /** Why it cannot be chosen. */
  readonly reason: string | null;
}

/** As the company is set, and as a rehearsal. */
export type OfferedWays = Readonly<Record<'general' | 'TDR', readonly OfferedWay[]>>;

/** A request about a declaration, with what its type wants. */
export interface CustomsRequest {
  readonly type: RequestType;
  /** The way the declaration went: what is asked about it goes the same way. */
  readonly provider: string;
  readonly badge?: string | null;
  readonly code?: string;
  readonly change_reason?: string;
  readonly statement_description?: string;
  readonly revision?: number;
  readonly seen_figures?: readonly SeenFigure[];
}

/** What an amendment would change: as customs hold it, as it stands here, and each difference that needs a reason. */
export interface AmendmentDiff {
  readonly revision: number;
  readonly oldValues: DocumentData;
  readonly newValues: DocumentData;
  readonly differences: readonly Difference[];
  /** Reasons given for this revision and not sent yet. */
  readonly reasons: readonly ChangeReason[];
}

/** Bytes a millisecond on a line of 1 Mbit/s: a large upload may take so long before the wait for the answer begins. */
const SLOWEST_LINE = 125;

/** Files for the way the declaration went. */
export interface FileUpload {
  readonly provider: string;
  readonly badge: string | null;
  /** An authorisation code of customs, which goes along where the address has one. */
  readonly code?: string;
  readonly user: number;
  readonly files: readonly File[];
  readonly onProgress: (bytes: number) => void;
}

/** A figure that differs from its computation and that the person who sends has seen and lets stand. */
interface SeenFigure {
  readonly place: string;
  readonly value: string;
  readonly computed: string;
}

/** What published rules find and the person who sends passes over, and why. */
export interface PassedChecks {
  readonly reason: string;
  readonly checks: readonly { readonly place: string; readonly code: string }[];
}

/** Another declaration of the company that says what only one should say. */
export interface SimilarDeclaration extends FoundDocument {
  /** Put away, and therefore not to be opened. */
  readonly archived: boolean;
  readonly alike: readonly ('lrn' | 'ducr' | 'mrn' | 'invoice')[];
}

/** What a send would find. */
export interface SendCheck {
  /** The declaration category it was judged as, for example H1; null where it is of none that is known. */
  readonly category: string | null;
  readonly problems: readonly Problem[];
  readonly similar: readonly SimilarDeclaration[];
}

/** release: post it (again). discard: give it up, so that the declaration can be sent anew. */
export type MessageDecision = 'release' | 'discard';

/** One dated line of a declaration's story: a message of ours, what customs said of it, or could not be read of that. */
export type TimelineEntry = SentEntry | NotificationEntry | KeptEntry;

export interface SentEntry {
  readonly kind: 'sent';
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** submission, amendment, nil-amendment, cancellation, arrival, upload, file. */
  readonly message: string;
  readonly provider: string;
  readonly environment: string;
  readonly badge: string | null;
  readonly lrn: string | null;
  readonly state: string;
  readonly outcome: string | null;
  /** Of a message that is a file; size in bytes. */
  readonly file?: { readonly name: string; readonly size: number };
  /** Why it waits or was refused. */
  readonly reason: string | null;
  /** Its posts, the oldest first; several in a row that ended alike are one. */
  readonly posts: readonly NotedPost[];
}

interface NotedPost {
  /** When the last of them ended, ISO 8601. */
  readonly at: string;
  /** HTTP status of the answer; null where none came. */
  readonly status: number | null;
  readonly outcome: 'taken' | 'refused' | 'repeated' | 'untaken' | 'unknown';
  readonly count: number;
}

export interface NotificationEntry extends AnswerParts {
  readonly kind: 'notification';
  readonly id: number;
  /** The message it answers. */
  readonly outbox_id: number | null;
  /** When we had it, ISO 8601. */
  readonly received_at: string;
  /** ISO 8601. */
  readonly at: string;
  /** Function code `01` … `52`, and its name, for example DMSACC. */
  readonly function_code: string;
  readonly name: string;
  /** Status/NameCode of what it says. */
  readonly status_codes: readonly string[];
  /** Of the message it answers, which may be somebody else's. */
  readonly lrn: string | null;
  readonly mrn: string | null;
  /** Whether the person has still to read it, or some of its errors. */
  readonly unread: boolean;
  /** How many more of its parts there are, where it is long; each is read to its end by `answerPart`. */
  readonly more: Readonly<Partial<Record<keyof AnswerParts, number>>>;
  /** Who said that what it wants is done, or is not after all; the last word counts. */
  readonly done: readonly DoneWord[];
}

/** What of an answer may be long. */
export interface AnswerParts {
  readonly errors: readonly NotificationError[];
  readonly information: readonly { readonly description?: string; readonly limitAt?: string }[];
  /** What customs calculated, by item and type. */
  readonly duties: readonly NotificationDuty[];
  readonly payments: readonly NotificationPayment[];
  /** Places of the document as it was sent that customs changed. */
  readonly changed: readonly Path[];
}

/** Amounts as customs wrote them. */
interface NotificationDuty {
  readonly item?: string;
  readonly type?: string;
  readonly assessed?: { readonly value: string; readonly unit?: string };
  readonly payable?: { readonly value: string; readonly unit?: string };
}

interface DoneWord {
  readonly done: boolean;
  /** ISO 8601. */
  readonly at: string;
  readonly by: Doer;
}

/** What customs want to be paid: amounts as they wrote them, and from which accounts. */
interface NotificationPayment {
  readonly payable?: { readonly value: string; readonly unit?: string };
  /** ISO 8601. */
  readonly dueAt?: string;
  readonly guarantees: readonly string[];
}

/** A message of customs that could not be worked in. */
export interface KeptEntry {
  readonly kind: 'kept';
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string | null;
  readonly attempts: number;
  /** ISO 8601; null when it is tried no more. */
  readonly next_attempt_at: string | null;
}

export interface NotificationError {
  /** Of the error in its notification. */
  readonly id: number;
  readonly unread: boolean;
  readonly code: string;
  /** What is wrong and what to do, then what customs wrote. */
  readonly message: string;
  /** Why customs want it so; absent for a code without words of ours. */
  readonly explanation?: string;
  readonly pointer: string;
  readonly path: Path;
}

/** What a send call answers (D-07). */
interface SendAnswer extends Readonly<Record<string, unknown>> {
  readonly data?: SentDocument;
  readonly errors?: unknown;
  readonly message?: unknown;
}

/**
 * The declaration that a send call answers, if it answers one. Errors in an answer that is a success otherwise say that
 * the document was not accepted: CallError (API-045, CUS-296).
 */
function acceptedIn({ status, data: body }: AxiosResponse<SendAnswer>): SentDocument | undefined {
  if (linesOf({ errors: body.errors }) === '') return body.data;
  throw new CallError(linesOf(body), status, body);
}

/** The calls by which documents of one kind are sent, for example under `/customs-declarations`. */
export function sendingCalls(base: CallsAddress) {
  return {
    async get(id: number): Promise<SentDocument> {
      return (await api.get<{ data: SentDocument }>(`${base}/${id}`)).data.data;
    },
    async send(declaration: {
      id: number;
      revision: number;
      client: string;
      document: DocumentData;
      way: OfferedWay;
      /** Figures that differ from their computation and that the person who sends has seen and lets stand. */
      seenFigures: readonly DifferingFigure[];
      passed?: PassedChecks;
    }): Promise<SentDocument | undefined> {
      const { id, revision, client, document, seenFigures, passed } = declaration;
      const { provider, environment: env, badge } = declaration.way;
      const isDirect = provider === 'HMRC';
      const body = {
        ...(isDirect ? { id } : { type: 'send', badge }),
        data_j: JSON.stringify(document),
        revision,
        client,
        provider,
        env,
        seen_figures: seenFigures.map(({ path, value, computed }) => ({
          place: formatPath(path),
          value,
          computed,
        })),
        ...(passed && { passed_checks: passed }),
      };
      const path = isDirect ? `${base}/send` : `${base}/${id}/send-csp`;
      return acceptedIn(await api.post(path, body, { timeout: LONG_CALL_TIMEOUT }));
    },
    /** What a send of this document would find; nothing is saved or sent. */
    async check(
      document: DocumentData,
      { id, seenFigures }: { id: number | undefined; seenFigures: readonly DifferingFigure[] },
    ): Promise<SendCheck> {
      const body = {
        ...(id === undefined ? {} : { id }),
        data_j: JSON.stringify(document),
        seen_figures: seenFigures.map(({ path, value, computed }) => ({
          place: formatPath(path),
          value,
          computed,
        })),
      };
      return (await api.post<{ data: SendCheck }>(`${base}/check`, body, { timeout: LONG_CALL_TIMEOUT })).data
        .data;
    },
    /** The ways it could go, as the provider-badge dialog offers them. */
    async ways(id: number): Promise<OfferedWays> {
      return (await api.get<{ data: OfferedWays }>(`${base}/${id}/ways`)).data.data;
    },
    async amendDiff(id: number): Promise<AmendmentDiff> {
      const answer = await api.get<{ data: AmendmentDiff }>(`${base}/${id}/amend/diff`, {
        timeout: LONG_CALL_TIMEOUT,
      });
      return answer.data.data;
    },
    /** Keeps why the declaration shall be amended, one reason for each difference (API-021). */
    async giveReasons(id: number, revision: number, reasons: readonly ChangeReason[]): Promise<void> {
      const headers = { 'If-Match': String(revision) };
      await api.post(`${base}/${id}/amend`, reasons, { timeout: LONG_CALL_TIMEOUT, headers });
    },
    /** Asks something of customs about a declaration they hold, by the call of its way (CUS-301, D-53). */
    async ask(
      id: number,
      { provider, badge, ...request }: CustomsRequest,
    ): Promise<SentDocument | undefined> {
      const isDirect = provider === 'HMRC';
      const body = isDirect ? request : { ...request, provider, ...(badge ? { badge } : {}) };
      const path = `${base}/${id}/${isDirect ? 'send-xml' : 'send-csp'}`;
      return acceptedIn(await api.post(path, body, { timeout: LONG_CALL_TIMEOUT }));
    },
    /** Sends files that belong to a declaration customs hold (API-027, API-029); told how many bytes are over. */
    async upload(
      id: number,
      { provider, badge, code, user, files, onProgress }: FileUpload,
    ): Promise<SentDocument | undefined> {
      const form = new FormData();
      form.set('id', String(id));
      form.set('type', 'cds-upload');
      form.set('user_id', String(user));
      if (badge) form.set('badge', badge);
      if (code) form.set('code', code);
      for (const file of files) form.append('files[]', file);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      const path = provider === 'HMRC' ? 'send-xml' : 'send-csp/document-repository';
      const answer = await api.post(`${base}/${id}/${path}`, form, {
        timeout: LONG_CALL_TIMEOUT + bytes / SLOWEST_LINE,
        onUploadProgress: ({ loaded, total }) => onProgress(total ? (bytes * loaded) / total : 0),
      });
      return acceptedIn(answer);
    },
    /** A person's decision over a message, or over the newest that waits or is not confirmed. */
    async decide(
      id: number,
      decision: MessageDecision,
      { id: newest, state, left_count }: SeenMessage,
      message?: number,
    ): Promise<SentDocument> {
      const seen = { id: newest, state, left_count };
      return (await api.post<{ data: SentDocument }>(`${base}/${id}/outbox`, { decision, message, seen }))
        .data.data;
    },
    /** A person's word that what a notification wants is done, or is not after all. */
    async sayDone(id: number, notification: number, done: boolean): Promise<SentDocument> {
      const answer = await api.post<{ data: SentDocument }>(`${base}/${id}/done`, { notification, done });
      return answer.data.data;
    },
    /** The newest messages and answers, or those before one; `next` is what the next page is asked by. */
    async timeline(id: number, before?: number): Promise<TimelinePage> {
      const { data } = await api.get<{
        data: readonly TimelineEntry[];
        meta: { readonly next: number | null };
      }>(`${base}/${id}/notifications`, { params: { before }, suppressed: [404] });
      return { entries: data.data, next: data.meta.next };
    },
    /** A page of a part of an answer of customs, what comes after so many; `next` is the `after` of the next page. */
    async answerPart<Part extends keyof AnswerParts>(
      id: number,
      notification: number,
      part: Part,
      after: number,
    ): Promise<AnswerPage<Part>> {
      const { data } = await api.get<{
        data: AnswerParts[Part];
        meta: { readonly next: number | null };
      }>(`${base}/${id}/notifications/${notification}/${part}`, { params: { after }, suppressed: [404] });
      return { elements: data.data, next: data.meta.next };
    },
  };
}

/** What follows of a part of an answer. */
export interface AnswerPage<Part extends keyof AnswerParts> {
  readonly elements: AnswerParts[Part];
  readonly next: number | null;
}

export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  readonly next: number | null;
}

export type SendingCalls = ReturnType<typeof sendingCalls>;
