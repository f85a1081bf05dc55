import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readFileOutcome,
  readFilePlaces,
  writeFileUploadRequest,
  XmlError,
} from '../../src/messages/index.ts';
import { fileFault, fileTypeOf, largestFile } from '../../src/messages/uploaded-file.ts';
import { schemaFaults } from '../simulator/published-schema.ts';
import { hasReference, referencePath } from '../support/reference.ts';

describe('F1: a request for places', () => {
  it.skipIf(!hasReference)('holds to the published schema, for one file and for eleven', async () => {
    const requests = [1, 11].map((files) => writeFileUploadRequest('26GB00000000000017', files));
    expect(await schemaFaults('wco/fileupload/FileUploadRequest.xsd', requests)).toEqual([]);
  });

  it('carries an MRN that XML would read otherwise', () => {
    expect(writeFileUploadRequest('<&>', 1)).toContain('<DeclarationID>&lt;&amp;&gt;</DeclarationID>');
  });
});

describe('F2: the answer to it', () => {
  it.skipIf(!hasReference)('names the place of each file, every field as given and in order', () => {
    const sample = readFileSync(referencePath('cds/samples/file-upload/FileUploadResponse.xml'), 'utf8');
    const [first, second] = readFilePlaces(sample);
    expect(first).toMatchObject({
      reference: '63acb547-85d4-4ce7-b702-05115ed99521',
      href: 'https://bucket-name.s3.amazonaws.com',
    });
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the published field holds exactly this
    expect(first!.fields).toContainEqual(['x-amz-meta-original-filename', '${filename}']);
    expect(first!.fields.map(([name]) => name).slice(-2)).toEqual([
      'success_action_redirect',
      'error_action_redirect',
    ]);
    expect(second!.fields).toHaveLength(14);
  });

  it.each([
    ['another message', '<FileUploadRequest xmlns="hmrc:fileupload"/>'],
    ['no file', '<FileUploadResponse xmlns="hmrc:fileupload"><Files/></FileUploadResponse>'],
    [
      'a file without a place',
      '<FileUploadResponse xmlns="hmrc:fileupload"><Files><File><Reference>1</Reference></File></Files></FileUploadResponse>',
    ],
    ['an answer cut short', '<FileUploadResponse><Files>'],
  ])('%s is refused', (_what, xml) => {
    expect(() => readFilePlaces(xml)).toThrow(XmlError);
  });
});

describe('F3: the outcome of a file', () => {
  it('is read with its reference, with or without namespace', () => {
    const told = (root: string) =>
      readFileOutcome(
        `<Root${root}><FileReference>r</FileReference><BatchId>b</BatchId><FileName>a.pdf</FileName><Outcome>QUARANTINE</Outcome><Details>Malware.</Details></Root>`,
      );
    const outcome = { reference: 'r', code: 'QUARANTINE', details: 'Malware.' };
    expect(told(' xmlns="hmrc:fileupload"')).toEqual(outcome);
    expect(told('')).toEqual(outcome);
    expect(told(' xmlns="urn:other"')).toBeUndefined();
  });

  it('is a failure where customs failed within', () => {
    expect(readFileOutcome('<errorResponse><message>Later.</message></errorResponse>')).toEqual({
      code: 'FAILURE',
      details: 'Later.',
    });
  });
});

describe('F4: a file is judged by what it holds', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  it.each([
    ['application/pdf', bytes(0x25, 0x50, 0x44, 0x46, 0x2d, 0)],
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0)],
    ['image/png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
    ['text/plain', new TextEncoder().encode('Zwölf Kisten\r\n\t10 £\f')],
    [undefined, bytes(0x4d, 0x5a, 0x90, 0)],
    [undefined, bytes(0x31, 0x00)],
    [undefined, bytes(0x31, 0xa3)],
  ] as [string | undefined, Uint8Array][])('%s', (type, content) => {
    expect(fileTypeOf(content)).toBe(type);
  });

  it('and refused when empty or larger than 10 MiB', () => {
    expect(fileFault(bytes())).toBe('empty');
    expect(fileFault(new Uint8Array(largestFile).fill(0x31))).toBeUndefined();
    expect(fileFault(new Uint8Array(largestFile + 1).fill(0x31))).toBe('tooLarge');
    expect(fileFault(bytes(0))).toBe('wrongType');
  });
});
