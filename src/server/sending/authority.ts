import type { FastifyInstance } from 'fastify';
import type { RawBuilder, Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { DocumentData } from '../../engine/document.ts';
import type { DocumentKind } from '../../engine/document-kind.ts';
import type { Problem } from '../../engine/problem.ts';
import type { ChangedDocument } from '../../messages/index.ts';
import type { Actor } from '../access.ts';
import type { StandingDeclaration } from '../declarations/edit.ts';
import type { StoredShape } from '../declarations/stored-document.ts';
import type { Due } from '../notifications/reader.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { OutboxOutcome, OutboxTable } from '../storage/tables.ts';
import type { Prepared } from '../threads/prepared.ts';
import type { Work } from '../threads/work.ts';
import type { Facts } from './facts.ts';
import type { PostOutcome } from './gateway.ts';
import type { PostedMessage } from './turns.ts';

/** Whether an action is offered to a person, and why not when it is not. */
export type Offer = { readonly offered: true } | { readonly offered: false; readonly reason: string };

/** A document as an authority holds it, and what it changed in it by itself, each in a document as it was sent. */
export interface HeldDocument<Told extends object = object> {
  readonly held: StoredShape;
  readonly changes: readonly (Told & { readonly sent: StoredShape })[];
}

/** A message and how it ends by what is known now; null while it is pending. */
export interface EndedMessage extends Pick<Selectable<OutboxTable>, 'id' | 'kind' | 'outcome'> {
  readonly now: OutboxOutcome | null;
}

/** Where a document stands with its authority. */
export interface Standing {
  readonly status: string;
  /** Of the last request about it, beside its own status. */
  readonly requestStatus: string | null;
  readonly facts: Facts;
  /** What the authority reported. */
  readonly problems: readonly Problem[];
  /** All its messages, the oldest first. */
  readonly messages: readonly EndedMessage[];
  /** The message whose document is what they hold. */
  readonly heldMessage: number | null;
}

/**
 * A customs authority as the ground asks for it. It is one object of its area, mounted where the product starts; the
 * ground knows none of them. Facts are those the authority itself stored, which may be more than the ground's.
 */
export interface Authority {
  /** As the kinds of documents name it (`sending.authority`). */
  readonly name: string;
  /** Its interfaces, as the kinds of documents name them (`sending.api`); no two authorities have one. */
  readonly apis: readonly string[];
  /** Its calls under /api; each says who may call it. */
  routes(api: FastifyInstance, services: Services): Promise<void>;
  /** What threads do for it. */
  readonly works: readonly Work<never, unknown, never>[];

  /** Of a document that was never sent. */
  readonly noFacts: Facts;
  /** What a document is known by beside its content, as kept in its column `marks`: others that share one may be doubles. */
  marksOf(document: DocumentData): string[];

  /** All actions on a document, as a person is offered them. */
  offersFor(actor: Actor, facts: Facts): Readonly<Record<string, Offer>>;
  /** What a person should do next; null when it is the authority's turn or the role does not send. */
  nextActionFor(actor: Actor, facts: Facts): string | null;
  /** Whether the document may be sent as it stands: until then its reference is the person's to change. */
  isSendable(facts: Facts): boolean;
  /** Throws 409 with the reason where the document cannot be archived yet. */
  requireArchivable(facts: Facts): void;

  /** Where a document stands by all its messages and their answers; it is locked by then. */
  standingOf(transaction: Database, document: number): Promise<Standing>;
  /** Stores what came of a post, and what follows from it. Throws where the database does not take it. */
  settle(db: Database, row: PostedMessage, outcome: PostOutcome, how: Settling): Promise<void>;
  /** Whether a message of the outbox that waits must not be posted by itself any more. */
  readonly isHeldBack: RawBuilder<boolean>;
  /** Each leaves to a person some of what by the hour is theirs to settle. */
  readonly overdue: readonly ((db: Database, how: Waiting) => Promise<void>)[];

  /** Works in an answer as it came, at the message it answers; or tells why it cannot be. In one transaction. */
  readAnswer(transaction: Database, received: Due, prepared: Prepared, how: Reading): Promise<AnswerEnd>;

  /** What the authority holds of a document. Throws 409 when it holds nothing. */
  heldOf(db: Database, stored: StandingDeclaration): Promise<HeldDocument>;
  /** The same as a document, with what the authority changed and did not say to what. On a thread. */
  readHeld(
    held: DocumentData,
    changes: readonly (object & { readonly sent: DocumentData })[],
  ): ChangedDocument;
}

/** How a post is settled. */
export interface Settling {
  /** Until a message that was not taken is tried again. */
  readonly pauseMs: number;
  /** Where people reach the web app, for the links in mails. */
  readonly publicUrl: string;
}

/** How long is waited for an authority. */
interface Waiting {
  /** Hours after which a document that it took and never answered is a person's to settle; 0: never. */
  readonly answerHours: number;
  readonly log: Logger;
}

/** How an answer is read. */
export interface Reading {
  /** Reads texts that are too long for a transaction. */
  readonly outside: Database;
  /** Where people reach the web app, for the links in mails. */
  readonly publicUrl: string;
}

/** What became of an answer. One that is kept for later is tried again; for longer where it may be to one of several messages. */
export type AnswerEnd =
  | { readonly state: 'read' }
  | {
      readonly state: 'unreadable' | 'unmatched';
      readonly reason: string;
      readonly contended?: boolean;
    };

const mounted = new Map<string, Authority>();

/** Makes an authority known; what starts, starts with it. */
export function mountAuthorities(authorities: readonly Authority[]): void {
  for (const authority of authorities) mounted.set(authority.name, authority);
}

export function mountedAuthorities(): readonly Authority[] {
  return [...mounted.values()];
}

/** The authority of this name. Throws where no area that was mounted has it. */
export function authorityNamed(name: string): Authority {
  const authority = mounted.get(name);
  if (authority === undefined) throw new Error(`No area that is mounted has the authority ${name}.`);
  return authority;
}

/** Throws, with the kind and what it names, where one is sent to an authority or an interface that nobody mounted. */
export function requireMounted(kinds: readonly Pick<DocumentKind, 'document' | 'sending'>[]): void {
  for (const { document, sending } of kinds) {
    if (sending === undefined) continue;
    const { authority, api } = sending;
    const there = mounted.get(authority);
    if (there?.apis.includes(api)) continue;
    const lack =
      there === undefined
        ? `the authority ${authority}, which no area that is mounted has (there are: ${words([...mounted.keys()])})`
        : `the interface ${api}, which ${authority} has not (it has: ${words(there.apis)})`;
    throw new Error(
      `Documents of the kind ${document} are sent to ${lack}. Mount its area in src/areas/mount.ts, or mend "sending" in schemas/${document}/${document}.kind.json.`,
    );
  }
}

const words = (names: readonly string[]) => names.join(', ') || 'none';

/** The authority of this interface, from which an answer came. Throws where no area that was mounted has it. */
export function authorityAt(api: string): Authority {
  const authority = mountedAuthorities().find(({ apis }) => apis.includes(api));
  if (authority === undefined) throw new Error(`No area that is mounted has the interface ${api}.`);
  return authority;
}
