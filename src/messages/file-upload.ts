import { escapeText } from './write.ts';
import { childNamed, childText, type XmlElement, XmlError } from './xml/element.ts';
import { parseXml } from './xml/parse.ts';

/** The namespace of everything about file uploads (reference cds section 2). */
const namespace = 'hmrc:fileupload';

/**
 * Asks for a place for each of so many files of the declaration with this MRN, numbered from 1.
 * @throws XmlError for an MRN that XML cannot carry.
 */
export function writeFileUploadRequest(mrn: string, files: number): string {
  const numbers = Array.from({ length: files }, (_, index) => index + 1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<FileUploadRequest xmlns="${namespace}">`,
    `\t<DeclarationID>${escapeText(mrn)}</DeclarationID>`,
    `\t<FileGroupSize>${files}</FileGroupSize>`,
    '\t<Files>',
    ...numbers.map((number) => `\t\t<File><FileSequenceNo>${number}</FileSequenceNo></File>`),
    '\t</Files>',
    '</FileUploadRequest>',
    '',
  ].join('\n');
}

/** Where customs wants one file. */
export interface FilePlace {
  /** Also the conversation id of the notification that tells what came of the file. */
  readonly reference: string;
  readonly href: string;
  /** Fields of the form before the file, by name, in their order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * The places of an answer to a request for them, in the order of the files.
 * @throws XmlError for what is no such answer, or names no place for a file.
 */
export function readFilePlaces(xml: string): readonly FilePlace[] {
  const root = parseXml(xml);
  const files = root.name === 'FileUploadResponse' ? childNamed(root, 'Files') : undefined;
  const places = (files?.children ?? []).map((file) => {
    const request = childNamed(file, 'UploadRequest');
    return {
      reference: childText(file, 'Reference'),
      href: request ? childText(request, 'Href') : '',
      fields: (request ? (childNamed(request, 'Fields')?.children ?? []) : []).map(
        ({ name, text }) => [name, text] as const,
      ),
    };
  });
  if (places.length === 0 || places.some(({ reference, href }) => reference === '' || href === ''))
    throw new XmlError('This names no place for a file.');
  return places;
}

/** What came of one file. */
export interface FileOutcome {
  /** Of the file; undefined where only the conversation tells which. */
  readonly reference?: string;
  /** SUCCESS, FAILURE, or what a scan found, such as REJECTED or QUARANTINE. */
  readonly code: string;
  readonly details: string;
}

/** What customs tell as an outcome when they could not deal with a file (reference cds section 5). */
const failure = 'FAILURE';

/**
 * The outcome of a file, in the published form or, after a failure within customs, as an errorResponse. Undefined for
 * what is no such notification.
 * @throws XmlError for what is no XML, or far more than such a notification has.
 */
export function readFileOutcome(xml: string): FileOutcome | undefined {
  const root = parseXml(xml, { nodes: 1000 });
  if (root.name === 'errorResponse') return { code: failure, details: childText(root, 'message') };
  if (!isOutcome(root)) return undefined;
  return {
    reference: childText(root, 'FileReference') || undefined,
    code: childText(root, 'Outcome') || failure,
    details: childText(root, 'Details'),
  };
}

function isOutcome(root: XmlElement): boolean {
  return root.name === 'Root' && (root.namespace === namespace || root.namespace === '');
}
