import type { FastifyInstance } from 'fastify';
import type { DocumentData } from '../../engine/document.ts';
import type { ChangedDocument } from '../../messages/index.ts';
import type { Actor } from '../access.ts';
import type { StandingDeclaration } from '../declarations/edit.ts';
import type { StoredShape } from '../declarations/stored-document.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { Work } from '../threads/work.ts';
import type { Facts } from './facts.ts';

/** Whether an action is offered to a person, and why not when it is not. */
export type Offer = { readonly offered: true } | { readonly offered: false; readonly reason: string };

/** A document as an authority holds it, and what it changed in it by itself, each in a document as it was sent. */
export interface HeldDocument<Told extends object = object> {
  readonly held: StoredShape;
  readonly changes: readonly (Told & { readonly sent: StoredShape })[];
}

/**
 * A customs authority as the ground asks for it. It is one object of its area, mounted where the product starts; the
 * ground knows none of them. Facts are those the authority itself stored, which may be more than the ground's.
 */
export interface Authority {
  /** As the kinds of documents name it (`sending.authority`). */
  readonly name: string;
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

  /** What the authority holds of a document. Throws 409 when it holds nothing. */
  heldOf(db: Database, stored: StandingDeclaration): Promise<HeldDocument>;
  /** The same as a document, with what the authority changed and did not say to what. On a thread. */
  readHeld(
    held: DocumentData,
    changes: readonly (object & { readonly sent: DocumentData })[],
  ): ChangedDocument;
}

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
