import type { XmlElement } from '../shared/xml/reader.ts';
import { tag, textTag } from '../shared/xml/writer.ts';
import { type Amended, applyAmendment } from './amendment/apply.ts';
import { declarationDateNamespace, declarationNamespace } from './facts/namespaces.ts';
import type { Change } from './notifications/response.ts';
import { find, number, type Place, type Pointer, rootPlace, text } from './place.ts';
import type { Submission } from './submission.ts';

/** What a message after the declaration asks for: COR, INV, GPR. */
export type Request = 'amendment' | 'cancellation' | 'arrival';

/** How far a declaration has come: before arrival, accepted with its debt open, done with, or invalidated. */
export type Stage = 'pre-lodged' | 'open' | 'final' | 'invalidated';

/** What a request and everything told of it are known by. */
export interface Conversation {
  readonly id: string;
  /** X-Badge-Identifier and X-Submitter-Identifier of the request, where given; its notifications carry them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A declaration that stands. */
export interface Lodged {
  /** As it was lodged, with every amendment granted since. */
  readonly submission: Submission;
  /** 1 as lodged; each amendment granted makes the next. */
  readonly version: number;
  readonly mrn: string;
  readonly conversation: Conversation;
  /** Milliseconds since 1970. */
  readonly lodgedAt: number;
  readonly stage: Stage;
}

/** A message about a declaration made before. */
export interface AdditionalMessage {
  readonly request: Request;
  readonly root: Place;
  readonly lrn: string;
  /** The declaration it is about, as it names it. */
  readonly mrn: string;
  /** That declaration, when it stands. */
  readonly lodged: Lodged | undefined;
  /** What an amendment makes of that declaration. */
  readonly amended: Amended | undefined;
}

/** Looks at a structurally sound additional message. */
export function readAdditionalMessage(
  request: Request,
  element: XmlElement,
  lodgedUnder: (mrn: string) => Lodged | undefined,
): AdditionalMessage {
  const root = rootPlace(element);
  const mrn = text(root, 'ID') ?? '';
  const lodged = lodgedUnder(mrn);
  const amended =
    request === 'amendment' && lodged ? applyAmendment(lodged.submission.root.element, root) : undefined;
  return { request, root, lrn: text(root, 'FunctionalReferenceID') ?? '', mrn, lodged, amended };
}

/** The changes an amendment lists, in its order. */
export function changesOf(root: Place): Change[] {
  return find(root, 'Amendment').map((amendment) => ({
    reason: text(amendment, 'ChangeReasonCode') ?? '',
    pointer: find(amendment, 'Pointer').map(stepOf),
  }));
}

/** The new values an amendment brings, as XML children of a Declaration with the prefixes dec and ds. */
export function valuesOf(root: Place): string {
  const isEnvelope = ({ name }: XmlElement) =>
    ['FunctionalReferenceID', 'ID', 'TypeCode', 'Submitter', 'AdditionalInformation', 'Amendment'].includes(
      name,
    );
  return root.element.children
    .filter((child) => !isEnvelope(child))
    .map((child) => (child.name === 'FunctionCode' ? textTag('dec:FunctionCode', '9') : write(child)))
    .join('');
}

function stepOf(pointer: Place): Pointer[number] {
  const sequence = number(pointer, 'SequenceNumeric');
  const tagId = text(pointer, 'TagID');
  return {
    section: text(pointer, 'DocumentSectionCode') ?? '',
    ...(sequence === undefined ? {} : { sequence }),
    ...(tagId === undefined ? {} : { tag: tagId }),
  };
}

/** The declaration an MRN stands for, as XML; with the prefixes dec and ds, their namespaces declared. */
export function writeStanding({ submission }: Lodged): string {
  return tag('dec:Declaration', submission.root.element.children.map(write).join(''), {
    'xmlns:dec': declarationNamespace,
    'xmlns:ds': declarationDateNamespace,
  });
}

function write({ namespace, name, attributes, children, text: content }: XmlElement): string {
  const prefixed = `${namespace === declarationDateNamespace ? 'ds' : 'dec'}:${name}`;
  const written = Object.fromEntries(attributes);
  return children.length > 0
    ? tag(prefixed, children.map(write).join(''), written)
    : textTag(prefixed, content, written);
}
