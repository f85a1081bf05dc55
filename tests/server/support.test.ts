import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attachmentFault, avatarFault } from '../../src/computations/attachments.ts';
import { contentType } from '../../src/server/support/content-type.ts';
import { type Answer, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let token: string;
beforeAll(async () => {
  running = await startTestServer({ supportEmail: 'support@tidewaiter.example' });
  token = (await running.signIn()).token;
});
afterAll(() => running.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

async function write(
  kind: string,
  words: Record<string, string>,
  file?: { name: string; type: string; content: Buffer },
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  if (file) form.set('file', new Blob([new Uint8Array(file.content)], { type: file.type }), file.name);
  const response = await fetch(`${running.server.address}/api/${kind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const mails = () =>
  running.db
    .selectFrom('mails')
    .where('address', '=', 'support@tidewaiter.example')
    .orderBy('id')
    .selectAll()
    .execute();

const words = { title: 'A badge', content: 'It is\nrefused.' };

test('words to support are mailed with who wrote them and what they attached (API-226, API-257)', async () => {
  expect((await write('contact-support', words)).body).toEqual({ data: { success: true } });
  expect((await write('feedback', words, { name: 'seen.png', type: 'image/png', content: png })).status).toBe(
    200,
  );
  const [contact, feedback] = await mails();
  expect(contact).toMatchObject({
    subject: 'Contact support: A badge',
    body: 'It is\nrefused.\n\nDana Ferry, Estuary Forwarding Ltd\ndemo@tidewaiter.example\n',
    reply_to: 'demo@tidewaiter.example',
    attachment: null,
  });
  expect(feedback).toMatchObject({ subject: 'Feedback: A badge', attachment_name: 'seen.png' });
  expect(feedback!.attachment!.equals(png)).toBe(true);
});

test('title and content are wanted, and a title of two lines, which would bring a head into the mail, is refused', async () => {
  expect((await write('contact-support', { title: '', content: ' ' })).body.errors).toEqual({
    title: ['The field is required'],
    content: ['The field is required'],
  });
  const before = (await mails()).length;
  const { status, body } = await write('feedback', {
    ...words,
    title: 'A badge\r\nBcc: all@customs.example',
  });
  expect(status).toBe(422);
  expect(body.errors.title).toEqual(['A line break after “A badge”: the message takes one line.']);
  expect(await mails()).toHaveLength(before);
});

test('attachments are judged by their content: kind and size (specification 3 section 5)', async () => {
  const before = (await mails()).length;
  const gif = {
    name: 'seen.gif',
    type: 'image/gif',
    content: Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'),
  };
  for (const file of [
    gif,
    { ...gif, name: 'seen.png', type: 'image/png' },
    { name: 'page.csv', type: 'text/csv', content: Buffer.from('<script>alert(1)</script>') },
    { name: 'rows.json', type: 'application/json', content: Buffer.from('a,b') },
    // What is text alone would be a CSV, whatever opens it.
    { name: 'rows.bat', type: 'text/csv', content: Buffer.from('start,calc') },
    { name: 'rows', type: 'text/csv', content: Buffer.from('start,calc') },
  ]) {
    const { status, body } = await write('contact-support', words, file);
    expect([status, body.errors?.file?.[0]], file.name).toEqual([
      422,
      expect.stringMatching(/not supported format$/),
    ]);
  }
  const large = Buffer.alloc(10_000_001, 'a');
  expect(
    (await write('contact-support', words, { name: 'rows.csv', type: 'text/csv', content: large })).body
      .errors,
  ).toEqual({ file: ['Max file size 10Mb'] });
  expect(
    (
      await write('feedback', words, {
        name: 'rows.csv',
        type: 'text/csv',
        content: large.subarray(0, 220_000),
      })
    ).status,
  ).toBe(422);
  expect(await mails()).toHaveLength(before);
});

test('a file in the local mailbox is handed out as an attachment alone', async () => {
  const [mail] = (await mails()).filter(({ attachment }) => attachment !== null);
  const response = await fetch(`${running.server.address}/api/mailbox/${mail!.id}/attachment`);
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''seen.png");
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
});

test('limits of files to the byte (COM-010, COM-011, COM-012, CNT-043, CNT-044, CNT-051)', () => {
  const csv = (size: number) => ({ name: 'rows.csv', type: 'application/vnd.ms-excel', size });
  expect(attachmentFault('contact-support', csv(10_000_000))).toBeUndefined();
  expect(attachmentFault('contact-support', csv(10_000_001))).toBe('Max file size 10Mb');
  expect(attachmentFault('feedback', csv(219_999))).toBeUndefined();
  expect(attachmentFault('feedback', csv(220_000))).toBe('text/csv: not supported format');
  expect(attachmentFault('feedback', { name: 'a.pdf', type: 'application/pdf', size: 1 })).toBe(
    'application/pdf: not supported format',
  );
  expect(avatarFault({ type: 'image/png', size: 3_145_728 })).toBeUndefined();
  expect(avatarFault({ type: 'image/png', size: 3_145_729 })).toBe('File should be less than 3MB');
  expect(avatarFault({ type: 'image/gif', size: 1 })).toBe('File should be in jpeg/jpg/png format');
});

test('png, jpeg, json and csv are attached, by whatever name their kind goes (CNT-045, CNT-046)', () => {
  const fault = (name: string, type: string) => attachmentFault('contact-support', { name, type, size: 1 });
  for (const [name, type] of [
    ['seen.png', 'image/png'],
    ['seen.jpeg', 'image/jpeg'],
    ['rows.json', 'application/json'],
    ['rows.csv', 'text/csv'],
  ] as const)
    expect(fault(name, type), name).toBeUndefined();
  expect(fault('seen.gif', 'image/gif')).toBe('image/gif: not supported format');
  expect(fault('rows.bat', 'application/x-msdos-program')).toBe(
    'application/x-msdos-program: not supported format',
  );
});

test('the kind of a file is its content', () => {
  const kindOf = (text: string) => contentType(Buffer.from(text, 'latin1'));
  expect(contentType(png)).toBe('image/png');
  expect(kindOf('\xff\xd8\xff\xe0JFIF')).toBe('image/jpeg');
  expect(kindOf('{"a": [1]}')).toBe('application/json');
  expect(kindOf('{a}')).toBe('text/csv');
  expect(kindOf('a;b\r\n1;2')).toBe('text/csv');
  for (const other of ['', 'MZ\x00\x01', '<svg onload="x()">', ' \n<html>'])
    expect(kindOf(other), other).toBe('');
});

test('a file that holds more than is read here is judged by how it begins and ends', () => {
  const vast = `[${Array.from({ length: 200_000 }, () => '{}').join(',')}]`;
  const names = `{${Array.from({ length: 20_000 }, (_, at) => `"n${at}":1`).join(',')}}`;
  const parse = vi.spyOn(JSON, 'parse');
  try {
    for (const text of [vast, names]) {
      expect(contentType(Buffer.from(`${text}\n`))).toBe('application/json');
      expect(contentType(Buffer.from(`${text},1`))).toBe('text/csv');
    }
    expect(parse).not.toHaveBeenCalled();
    expect(contentType(Buffer.from('[{}]'))).toBe('application/json');
    expect(parse).toHaveBeenCalledTimes(1);
  } finally {
    parse.mockRestore();
  }
});
