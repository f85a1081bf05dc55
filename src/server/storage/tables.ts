import type { ColumnType, Generated } from 'kysely';
import type { TransactionForm } from '../../computations/transaction-forms.ts';
import type { Path } from '../../engine/path.ts';
import type { Problem } from '../../engine/problem.ts';
import type { KindName, kindListings } from '../../generated/kinds.ts';
import type { TransactionTabs } from '../../generated/types.ts';
import type { ChangeReason, Notification, WrittenChange } from '../../messages/index.ts';
import type { Role } from '../access.ts';
import type { CodePurpose } from '../accounts/codes.ts';
import type { KeptPart } from '../declarations/unread.ts';
import type { ProviderKind } from '../messages/unread.ts';
import type { NotificationError } from '../notifications/notification-error.ts';
import type { Environment } from '../sending/environment.ts';
import type { Facts } from '../sending/facts.ts';
import type { PostOutcome } from '../sending/gateway.ts';
import type { KeptPassing } from '../sending/kept-passing.ts';
import type { MessageKind } from '../sending/message-kind.ts';
import type { Provider, ServiceProvider } from '../sending/provider.ts';
import type { AttemptKind } from '../sign-in/attempts.ts';

/** The tables as the code sees them; the migrations are what makes them. All times are UTC instants. */
export interface Tables {
  templates: TemplatesTable;
  partners: PartnersTable;
  companies: CompaniesTable;
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  registrations: RegistrationsTable;
  account_codes: AccountCodesTable;
  documents: DocumentsTable;
  document_history: DocumentHistoryTable;
  outbox: OutboxTable;
  earlier_conversations: EarlierConversationsTable;
  conversations: ConversationsView;
  amendment_reasons: AmendmentReasonsTable;
  received_notifications: ReceivedNotificationsTable;
  polled_places: PolledPlacesTable;
  fetched_answers: FetchedAnswersTable;
  notifications: NotificationsTable;
  unread_errors: UnreadErrorsTable;
  done_marks: DoneMarksTable;
  authorities: AuthoritiesTable;
  company_turns: CompanyTurnsTable;
  authorisations: AuthorisationsTable;
  authorisation_requests: AuthorisationRequestsTable;
  badges: BadgesTable;
  mails: MailsTable;
  transaction_statuses: TransactionStatusesTable;
  upgrade_requests: UpgradeRequestsTable;
  watches: WatchesTable;
  messages: MessagesTable;
  unread_messages: UnreadMessagesTable;
  audit: AuditTable;
  stored_lists: StoredListsTable;
  list_codes: ListCodesTable;
  list_words: ListWordsTable;
  list_spellings: ListSpellingsTable;
  open_editors: OpenEditorsTable;
  imports: ImportsTable;
  imported_documents: ImportedDocumentsTable;
  imported_items: ImportedItemsTable;
  imported_lines: ImportedLinesTable;
  import_columns: ImportColumnsTable;
}

type Id = Generated<number>;
/** PostgreSQL makes it from other columns. */
type Computed<T> = ColumnType<T, never, never>;
type CreatedAt = ColumnType<Date, never, never>;
type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as JSON text, read as value. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

interface PartnersTable {
  id: Id;
  name: string;
  /** An image as a data address, shown at the foot of lists. */
  logo: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

/** Environment of each authority a company sends to: TT, TDR or PROD (specification 3 section 3). */
export type Environments = Readonly<Record<string, Environment>>;

interface CompaniesTable {
  id: Id;
  name: string;
  plan: string;
  partner_id: number | null;
  /** 1 active, 0 blocked. */
  state: Generated<number>;
  csp_env: JsonWithDefault<Environments>;
  ncts_env: JsonWithDefault<Environments>;
  ens_env: JsonWithDefault<Environments>;
  customer_address: Generated<string>;
  reg_no: Generated<string>;
  attention: Generated<string>;
  customer_email: Generated<string>;
  /** Last day of the subscription, as YYYY-MM-DD. */
  end_sub_date: ColumnType<string | null, string | null | undefined, string | null>;
  /** Registered itself, and nobody has approved it yet (D-126). */
  is_prospect: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
  deleted_at: OptionalInstant;
}

interface TemplatesTable {
  id: Id;
  company_id: number;
  /** Who made it. */
  user_id: number;
  family: string;
  name: string;
  /** Its members beside the name, as JSON text. */
  document: string;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
  deleted_at: OptionalInstant;
}

interface UsersTable {
  id: Id;
  company_id: number;
  /** Whose companies roles external and external_manager may see. */
  partner_id: number | null;
  role: Role;
  is_customer_manager: Generated<number>;
  /** Lower case. */
  email: string;
  name: string;
  second_name: Generated<string>;
  phone: Generated<string>;
  /** DD-MM-YYYY, or ''. */
  birthday: Generated<string>;
  job_position: Generated<string>;
  avatar: ColumnType<Buffer | null, never, Buffer | null>;
  avatar_type: ColumnType<string | null, never, string | null>;
  layout: Generated<number>;
  /** Names of the dashboard's two widgets. */
  widgets: JsonWithDefault<readonly string[]>;
  open_sidebar: Generated<boolean>;
  /** The tabs that transactions of each form begin with; a form nobody chose for has none here. */
  default_tabs: JsonWithDefault<Readonly<Partial<Record<TransactionForm, TransactionTabs>>>>;
  password_hash: string;
  /** May be signed in many times at once. */
  is_demonstration: Generated<boolean>;
  /** Sealed; null while multi-factor sign-in is off. */
  mfa_secret: ColumnType<Buffer | null, never, Buffer | null>;
  /** Sealed; shown as a QR code and not in use yet. */
  mfa_candidate: ColumnType<Buffer | null, never, Buffer | null>;
  /** The 30 seconds whose access code was used last: it serves once. */
  mfa_step: ColumnType<number, never, number>;
  state: Generated<number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
  deleted_at: OptionalInstant;
}

interface SessionsTable {
  id: Id;
  user_id: number;
  /** HMAC of the token; the token itself is nowhere. */
  token_hash: string;
  created_at: CreatedAt;
  expires_at: Instant;
  /** Since when it only waits for its end because of a sign-in elsewhere. */
  superseded_at: OptionalInstant;
  /** When the password was given; renewed sessions keep it. */
  signed_in_at: ColumnType<Date, Date | undefined, never>;
  /** The sign-in it goes back to; renewed sessions keep it. */
  sign_in: ColumnType<string, string | undefined, never>;
  ip: string;
  user_agent: string;
}

interface SignInAttemptsTable {
  /** The known device it came from; '' of any other. */
  device: Generated<string>;
  id: Id;
  kind: Generated<AttemptKind>;
  email: string;
  ip: string;
  at: CreatedAt;
}

/** Somebody who registered and has not confirmed the email address yet. */
interface RegistrationsTable {
  id: Id;
  /** The plan that was chosen. */
  product: string;
  name: string;
  second_name: string;
  /** Name of the organisation. */
  customer: string;
  /** Lower case. */
  email: string;
  phone: string;
  password_hash: string;
  code_hash: string;
  created_at: CreatedAt;
  expires_at: Instant;
}

/** A code that was mailed to a person: it runs out, and serves once. */
interface AccountCodesTable {
  id: Id;
  user_id: number;
  purpose: CodePurpose;
  code_hash: string;
  /** Wrong guesses at it. */
  attempts: Generated<number>;
  created_at: CreatedAt;
  expires_at: Instant;
}

/** What somebody wrote to the provider. */
interface MessagesTable {
  id: Id;
  user_id: number;
  name: string;
  email: string;
  phone: string;
  title: string;
  content: string;
  created_at: CreatedAt;
}

/** A message, or a plan asked for, that one of the provider's people has not read. */
interface UnreadMessagesTable {
  user_id: number;
  kind: ProviderKind;
  message_id: number;
}

/** A declaration somebody watches. */
interface WatchesTable {
  id: Id;
  user_id: number;
  document_id: number;
  /** When the newest they have seen of it was changed. */
  seen: Date;
}

type StoredAs = {
  readonly text: string;
  readonly number: number;
  /** As text. */
  readonly decimal: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly count: number;
};

/** A column that a kind asks for; of a document of another kind it is null. */
type KindColumn<As extends keyof StoredAs> = ColumnType<
  StoredAs[As] | null,
  StoredAs[As] | null | undefined,
  StoredAs[As] | null
>;

type ColumnsOf<Kind extends KindName> = {
  [Name in keyof (typeof kindListings)[Kind]['columns']]: (typeof kindListings)[Kind]['columns'][Name] extends {
    readonly as: infer As extends keyof StoredAs;
  }
    ? KindColumn<As>
    : never;
};

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Columns that a document of any kind may fill, because the product looks at them whatever it is. */
export interface SlotsTable {
  /** What its authority knows it by: of one with a message on its way, what was sent. */
  lrn: KindColumn<'text'>;
  /** Who works on it, as the document says; whether there is such a person is for the reader to see. */
  assignee_id: KindColumn<'number'>;
  /** The kept party it is made for, as the document says; whether there is such a one is for the reader to see. */
  customer_id: KindColumn<'number'>;
}

/** The columns of all kinds. */
export type KindColumnsTable = SlotsTable & Together<{ [Kind in KindName]: ColumnsOf<Kind> }[KindName]>;

export interface DocumentsTable extends KindColumnsTable {
  id: Id;
  company_id: number;
  /** Who made it. */
  user_id: number;
  /** Raised by one with every change of the document. */
  revision: number;
  /** Of which kind its document is. */
  document_kind: ColumnType<KindName, KindName, never>;
  schema_version: number;
  /** The document as JSON text. */
  document: string;
  /** Where its values came from, as JSON text (engine/packed-provenances.ts). */
  provenances: ColumnType<string, string | undefined, string>;
  /** What the authority knows it by once it has it. */
  mrn: string | null;
  status: string;
  request_status: ColumnType<string | null, string | null | undefined, string | null>;
  facts: Json<Facts>;
  /** The message whose document is what customs hold. */
  held_message: ColumnType<number | null, never, number | null>;
  /** What customs found in the message that tells where the declaration stands. */
  customs_problems: Json<readonly Problem[]>;
  /** What of earlier stored documents could not be read (src/server/declarations/unread.ts). */
  unread: JsonWithDefault<readonly KeptPart[]>;
  /** Which of its authority's environments it is sent to; '' for what is sent nowhere. */
  environment: string;
  /** The client's key of the request that made it, if it gave one; unique in a company. */
  creation_key: ColumnType<string | null, string | null | undefined, never>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
  deleted_at: OptionalInstant;
  /** What a duplicate of it would say as well, for example `lrn:26GB0471` (src/areas/customs/server/send/marks.ts). */
  marks: ColumnType<string[], string[] | undefined, string[]>;
  /** 1 once deleted_at is set. */
  archived: Computed<number>;
  /** What it is called, by the fields its kind names; '' where none of them is filled. */
  reference: string;
  /** What its kind has the keyword of a list looked for in. */
  words: string;
  /** The first letter of that without its marks, upper case. */
  letter: Computed<string>;
}

export type HistoryOrigin = 'create' | 'edit' | 'send';

interface DocumentHistoryTable {
  id: Id;
  document_id: number;
  /** The revision these patches lead to. */
  revision: number;
  user_id: number;
  /** Which editor window wrote it, when it said so. */
  client: string | null;
  origin: HistoryOrigin;
  /** Of the document's shape that these patches lead to. */
  schema_version: number;
  /** JSON text of Patch[]. */
  patches: string;
  /** JSON text of Patch[] that lead back. */
  inverse: string;
  /** The document before, as it was stored, where the patches do not lead back to all of it. */
  original: ColumnType<string | null, string | null | undefined, never>;
  at: CreatedAt;
}

/**
 * prepared: a file that cannot go before customs has named its place. waiting: not posted yet, or to be posted again
 * because customs were away or asked for it. sending: bytes may be on the wire. sent: customs answered that it has it (202). refused: customs
 * answered that it does not take it. unconfirmed: posted, and no answer came, or none behind the 202 for as long as
 * ANSWER_HOURS says; only a notification or a person settles it. discarded: given up by a person, or because
 * customs took an earlier one; an answer from customs makes it sent after all.
 */
export type OutboxState =
  | 'prepared'
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'refused'
  | 'unconfirmed'
  | 'discarded';

/** How the message ended; null while it is pending. */
export type OutboxOutcome = 'accepted' | 'rejected' | 'discarded';

export interface OutboxTable {
  id: Id;
  document_id: number;
  company_id: number;
  user_id: number;
  kind: MessageKind;
  /** The submission that a request or upload is about; the upload that a file is of. */
  about_id: ColumnType<number | null, number | null | undefined, never>;
  /** The message whose declaration an amendment changes. */
  base_id: ColumnType<number | null, number | null | undefined, never>;
  provider: Provider;
  /** The interface that takes it, as the kind of its document names it. */
  api: ColumnType<string, string, never>;
  environment: Environment;
  /** Of the company, at the community system it goes through; null when it goes to HMRC itself. */
  badge: ColumnType<string | null, string | null | undefined, never>;
  /** EORI number of the declarant, for a community system; null where the declaration gives none. */
  submitter: ColumnType<string | null, string | null | undefined, never>;
  /** Of the message itself; null for uploads and files. */
  lrn: string | null;
  revision: number;
  /**
   * The document as sent, or as customs hold it once they grant the request, JSON text: pointers in answers are
   * resolved against it. Null for uploads and files.
   */
  document: string | null;
  document_kind: ColumnType<KindName, KindName, never>;
  schema_version: number;
  body: Buffer;
  /** SHA-256 of body, hexadecimal. */
  sha256: string;
  state: Generated<OutboxState>;
  outcome: ColumnType<OutboxOutcome | null, never, OutboxOutcome | null>;
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date, never, Date>;
  /** Advisory lock number of the worker that posts it. */
  worker: ColumnType<number | null, never, number | null>;
  /** Why it waits, was refused or is unconfirmed, in words. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** That the last answer to a post of it named; of those before see `earlier_conversations`. */
  conversation_id: ColumnType<string | null, never, string | null>;
  /** Customs may have it from a post that is over: it is posted again by itself or by a person's word, or was. */
  reposted: ColumnType<boolean, never, boolean>;
  /**
   * When the first of its posts ended that customs may have all the same, which they refuse as repeated for some time.
   * Null while there is none, and once a person said that they have none.
   */
  perhaps_taken_at: ColumnType<Date | null, never, Date | null>;
  /** Customs refused a post of it as repeated and said nothing else since. */
  repeat_refused: ColumnType<boolean, never, boolean>;
  http_status: ColumnType<number | null, never, number | null>;
  response: ColumnType<string | null, never, string | null>;
  detail: JsonWithDefault<MessageDetail>;
  created_at: CreatedAt;
  sent_at: OptionalInstant;
}

/** Conversations in which customs may answer earlier posts of a message. */
interface EarlierConversationsTable {
  conversation_id: string;
  outbox_id: number;
}

/** Every conversation of every message; null for one that has none of its own. */
interface ConversationsView {
  conversation_id: Computed<string>;
  outbox_id: Computed<number>;
  is_earlier: Computed<boolean>;
}

/** What a message of some kinds has beside its bytes. */
export interface MessageDetail {
  /** What a request asks for, in its order. */
  readonly changes?: readonly WrittenChange[];
  /** Of a declaration: the published rules that were passed over. */
  readonly passed?: KeptPassing;
  /** Of a file. */
  readonly file?: SentFile;
  /** Its posts, the oldest first. */
  readonly posts?: readonly NotedPost[];
  /** How many of its attempts ended before a byte of it had left. */
  readonly unsent?: number;
  /** How many of its attempts were two posts: the token of the first was refused. */
  readonly again?: number;
}

/** A post, or several in a row that ended alike. */
export interface NotedPost {
  /** When the last of them ended, ISO 8601 UTC. */
  readonly at: string;
  /** HTTP status of the answer; null where none came. */
  readonly status: number | null;
  readonly outcome: Exclude<PostOutcome['kind'], 'unposted'>;
  /** That the answer to the last of them named; null where it named none, absent where it was not noted. */
  readonly conversation?: string | null;
  readonly count: number;
}

/** A file to be uploaded; its bytes are the message's. */
export interface SentFile {
  readonly name: string;
  /** Media type, judged by content. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** From 1, in its upload. */
  readonly sequence: number;
  /** Where customs wants it, and the fields of the form, in their order. */
  readonly place?: { readonly href: string; readonly fields: readonly (readonly [string, string])[] };
  /** SUCCESS, or why it was not received, as customs tell it. */
  readonly outcome?: { readonly code: string; readonly details: string };
}

/** Why a declaration shall be amended, kept until the amendment is sent. */
interface AmendmentReasonsTable {
  document_id: number;
  /** Of the declaration whose changes they explain. */
  revision: number;
  user_id: number;
  reasons: Json<readonly ChangeReason[]>;
  at: ColumnType<Date, never, Date>;
}

/** received: not read yet. read: done. unreadable: no parse yet, tried again. unmatched: belongs to nothing yet. */
export type ReceivedState = 'received' | 'read' | 'unreadable' | 'unmatched';

export interface ReceivedNotificationsTable {
  id: Id;
  conversation_id: string;
  sha256: string;
  headers: Json<Readonly<Record<string, string>>>;
  /** The interface of the authority that sent it. */
  api: string;
  /** As it came, byte for byte. */
  body: Buffer;
  state: Generated<ReceivedState>;
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date | null, never, Date | null>;
  reason: ColumnType<string | null, never, string | null>;
  received_at: CreatedAt;
}

/** Where an authority is asked for what it keeps (polling). */
interface PolledPlacesTable {
  source: string;
  place: string;
  /** From where on it is asked. */
  mark: string | null;
  /** Rounds since one ended well. */
  failures: Generated<number>;
  reason: string | null;
  next_at: ColumnType<Date, never, Date>;
}

/** An answer that was fetched, by its authority's reference. */
interface FetchedAnswersTable {
  source: string;
  reference: string;
  received_id: number;
  is_acknowledged: Generated<boolean>;
  fetched_at: CreatedAt;
}

export interface NotificationsTable {
  id: Id;
  received_id: number;
  outbox_id: number;
  document_id: number;
  /** Customs' own id of the notification; others of the declaration may have it too. */
  notification_id: string;
  function_code: string;
  issued_at: Instant;
  lrn: string | null;
  mrn: string | null;
  accepted_at: OptionalInstant;
  /** All that was read of it. */
  content: Json<KeptContent>;
  errors: Json<readonly NotificationError[]>;
  /** Bytes of what is told of it. */
  weight: Computed<number>;
  created_at: CreatedAt;
}

/** A notification, and the places of the document as it was sent that its amendments mean. */
export interface KeptContent extends Notification {
  readonly changed?: readonly Path[];
}

/** What somebody has not read yet of a notification. */
interface UnreadErrorsTable {
  user_id: number;
  notification_id: number;
  /** Place of the error in the notification, from 1; 0: a notification without errors. */
  error_id: number;
}

/** Somebody's word that what a notification wants is done, or is not after all; the last one of it counts. */
interface DoneMarksTable {
  id: Id;
  document_id: number;
  notification_id: number;
  user_id: number;
  done: boolean;
  created_at: CreatedAt;
}

/** How it stands with an authority, for all processes together. */
interface AuthoritiesTable {
  name: string;
  /** Posts in a row that found it away. */
  failures: Generated<number>;
  /** Since when it counts as away; null while it answers. */
  away_since: OptionalInstant;
  /** Nothing is posted before. */
  closed_until: Generated<Date>;
  /** The next post within its rate limit. */
  next_post_at: Generated<Date>;
}

/** Which turn a company had last in a line of those who wait, such as for an authority. */
interface CompanyTurnsTable {
  line: string;
  company_id: number;
  /** Grows with every turn of anybody. */
  turn: number;
}

/** What a person granted us at an authority; the tokens are sealed. */
export interface AuthorisationsTable {
  id: Id;
  user_id: number;
  /** Base address of the authority: its tokens are shown to no other. */
  authority: string;
  access_token: Buffer;
  refresh_token: Buffer;
  /** Of the access token. */
  expires_at: Instant;
  granted_at: Instant;
  renewed_at: OptionalInstant;
  /** When the authority would renew it no more; the person must be asked again. */
  ended_at: OptionalInstant;
  /** Until when somebody renews it, so that nobody else does. */
  renewing_until: Generated<Date>;
}

/** A person was sent to an authority to grant us something and is to come back. */
interface AuthorisationRequestsTable {
  id: Id;
  user_id: number;
  state_hash: string;
  /** Of the code the person came back with. */
  code_hash: ColumnType<string | null, never, string>;
  redirect_uri: string;
  provider: string;
  /** CDS, CTC or ENS (D-121). */
  system: string;
  /** The document that waits for it, and what is to be sent of it then. */
  record_id: number;
  type: string;
  expires_at: Instant;
}

/** Credentials of a company at a community system. */
interface BadgesTable {
  id: Id;
  company_id: number;
  badge: string;
  description: string;
  csp: ServiceProvider;
  csp_env: Environment;
  csp_client_id: string;
  /** Sealed. */
  csp_client_pass: Buffer;
  csp_topic: string;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
}

/**
 * waiting: to be delivered. sent: the mail server took it. kept: there is no mail server, so it stays in the
 * local mailbox. failed: given up.
 */
type MailState = 'waiting' | 'sent' | 'kept' | 'failed';

export interface MailsTable {
  id: Id;
  /** Whose turn it takes; 0: nobody's. */
  company_id: ColumnType<number, number | undefined, never>;
  /** What it tells of; null for other mails. */
  document_id: ColumnType<number | null, number | null | undefined, never>;
  kind: string;
  address: string;
  subject: string;
  /** Emptied once it was sent or given up: it may hold a code. */
  body: string;
  /** Whom an answer to it reaches, if not the sender. */
  reply_to: ColumnType<string | null, string | null | undefined, never>;
  /** A file sent with it; emptied with the body. */
  attachment: ColumnType<Buffer | null, Buffer | null | undefined, null>;
  attachment_name: ColumnType<string | null, string | null | undefined, never>;
  attachment_type: ColumnType<string | null, string | null | undefined, never>;
  state: Generated<MailState>;
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date, never, Date>;
  /** What the mail server or the way to it said last, if it was not taken. */
  reason: ColumnType<string | null, never, string | null>;
  created_at: CreatedAt;
  sent_at: OptionalInstant;
}

/** What a company calls its statuses, each standing for one of ours. */
interface TransactionStatusesTable {
  id: Id;
  company_id: number;
  name: string;
  corresponding_default_status: 'complete' | 'draft' | 'enquiry';
  is_system_default_status: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
}

/** A plan that a company's owner asked for (specification 3 section 4). */
interface UpgradeRequestsTable {
  id: Id;
  company_id: number;
  user_id: number;
  plan: string;
  status: Generated<'processing' | 'approved' | 'rejected' | 'refused'>;
  created_at: CreatedAt;
}

interface AuditTable {
  id: Id;
  at: CreatedAt;
  user_id: number | null;
  company_id: number | null;
  action: string;
  record_id: number | null;
  ip: string | null;
  detail: JsonWithDefault<Readonly<Record<string, unknown>>>;
  /** Place in the chain of seals; null until it is sealed, a few seconds after it was written. */
  seal_no: ColumnType<number | null, never, number>;
  seal: ColumnType<Buffer | null, never, Buffer>;
}

/** Code lists in the database that were imported; the catalogue's storedLists says which there can be. */
interface StoredListsTable {
  name: string;
  /** Names of the files of the last import. */
  source: string;
  /** Day from which the last import holds, YYYY-MM-DD. */
  as_of: string;
  /** How many codes it held. */
  codes: number;
  imported_at: ColumnType<Date, never, Date>;
}

/** A code with its words, from valid_from to valid_to, both included. */
interface ListCodesTable {
  list: string;
  code: string;
  /** YYYY-MM-DD, or -infinity: since before the first import. */
  valid_from: string;
  /** YYYY-MM-DD; null: until further notice. Before valid_from: never in force. */
  valid_to: string | null;
  label: string;
  guidance: string | null;
  regime: 'import' | 'export' | null;
}

/** Words of a code, of all its versions. */
interface ListWordsTable {
  list: string;
  word: string;
  code: string;
}

/** Near spellings of the beginnings of words. */
interface ListSpellingsTable {
  list: string;
  spelling: string;
  stem: string;
}

/** An editor window that has a declaration open; forgotten when its process no longer says so. */
interface OpenEditorsTable {
  /** The name the window gave itself. */
  client: string;
  user_id: number;
  document_id: number;
  /** Of the API process its socket stands at. */
  process: string;
  expires_at: Instant;
}

/** A file that was imported, or is being imported. */
export interface ImportsTable {
  id: Id;
  company_id: number;
  user_id: number;
  /** Hash of the file, of where its columns go and of what takes its items; unique in a company. */
  key: string;
  name: string;
  /** The declaration that takes its items; null of one that makes declarations. */
  document_id: ColumnType<number | null, number | null, never>;
  state: ColumnType<'running' | 'done' | 'failed', undefined, 'running' | 'done' | 'failed'>;
  /** Lines that are through, of `total`. */
  done: ColumnType<number, undefined, number>;
  total: number;
  outcome: JsonWithDefault<{
    /**
     * `items`: keys of those that went into a declaration that was there; `isThere`: made by an import before. `key`:
     * blank behind those that are told.
     */
    readonly declarations: readonly {
      readonly id: number;
      readonly key: string;
      readonly isThere?: boolean;
      readonly items?: readonly string[];
    }[];
    /** `id`: the declaration that stands in its place. */
    readonly refused: readonly { readonly key: string; readonly reason: string; readonly id?: number }[];
    /** Of all that were refused, where that is kept: the first of them stand here. */
    readonly refusedCount?: number;
    /** Declarations of the file; unknown of imports before it was kept. */
    readonly of?: number;
  }>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
}

/** What of which file a declaration was made of. */
interface ImportedDocumentsTable {
  document_id: number;
  company_id: number;
  /** What tells it from the others of its file; '' where nothing does. */
  reference: string;
  /** Hash of what the file says of it; null of those made before it was kept. */
  content: string | null;
}

/** An item that an import brought to a declaration, whether it still stands there or not. */
interface ImportedItemsTable {
  document_id: number;
  /** Rises with each that comes to a declaration. */
  id: Id;
  /** 0: the import that made the declaration. */
  import_id: number;
  /** Name of the file. */
  name: string;
  /** Key of the item's row. */
  item: string;
  /** How many lines it was made of. */
  lines: number;
}

/** Of the lines that an item was made of those of one content. */
interface ImportedLinesTable {
  document_id: number;
  /** Hash of what the lines say. */
  content: string;
  item_id: number;
  lines: number;
}

/** Where a person put a column of this word. */
interface ImportColumnsTable {
  company_id: number;
  user_id: number;
  word: string;
  target: string;
  updated_at: ColumnType<Date, never, Date>;
}
