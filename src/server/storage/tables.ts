import type { ColumnType, Generated } from 'kysely';
import type { Problem } from '../../engine/problem.ts';
import type { Notification } from '../../messages/index.ts';
import type { Role } from '../access.ts';
import type { DeclarationFacts } from '../declarations/lifecycle.ts';
import type { NotificationError } from '../notifications/notification-error.ts';
import type { Environment } from '../sending/environment.ts';

/** The tables as the code sees them; the migrations are what makes them. All times are UTC instants. */
export interface Tables {
  partners: PartnersTable;
  companies: CompaniesTable;
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  declarations: DeclarationsTable;
  declaration_history: DeclarationHistoryTable;
  outbox: OutboxTable;
  received_notifications: ReceivedNotificationsTable;
  notifications: NotificationsTable;
  authorities: AuthoritiesTable;
  authorisations: AuthorisationsTable;
  authorisation_requests: AuthorisationRequestsTable;
  badges: BadgesTable;
  audit: AuditTable;
  stored_lists: StoredListsTable;
  list_codes: ListCodesTable;
  list_words: ListWordsTable;
  list_spellings: ListSpellingsTable;
  open_editors: OpenEditorsTable;
}

type Id = Generated<number>;
type CreatedAt = ColumnType<Date, never, never>;
type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as JSON text, read as value. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

export interface PartnersTable {
  id: Id;
  name: string;
  created_at: CreatedAt;
}

/** Environment of each authority a company sends to: TT, TDR or PROD (specification 3 section 3). */
export type Environments = Readonly<Record<string, Environment>>;

export interface CompaniesTable {
  id: Id;
  name: string;
  plan: string;
  partner_id: number | null;
  /** 1 active, 0 blocked. */
  state: Generated<number>;
  csp_env: JsonWithDefault<Environments>;
  ncts_env: JsonWithDefault<Environments>;
  ens_env: JsonWithDefault<Environments>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
  deleted_at: OptionalInstant;
}

export interface UsersTable {
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
  password_hash: string;
  state: Generated<number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
  deleted_at: OptionalInstant;
}

export interface SessionsTable {
  id: Id;
  user_id: number;
  /** HMAC of the token; the token itself is nowhere. */
  token_hash: string;
  created_at: CreatedAt;
  expires_at: Instant;
  /** When the password was given; renewed sessions keep it. */
  signed_in_at: ColumnType<Date, Date | undefined, never>;
  ip: string;
  user_agent: string;
}

export interface SignInAttemptsTable {
  id: Id;
  email: string;
  ip: string;
  at: CreatedAt;
}

export interface DeclarationsTable {
  id: Id;
  company_id: number;
  /** Who made it. */
  user_id: number;
  /** Raised by one with every change of the document. */
  revision: number;
  schema_version: number;
  /** The document as JSON text. */
  document: string;
  lrn: string | null;
  mrn: string | null;
  internal_id: string | null;
  ref_general: string | null;
  customs_regime: string | null;
  declaration_type: string | null;
  additional_dec_type: string | null;
  items: number;
  /** Decimal text. */
  total: string | null;
  currency: string | null;
  /** YYYY-MM-DD. */
  acceptance_date: string | null;
  status: string;
  facts: Json<DeclarationFacts>;
  /** What customs found in the message that tells where the declaration stands. */
  customs_problems: Json<readonly Problem[]>;
  environment: string;
  /** The client's key of the request that made it, if it gave one; unique in a company. */
  creation_key: ColumnType<string | null, string | null | undefined, never>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
  deleted_at: OptionalInstant;
}

export type HistoryOrigin = 'create' | 'edit' | 'send';

export interface DeclarationHistoryTable {
  id: Id;
  declaration_id: number;
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
  at: CreatedAt;
}

/**
 * waiting: not posted yet, or surely not taken and to be tried again. sending: bytes may be on the wire.
 * sent: customs answered 202. refused: customs answered that it does not take it. unconfirmed: posted, and
 * no answer came; only a notification or a person settles it. discarded: given up by a person, or because
 * customs took an earlier one; an answer from customs makes it sent after all.
 */
export type OutboxState = 'waiting' | 'sending' | 'sent' | 'refused' | 'unconfirmed' | 'discarded';

/** How the message ended; null while it is pending. */
export type OutboxOutcome = 'accepted' | 'rejected' | 'discarded';

export interface OutboxTable {
  id: Id;
  declaration_id: number;
  company_id: number;
  user_id: number;
  kind: 'submission';
  provider: string;
  environment: Environment;
  lrn: string;
  revision: number;
  /** The document as sent, JSON text: pointers in answers are resolved against it. */
  document: string;
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
  conversation_id: ColumnType<string | null, never, string | null>;
  http_status: ColumnType<number | null, never, number | null>;
  response: ColumnType<string | null, never, string | null>;
  created_at: CreatedAt;
  sent_at: OptionalInstant;
}

/** received: not read yet. read: done. unreadable: no parse yet, tried again. unmatched: belongs to nothing yet. */
export type ReceivedState = 'received' | 'read' | 'unreadable' | 'unmatched';

export interface ReceivedNotificationsTable {
  id: Id;
  conversation_id: string;
  sha256: string;
  headers: Json<Readonly<Record<string, string>>>;
  /** As it came, byte for byte. */
  body: Buffer;
  state: Generated<ReceivedState>;
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date | null, never, Date | null>;
  reason: ColumnType<string | null, never, string | null>;
  received_at: CreatedAt;
}

export interface NotificationsTable {
  id: Id;
  received_id: number;
  outbox_id: number;
  declaration_id: number;
  /** Customs' own id of the notification. */
  notification_id: string;
  function_code: string;
  issued_at: Instant;
  lrn: string | null;
  mrn: string | null;
  accepted_at: OptionalInstant;
  /** All that was read of it. */
  content: Json<Notification>;
  errors: Json<readonly NotificationError[]>;
  created_at: CreatedAt;
}

/** How it stands with an authority, for all processes together. */
export interface AuthoritiesTable {
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
}

/** A person was sent to an authority to grant us something and is to come back. */
export interface AuthorisationRequestsTable {
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
export interface BadgesTable {
  id: Id;
  company_id: number;
  badge: string;
  description: string;
  csp: 'CNS' | 'MCP';
  csp_env: Environment;
  csp_client_id: string;
  /** Sealed. */
  csp_client_pass: Buffer;
  csp_topic: string;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, never, Date>;
}

export interface AuditTable {
  id: Id;
  at: CreatedAt;
  user_id: number | null;
  company_id: number | null;
  action: string;
  record_id: number | null;
  ip: string | null;
  detail: JsonWithDefault<Readonly<Record<string, unknown>>>;
}

/** Code lists in the database that were imported; the catalogue's storedLists says which there can be. */
export interface StoredListsTable {
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
export interface ListCodesTable {
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
export interface ListWordsTable {
  list: string;
  word: string;
  code: string;
}

/** Near spellings of the beginnings of words. */
export interface ListSpellingsTable {
  list: string;
  spelling: string;
  stem: string;
}

/** An editor window that has a declaration open; forgotten when its process no longer says so. */
export interface OpenEditorsTable {
  /** The name the window gave itself. */
  client: string;
  user_id: number;
  declaration_id: number;
  /** Of the API process its socket stands at. */
  process: string;
  expires_at: Instant;
}
