import type { DocumentData, Row } from '../engine/document.ts';
import { onOneLine } from '../engine/misplaced-character.ts';
import type { Path } from '../engine/path.ts';
import type { Problem } from '../engine/problem.ts';
import { buildMessage, type MessageElement } from './build.ts';
import { checkMessage } from './check.ts';
import { namesIn } from './element-content.ts';
import type { MessageMap } from './map.ts';
import { formatPointer, type PointerStep } from './pointer-text.ts';
import { writeElements } from './write.ts';

/** The maps of a document's own message and of requests about it (`declaration-request`). */
export interface RequestMaps {
  readonly declaration: MessageMap;
  readonly request: MessageMap;
}

/** What every request about a declaration names. */
export interface RequestNames {
  /** The declaration, as customs named it. */
  readonly mrn: string;
  /** LRN of the request itself: at most 35 characters, not the declaration's. */
  readonly lrn: string;
  /** EORI of who sends it, where it is to be named; customs want it to be the declarant. */
  readonly submitter?: string;
}

/** One change that is asked for. */
export interface RequestedChange {
  /** Code of the reason: 1 to 3 for a cancellation, 16 to 33 for an amendment (specification 1 §9). */
  readonly change_reason: string;
  /** The reason in words, at most 512 characters. */
  readonly statement_description: string;
  /** Where it stands in the declaration's message, from its outermost class down; none for a cancellation. */
  readonly pointer: readonly PointerStep[];
  /** The pointer ends at a value, not at a group. */
  readonly isValue: boolean;
}

/** A request as it is sent, and what customs' schema would refuse in it: no request with problems is sent. */
export interface RequestMessage {
  /** XML, UTF-8. */
  readonly xml: string;
  /** The changes in their order: number n is the amendment n of the message. */
  readonly changes: readonly WrittenChange[];
  /** Paths are those of the request (`/changes/{1}/statement_description`), or of the declaration's values. */
  readonly problems: readonly Problem[];
}

/** A change as the message says it; the pointer in the form `42A/67A/68A[2]/23A/79A/112`. */
export interface WrittenChange {
  readonly change_reason: string;
  readonly statement_description: string;
  readonly pointer: string;
}

/** Why a request is not made. Each problem names the field or row of the declaration that it is about. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

/** A refusal at one place of the declaration. */
export function refusal(code: string, message: string, path: Path = []): Problem {
  return { path, severity: 'error', source: 'document', code: `request.${code}`, message };
}

/**
 * Writes a request: its own elements and, in the order of the declaration's message, the values of `body`.
 * @throws XmlError when a text holds a character that XML cannot carry.
 */
export function writeRequest(
  maps: RequestMaps,
  type: 'COR' | 'INV' | 'GPR',
  { mrn, lrn, submitter }: RequestNames,
  asked: readonly RequestedChange[],
  body?: MessageElement,
): RequestMessage {
  const changes = asked.map((change) => ({
    ...change,
    statement_description: onOneLine(change.statement_description),
  }));
  const request: DocumentData = {
    request_type: type,
    request_ref: lrn,
    mrn,
    ...(submitter === undefined ? {} : { submitter_number: submitter }),
    changes: changes.map(changeRow),
  };
  const own = buildMessage(maps.request, request, undefined, {});
  const root = body ? merged(own, body) : own;
  return {
    xml: writeElements(maps.declaration, root),
    changes: changes.map(({ change_reason, statement_description, pointer }) => ({
      change_reason,
      statement_description,
      pointer: formatPointer(pointer),
    })),
    problems: checkMessage(maps.request, request),
  };
}

/**
 * The element that holds a declaration's values: the outermost one that pointers name.
 * @throws Error for a map without such an element.
 */
export function valuesOf(root: MessageElement): MessageElement {
  if (root.node.id !== undefined) return root;
  const inside = root.children.find(({ text }) => text === undefined);
  if (!inside) throw new Error(`Nothing in "${root.node.element}" has an id.`);
  return valuesOf(inside);
}

function changeRow(change: RequestedChange, index: number): Row {
  const { change_reason, statement_description, pointer, isValue } = change;
  const levels = isValue ? pointer.slice(0, -1) : pointer;
  const place = levels.map(({ id, sequence }, level) => ({
    uuid: String(level + 1),
    document_section: id,
    ...(sequence === undefined ? {} : { sequence }),
    ...(isValue && level === levels.length - 1 ? { tag: pointer.at(-1)!.id } : {}),
  }));
  return { uuid: String(index + 1), change_reason, statement_description, place };
}

/** The request with the values of `body` among its own elements, where the declaration's message has them. */
function merged(own: MessageElement, body: MessageElement): MessageElement {
  if (own.node.id !== body.node.id) {
    return {
      ...own,
      children: own.children.map((child) => (child.text === undefined ? merged(child, body) : child)),
    };
  }
  const order = namesIn(body.node);
  const placed = [...own.children, ...body.children].map((element) => ({
    element,
    // What the declaration does not have stands before the one it names.
    rank: order.indexOf(element.node.before ?? element.node.element) - (element.node.before ? 0.5 : 0),
  }));
  placed.sort((one, other) => one.rank - other.rank);
  return { ...own, children: placed.map(({ element }) => element) };
}
