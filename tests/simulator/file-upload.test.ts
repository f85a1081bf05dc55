import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasReference, referencePath } from '../support/reference.ts';
import { schemaFaults } from './published-schema.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';

const path = '/customs/declarations/file-upload';
const day = 24 * 60 * 60 * 1000;
const success = '<SuccessRedirect>https://success.example/</SuccessRedirect>';
const error = '<ErrorRedirect>https://error.example/?case=1</ErrorRedirect>';

const file = (sequence: number | string, rest = '') =>
  `<File><FileSequenceNo>${sequence}</FileSequenceNo>${rest}</File>`;
const asking = (size: number | string, files: string, id = '26GB00000000000017') =>
  `<FileUploadRequest xmlns="hmrc:fileupload"><DeclarationID>${id}</DeclarationID><FileGroupSize>${size}</FileGroupSize><Files>${files}</Files></FileUploadRequest>`;

interface Place {
  readonly Reference: string;
  readonly UploadRequest: { readonly Href: string; readonly Fields: Record<string, string> };
}

describe('a file upload', () => {
  let rehearsal: Rehearsal;
  let now = new Date('2026-11-21T08:00:00Z');
  const bodies: string[] = [];
  beforeAll(async () => {
    rehearsal = await startRehearsal({ clock: () => now });
  });
  afterAll(() => rehearsal.close());

  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'File' });

  async function placesFor(body: string): Promise<Place[]> {
    const answer = await rehearsal.send(body, {}, path);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    bodies.push(text);
    return parser.parse(text).FileUploadResponse.Files.File;
  }

  const onePlace = async (rest = '') => (await placesFor(asking(1, file(1, rest))))[0]!;

  async function refused(body: string): Promise<string[]> {
    const answer = await rehearsal.send(body, {}, path);
    expect(answer.status).toBe(400);
    const { errorResponse } = parser.parse(await answer.text());
    return [
      errorResponse.message,
      ...[errorResponse.errors.error].flat().map((each) => Object.values(each).join(' ')),
    ];
  }

  function formOf(
    { UploadRequest }: Place,
    content: string | Uint8Array<ArrayBuffer>,
    name = 'file.txt',
  ): FormData {
    const form = new FormData();
    for (const [key, value] of Object.entries(UploadRequest.Fields)) form.append(key, value);
    form.append('file', new Blob([content]), name);
    return form;
  }

  const post = (place: Place, form: FormData) =>
    fetch(place.UploadRequest.Href, { method: 'POST', body: form, redirect: 'manual' });

  async function outcomeOf(place: Place): Promise<Record<string, string>> {
    const [push] = await rehearsal.received(1, place.Reference);
    return parser.parse(push!.body).Root;
  }

  it('gives a place to each file, takes the file, and tells the outcome under its reference', async () => {
    const places = await placesFor(asking(2, file(1, '<DocumentType>Licence</DocumentType>') + file(2)));
    expect(places).toHaveLength(2);
    const answer = await post(places[1]!, formOf(places[1]!, '%PDF-1.7 …', 'licence.pdf'));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await outcomeOf(places[1]!)).toMatchObject({
      FileReference: places[1]!.Reference,
      FileName: 'licence.pdf',
      Outcome: 'SUCCESS',
    });
  });

  it.each<[outcome: string, what: string, content: string | Uint8Array<ArrayBuffer>, name?: string]>([
    ['SUCCESS', 'a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])],
    ['SUCCESS', 'a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['SUCCESS', 'text', 'Zwölf Kisten, 10 £\n'],
    [
      'REJECTED',
      'a program that is called a PDF',
      new Uint8Array([0x4d, 0x5a, 0x90, 0x00, 0x03]),
      'bill.pdf',
    ],
    ['REJECTED', 'an empty file', ''],
    ['QUARANTINE', 'malware', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'],
    ['FAILURE', 'the scenario TTFAIL', 'text', 'TTFAIL.txt'],
  ])('tells %s of %s', async (outcome, _what, content, name) => {
    const place = await onePlace();
    expect((await post(place, formOf(place, content, name))).status).toBe(204);
    expect((await outcomeOf(place)).Outcome).toBe(outcome);
  });

  it('counts every file by its place, and tells the outcome of one posted again once only', async () => {
    const place = await onePlace();
    const counted = async () =>
      (
        (await (await fetch(`${rehearsal.simulator.address}/simulator/uploads`)).json()) as {
          reference: string;
        }[]
      ).find(({ reference }) => reference === place.Reference);
    const given = { mrn: '26GB00000000000017', sequence: 1, posts: 0, sha256: [], outcome: null };
    expect(await counted()).toMatchObject(given);
    const sha256 = ['text', 'more'].map((text) => createHash('sha256').update(text).digest('hex'));
    expect((await post(place, formOf(place, 'text'))).status).toBe(204);
    await outcomeOf(place);
    expect((await post(place, formOf(place, 'more', 'TTFAIL.txt'))).status).toBe(204);
    await outcomeOf(await onePlaceWithFile());
    expect(await counted()).toMatchObject({ ...given, posts: 2, sha256, outcome: 'SUCCESS' });
    expect(await rehearsal.received(1, place.Reference)).toHaveLength(1);
  });

  async function onePlaceWithFile(): Promise<Place> {
    const place = await onePlace();
    await post(place, formOf(place, 'text'));
    return place;
  }

  it('takes 10 MiB and rejects one byte more', async () => {
    const [full, more] = [await onePlace(), await onePlace()];
    const largest = 'x'.repeat(10 * 1024 * 1024);
    expect((await post(full, formOf(full, largest))).status).toBe(204);
    const answer = await post(more, formOf(more, `${largest}x`));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('EntityTooLarge')]);
    expect((await outcomeOf(full)).Outcome).toBe('SUCCESS');
    expect((await outcomeOf(more)).Outcome).toBe('REJECTED');
  });

  it('sends the browser to the address asked for', async () => {
    const place = await onePlace(success + error);
    const done = await post(place, formOf(place, 'text'));
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `https://success.example/?key=${place.Reference}`,
    ]);
    const other = await onePlace(success + error);
    const failed = await post(other, formOf(other, 'x'.repeat(10 * 1024 * 1024 + 1)));
    expect(failed.headers.get('location')).toBe(
      `https://error.example/?case=1&key=${other.Reference}&errorCode=EntityTooLarge`,
    );
  });

  it('wants every field as given, the file last, and a multipart form', async () => {
    const place = await onePlace();
    const lacking = formOf(place, 'text');
    lacking.delete('policy');
    const changed = formOf(place, 'text');
    changed.set('acl', 'public');
    const early = formOf(place, 'text');
    early.delete('acl');
    early.append('acl', 'private');
    const said = async (form: FormData) => {
      const answer = await post(place, form);
      return `${answer.status} ${/<Code>(\w+)/.exec(await answer.text())?.[1]}`;
    };
    expect([await said(lacking), await said(changed), await said(early)]).toEqual([
      '403 AccessDenied',
      '403 AccessDenied',
      '400 InvalidArgument',
    ]);
    const urlencoded = new URLSearchParams({ ...place.UploadRequest.Fields, file: 'text' });
    const plain = await fetch(place.UploadRequest.Href, { method: 'POST', body: urlencoded });
    expect(plain.status).toBe(412);
    expect(rehearsal.pushes.some(({ headers }) => headers['x-conversation-id'] === place.Reference)).toBe(
      false,
    );
  });

  it('keeps a place seven days', async () => {
    const place = await onePlace();
    now = new Date(now.getTime() + 7 * day - 1);
    expect((await post(place, formOf(place, 'text'))).status).toBe(204);
    now = new Date(now.getTime() + 1);
    expect((await post(place, formOf(place, 'text'))).status).toBe(403);
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => file(index + 1)).join('');
  it.each<[message: string, body: string]>([
    ['FileGroupSize exceeds 11 limit', asking(12, many(12))],
    ['FileGroupSize does not match number of File elements', asking(2, many(1))],
    ['FileSequenceNo contains duplicates', asking(2, file(1) + file(1))],
    ['FileSequenceNo must not be greater than FileGroupSize', asking(2, file(1) + file(3))],
    ['FileSequenceNo must start from 1', asking(1, file(2))],
    ['If ErrorRedirect is present then SuccessRedirect must be too', asking(1, file(1, error))],
  ])('refuses: %s', async (message, body) => {
    const [said, ...errors] = await refused(body);
    expect(said).toBe('Payload did not pass validation');
    expect(errors).toContain(`BAD_REQUEST ${message}`);
  });

  it('takes eleven files', async () => {
    expect(await placesFor(asking(11, many(11)))).toHaveLength(11);
  });

  it.each([
    ['no declaration', asking(1, many(1), '')],
    ['a declaration id of 23 characters', asking(1, many(1), 'x'.repeat(23))],
    ['no file', asking(1, '')],
    ['a group of none', asking(0, many(1))],
    ['a number that is none', asking(1, file('one'))],
    ['an unknown element', asking(1, file(1, '<Weight>1</Weight>'))],
    ['elements out of order', asking(1, file(1, error + success))],
    ['another root', '<FileUploadRequest/>'],
  ])('answers a schema fault to %s', async (_what, body) => {
    const [said, ...errors] = await refused(body);
    expect(said).toBe('Payload is not valid according to schema');
    expect(errors[0]).toMatch(/^xml_validation_error /);
  });

  it.skipIf(!hasReference)(
    'takes the published request; its answers and outcomes hold to the published schemas',
    async () => {
      await placesFor(readFileSync(referencePath('cds/samples/file-upload/FileUploadRequest.xml'), 'utf8'));
      expect(await schemaFaults('wco/fileupload/FileUploadResponse.xsd', bodies)).toEqual([]);
      const outcomes = rehearsal.pushes.map(({ body }) => body);
      expect(outcomes.length).toBeGreaterThan(5);
      expect(await schemaFaults('wco/fileupload/FileUploadNotification.xsd', outcomes)).toEqual([]);
    },
  );
});
