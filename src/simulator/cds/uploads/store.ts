import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Entry } from '../../shared/memory/entry.ts';
import type { Journal } from '../../shared/memory/journal.ts';
import { tag, textTag } from '../../shared/xml/writer.ts';
import { type FileUploadRequest, fileUploadNamespace, type RequestedFile } from './request.ts';

/** A place for one file. */
export interface UploadPlace {
  /** Also the conversation id of the notification that tells the outcome. */
  readonly reference: string;
  readonly batchId: string;
  readonly declarationId: string;
  readonly file: RequestedFile;
  /** What the form must carry, name by name and in this order, before the file. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly expiresAt: number;
  /** SHA-256 in hex of every file that came, in that order; the outcome is that of the first. */
  readonly received: string[];
  outcome?: string;
}

const openFor = 7 * 24 * 60 * 60_000;

/** The places given out, by reference. */
export class UploadStore {
  readonly places = new Map<string, UploadPlace>();
  private readonly secret = randomBytes(32);

  constructor(
    private readonly clock: () => Date,
    private readonly journal: Journal,
  ) {}

  /** Gives a place to each file of a request, in its order. */
  open({ declarationId, files }: FileUploadRequest): UploadPlace[] {
    const batchId = randomUUID();
    const places = files.map((file) => {
      const reference = randomUUID();
      const now = this.clock();
      const expiresAt = now.getTime() + openFor;
      const fields = this.fieldsOf(reference, file, now, expiresAt);
      return { reference, batchId, declarationId, file, fields, expiresAt, received: [] };
    });
    this.journal.note({ what: 'places', places });
    for (const place of places) this.places.set(place.reference, place);
    return places;
  }

  /** Takes back what was noted. */
  recall(entry: Entry): void {
    if (entry.what === 'places') for (const place of entry.places) this.places.set(place.reference, place);
    if (entry.what === 'file received') this.receive(this.places.get(entry.reference)!, entry);
  }

  /** A file came to its place. */
  receive(
    place: UploadPlace,
    { sha256, outcome }: { readonly sha256: string; readonly outcome: string },
  ): void {
    place.received.push(sha256);
    place.outcome ??= outcome;
  }

  isOpen(place: UploadPlace): boolean {
    return this.clock().getTime() < place.expiresAt;
  }

  /** Fields under the published names; the values are this authority's own and mean something only to it. */
  private fieldsOf(
    reference: string,
    { successRedirect, errorRedirect }: RequestedFile,
    now: Date,
    expiresAt: number,
  ): [string, string][] {
    const compact = now.toISOString().replace(/[-:]|\.\d+/g, '');
    const policy = Buffer.from(JSON.stringify({ expiration: new Date(expiresAt).toISOString() })).toString(
      'base64',
    );
    const signature = createHmac('sha256', this.secret).update(`${reference}${policy}`).digest('hex');
    const fields: [string, string | undefined][] = [
      ['x-amz-meta-callback-url', 'https://customs-simulator.invalid/callback'],
      ['x-amz-date', compact],
      ['x-amz-credential', `REHEARSAL/${compact.slice(0, 8)}/simulator/aws4_request`],
      ['x-amz-meta-upscan-initiate-response', now.toISOString()],
      ['x-amz-meta-upscan-initiate-received', now.toISOString()],
      ['x-amz-meta-request-id', 'n/a'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the published field holds exactly this
      ['x-amz-meta-original-filename', '${filename}'],
      ['x-amz-algorithm', 'AWS4-HMAC-SHA256'],
      ['key', reference],
      ['acl', 'private'],
      ['x-amz-signature', signature],
      ['x-amz-meta-session-id', 'n/a'],
      ['x-amz-meta-consuming-service', 'customs-simulator'],
      ['policy', policy],
      ['success_action_redirect', successRedirect],
      ['error_action_redirect', errorRedirect],
    ];
    return fields.filter((field): field is [string, string] => Boolean(field[1]));
  }
}

/** Every place given, in that order, and what came to it. */
export function countByPlace({ places }: UploadStore) {
  return [...places.values()].map(
    ({ reference, declarationId, batchId, file, received, outcome = null }) => ({
      reference,
      mrn: declarationId,
      batchId,
      sequence: file.sequence,
      posts: received.length,
      sha256: received,
      outcome,
    }),
  );
}

/** Writes the answer to a request: where each file goes, with which fields. */
export function writeFileUploadResponse(places: readonly UploadPlace[], href: string): string {
  const files = places.map(({ reference, fields }) => {
    const named = fields.map(([name, value]) => textTag(name, value)).join('');
    const upload = textTag('Href', href) + tag('Fields', named);
    return tag('File', textTag('Reference', reference) + tag('UploadRequest', upload));
  });
  return tag('FileUploadResponse', tag('Files', files.join('')), { xmlns: fileUploadNamespace });
}

/** Writes the notification that tells the outcome of one file. */
export function writeOutcome(place: UploadPlace, fileName: string, outcome: string, details: string): string {
  const content = [
    textTag('FileReference', place.reference),
    textTag('BatchId', place.batchId),
    textTag('FileName', fileName),
    textTag('Outcome', outcome),
    textTag('Details', details),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('Root', content.join(''), { xmlns: fileUploadNamespace })}`;
}
