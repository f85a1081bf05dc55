import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorAnswers } from '../../shared/error-response.ts';
import { mediaType, readBody, redirect, send, sendError } from '../../shared/http.ts';
import type { Dispatch } from '../../shared/notifications/dispatch.ts';
import type { XmlElement } from '../../shared/xml/reader.ts';
import { tag, textTag } from '../../shared/xml/writer.ts';
import { largestFile, scan } from './content.ts';
import { readFileUploadRequest, ruleFaults, structureFaults } from './request.ts';
import { type UploadPlace, type UploadStore, writeFileUploadResponse, writeOutcome } from './store.ts';

/** Where the files themselves are posted to; a store apart from the API. */
export const bucketPath = '/file-upload-bucket';

/** A form may be this much larger than its file. */
const fieldsAllowance = 256 * 1024;

/** Answers a well-formed request for places to upload to; `instead` of the places themselves where that is given. */
export function answerFileUpload(
  request: IncomingMessage,
  response: ServerResponse,
  store: UploadStore,
  root: XmlElement,
  instead?: () => void,
) {
  const faults = structureFaults(root);
  if (faults.length > 0) return sendError(response, { ...errorAnswers.invalid, faults });
  const asked = readFileUploadRequest(root);
  const broken = ruleFaults(asked);
  if (broken.length > 0) return sendError(response, { ...errorAnswers.unsound, faults: broken });
  const href = `http://${request.headers.host}${bucketPath}`;
  const places = store.open(asked);
  if (instead) return instead();
  send(response, 'application/xml; charset=UTF-8', writeFileUploadResponse(places, href));
}

/**
 * Takes a form with all fields of its place and the file last, scans the file and tells the outcome as a
 * notification. Whatever is wrong with the form is answered in the store's own error form.
 */
export async function answerBucket(
  request: IncomingMessage,
  response: ServerResponse,
  store: UploadStore,
  dispatch: Dispatch,
): Promise<void> {
  if (request.method !== 'POST') return refuse(response, 405, 'MethodNotAllowed', 'Only POST is allowed');
  if (mediaType(request) !== 'multipart/form-data')
    return refuse(response, 412, 'PreconditionFailed', 'The body must be of type multipart/form-data');
  const body = await readBody(request, 2 * largestFile + fieldsAllowance);
  if (!body) return refuse(response, 413, 'EntityTooLarge', 'The body is too large to be read');
  const entries = await readForm(request, body);
  if (!entries) return refuse(response, 400, 'MalformedPOSTRequest', 'The body is no multipart form');
  const [name, file] = entries.at(-1) ?? [];
  if (name !== 'file' || !(file instanceof File))
    return refuse(response, 400, 'InvalidArgument', 'The file must stand last, in the part named file');
  const fields = new Map(entries.slice(0, -1).map(([key, value]) => [key, String(value)]));
  const place = store.places.get(fields.get('key') ?? '');
  const wrong = place ? place.fields.find(([key, value]) => fields.get(key) !== value)?.[0] : 'key';
  if (!place || wrong)
    return refuse(response, 403, 'AccessDenied', `The field ${wrong} is missing or changed`);
  if (!store.isOpen(place)) return refuse(response, 403, 'AccessDenied', 'Policy expired');
  const content = Buffer.from(await file.arrayBuffer());
  return receive(place, { name: file.name, content }, response, store, dispatch);
}

/** Takes a file; one that comes again is taken too, but its outcome is told once. */
function receive(
  place: UploadPlace,
  { name, content }: { readonly name: string; readonly content: Buffer },
  response: ServerResponse,
  store: UploadStore,
  dispatch: Dispatch,
) {
  const { outcome, details } = scan(name, content);
  const { reference } = place;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const body = writeOutcome(place, name, outcome, details);
  const isFirst = place.received.length === 0;
  const notices = isFirst ? dispatch.plan([{ body, conversationId: reference }]) : [];
  dispatch.send(notices, [{ what: 'file received', reference, sha256, outcome }]);
  store.receive(place, { sha256, outcome });
  const { successRedirect, errorRedirect } = place.file;
  if (content.length > largestFile) {
    if (errorRedirect) return redirect(response, withQuery(errorRedirect, place, 'EntityTooLarge'));
    return refuse(response, 400, 'EntityTooLarge', `The file has more than ${largestFile} bytes`);
  }
  if (successRedirect) return redirect(response, withQuery(successRedirect, place));
  response.writeHead(204).end();
}

function withQuery(address: string, { reference }: UploadPlace, errorCode?: string): string {
  if (!URL.canParse(address)) return address;
  const target = new URL(address);
  target.searchParams.set('key', reference);
  if (errorCode) target.searchParams.set('errorCode', errorCode);
  return target.href;
}

async function readForm(
  request: IncomingMessage,
  body: Buffer,
): Promise<(readonly [string, FormDataEntryValue])[] | undefined> {
  try {
    const headers = { 'content-type': request.headers['content-type']! };
    return [...(await new Response(new Uint8Array(body), { headers }).formData()).entries()];
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  const body = tag('Error', textTag('Code', code) + textTag('Message', message));
  send(response, 'application/xml', `<?xml version="1.0" encoding="UTF-8"?>\n${body}`, { status });
}
