import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerErrors } from '../../src/server/api-errors.ts';
import { FormFile, readForm, takingForms } from '../../src/server/forms.ts';
import { createLog } from '../../src/server/log.ts';
import { openSpool, type Spool } from '../../src/server/spool.ts';
import { createThreads } from '../../src/server/threads/threads.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

const mebibyte = 1024 * 1024;
/** None starts before something is long. */
const threads = createThreads(createLog('silent'));
const roomy = { whole: 200 * mebibyte, texts: mebibyte };

/** A form as fetch writes it. */
async function written(form: FormData): Promise<{ bytes: Buffer; type: string }> {
  const encoded = new Response(form);
  return {
    bytes: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type')!,
  };
}

/** In pieces of so many bytes each, the last ones again and again. */
async function* inPieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, piece = 0; at < bytes.length; piece += 1) {
    const size = sizes[Math.min(piece, sizes.length - 1)]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function entriesOf(body: AsyncIterable<Buffer>, type: string) {
  const { entries, spool } = await readForm(body, type, roomy);
  const read = await Promise.all(
    entries.map(async ([name, entry]) =>
      entry instanceof FormFile
        ? [name, entry.name, (await entry.bytes()).toString('base64')]
        : [name, entry],
    ),
  );
  await spool?.close();
  return read;
}

describe('a form', () => {
  test('names its files without control characters, whatever was sent', async () => {
    const part = (file: string) =>
      `--b\r\nContent-Disposition: form-data; name="files[]"; filename="${file}"\r\n\r\nx\r\n`;
    const sent = ['a\0.csv', 'a%0D%0Ab.csv', '\u0085\x1b[2Jü.csv'].map(part).join('');
    const read = await entriesOf(
      inPieces(Buffer.from(`${sent}--b--`), [7]),
      'multipart/form-data; boundary=b',
    );
    expect(read.map(([, name]) => name)).toEqual(['a.csv', 'ab.csv', '[2Jü.csv']);
  });

  test('is read as it was written, wherever it is cut on its way', async () => {
    // Contents that look like the ends of lines and delimiters of a form.
    const awkward = fc.array(fc.constantFrom('\r', '\n', '-', '--', '\r\n--', '"', 'ä', 'x', '%22', '\0'), {
      maxLength: 30,
    });
    const content = awkward.map((parts) => parts.join(''));
    const name = fc.string({ unit: fc.constantFrom('a', 'ü', ' ', '"', ';', '=', '[', ']'), minLength: 1 });
    const part = fc.record({ name, content, file: fc.option(name, { nil: undefined }) });
    const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), sizes, async (parts, pieces) => {
        const form = new FormData();
        for (const one of parts) {
          if (one.file === undefined) form.append(one.name, one.content);
          else form.append(one.name, new Blob([one.content]), one.file);
        }
        const { bytes, type } = await written(form);
        const expected = await Promise.all(
          [
            ...(await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()),
          ].map(async ([key, value]) =>
            typeof value === 'string'
              ? [key, value]
              : [key, value.name, Buffer.from(await value.arrayBuffer()).toString('base64')],
          ),
        );
        expect(await entriesOf(inPieces(bytes, pieces), type)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('of eleven files of 10 MiB goes to disk as it comes: never more than 256 KiB of it wait in memory', async () => {
    const large = 10 * mebibyte;
    const boundary = 'line';
    let produced = 0;
    let onDisk = 0;
    let heads = 0;
    let mostWaiting = 0;
    async function* body(): AsyncGenerator<Buffer> {
      for (let number = 1; number <= 11; number += 1) {
        const head = Buffer.from(
          `\r\n--${boundary}\r\nContent-Disposition: form-data; name="files[]"; filename="${number}.txt"\r\n\r\n`,
        );
        heads += head.length;
        produced += head.length;
        yield head;
        const piece = Buffer.alloc(64 * 1024, `${number % 10}`);
        for (let sent = 0; sent < large; sent += piece.length) {
          mostWaiting = Math.max(mostWaiting, produced - heads - onDisk);
          produced += piece.length;
          yield piece;
        }
      }
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }
    const counting = async (): Promise<Spool> => {
      const spool = await openSpool();
      return {
        ...spool,
        get size() {
          return spool.size;
        },
        async append(bytes) {
          await spool.append(bytes);
          onDisk += bytes.length;
        },
      };
    };
    const { entries, spool } = await readForm(
      body(),
      `multipart/form-data; boundary=${boundary}`,
      roomy,
      counting,
    );
    expect(onDisk).toBe(11 * large);
    expect(mostWaiting).toBeLessThanOrEqual(256 * 1024);
    expect(entries.map(([, entry]) => (entry as FormFile).size)).toEqual(Array(11).fill(large));
    const [, seventh] = entries[6] as [string, FormFile];
    expect(
      createHash('sha256')
        .update(await seventh.bytes())
        .digest('hex'),
    ).toBe(createHash('sha256').update('7'.repeat(large)).digest('hex'));
    await spool!.close();
  });

  test('has its texts read piece by piece: megabytes of them at once keep everybody waiting (issue 24, point 2)', async () => {
    const text = 'ж😀€'.repeat(60_000);
    const form = new FormData();
    form.append('xml', text);
    const { bytes, type } = await written(form);
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    try {
      const { entries } = await readForm(inPieces(bytes, [1001]), type, roomy);
      expect(entries).toEqual([['xml', text]]);
      const sizes = decode.mock.calls.map(([piece]) => piece?.byteLength ?? 0);
      expect(Math.max(...sizes)).toBeLessThan(2 * 1001);
    } finally {
      decode.mockRestore();
    }
  });

  test('leaves no file behind under any name, and nothing once it is closed', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('tidewaiter-form-'));
    const spool = await openSpool();
    await spool.append(Buffer.from('secret'));
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('tidewaiter-form-'))).toEqual(before);
    expect((await spool.read(2, 4)).toString()).toBe('cret');
    await expect(spool.read(2, 5)).rejects.toThrow('not there');
    await spool.close();
    await expect(spool.read(0, 1)).rejects.toThrow();
  });

  test.skipIf(!existsSync('/dev/full'))(
    'is answered 503 with words where the disk takes no more',
    async () => {
      const full = await open('/dev/full', 'w');
      const ofFiles: FileHandle = Object.getPrototypeOf(full);
      const write = ofFiles.appendFile;
      // What the system says of a disk that is full, said of the next file.
      const appended = vi.spyOn(ofFiles, 'appendFile').mockImplementation((bytes) => write.call(full, bytes));
      const app = Fastify();
      answerErrors(app);
      await takingForms(app, threads, (forms) => forms.post('/files', async () => ({})));
      try {
        const address = await app.listen({ port: 0, host: '127.0.0.1' });
        const form = new FormData();
        form.append('files[]', new Blob(['Twelve boxes.']), 'list.txt');
        const answer = await fetch(`${address}/files`, { method: 'POST', body: form });
        expect({ status: answer.status, body: await answer.json() }).toEqual({
          status: 503,
          body: { message: expect.stringContaining('disk of the server is full'), time: 30 },
        });
        expect(answer.headers.get('retry-after')).toBe('30');
      } finally {
        appended.mockRestore();
        await app.close();
        await full.close();
      }
    },
  );

  test('has no files on disk any more when its call was answered, whatever came of it', async () => {
    const taken: FormFile[] = [];
    const app = Fastify();
    await takingForms(app, threads, (forms) => {
      forms.post<{ Body: { files: FormFile[] } }>('/files', async ({ body: { files } }) => {
        expect((await files[0]!.bytes()).toString()).toBe('Twelve boxes.');
        if (taken.push(files[0]!) === 2) throw new Error('It failed.');
        return {};
      });
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const expected of [200, 500]) {
      const form = new FormData();
      form.append('files[]', new Blob(['Twelve boxes.']), 'list.txt');
      expect((await fetch(`${address}/files`, { method: 'POST', body: form })).status).toBe(expected);
    }
    for (const file of taken) await expect(file.bytes()).rejects.toThrow();
    await app.close();
  });

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['of other lines than its delimiter', 'multipart/form-data; boundary=x', 'no form at all'],
    [
      'of a part without a name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Type: text/plain\r\n\r\na\r\n--x--',
    ],
    [
      'that lacks its end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n',
    ],
    [
      'of a part without an end of its head',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: ${'y'.repeat(20_000)}`,
    ],
    ...['name="a"; filename="', 'name="'].map((member) => [
      `of a part whose ${member} is longer than any`,
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; ${member}${'%22'.repeat(334)}"\r\n\r\na\r\n--x--`,
    ]),
  ] as [string, string, string][])('%s is none: nothing is read of it', async (_what, type, text) => {
    expect(await entriesOf(inPieces(Buffer.from(text), [7]), type)).toEqual([]);
  });

  test('of more bytes, texts or parts than are taken is refused (413)', async () => {
    const type = 'multipart/form-data; boundary=x';
    const part = (head: string, content: string) =>
      `--x\r\nContent-Disposition: form-data; name="${head}\r\n\r\n${content}\r\n`;
    const refusal = async (text: string, limits = roomy) =>
      await readForm(inPieces(Buffer.from(text), [4096]), type, limits).then(
        async ({ spool }) => {
          await spool?.close();
          return 'taken';
        },
        ({ status, message }) => [status, message],
      );
    const file = `${part('f"; filename="f"', 'y'.repeat(5000))}--x--`;
    expect(await refusal(file, { whole: 4096, texts: 4096 })).toEqual([
      413,
      'This is larger than the 4 KiB that can be taken.',
    ]);
    expect(await refusal(file, { whole: 8192, texts: 10 })).toBe('taken');
    expect(await refusal(`${part('t"', 'y'.repeat(5000))}--x--`, { whole: 8192, texts: 4096 })).toEqual([
      413,
      'This is larger than the 4 KiB that can be taken.',
    ]);
    expect(await refusal(`${part('t"', '').repeat(20_001)}--x--`)).toEqual([
      413,
      'This has more than the 20000 parts that can be taken.',
    ]);
    expect(await refusal(`${part('f"; filename="f"', 'y').repeat(101)}--x--`)).toEqual([
      413,
      'This has more than the 100 files that can be taken.',
    ]);
  });
});

describe('a route that takes forms', () => {
  let running: RunningServer;
  let person: Person;
  beforeAll(async () => {
    running = await startTestServer();
    person = await running.signIn();
  });
  afterAll(() => running.close());

  /** Says a body of one length, if any, and sends one of another; what is answered. */
  function post(
    type: string,
    said: number | undefined,
    sent: number,
  ): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const call = request(
        `${running.server.address}/api/customs-declarations/1/send-xml`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${person.token}`,
            'content-type': type,
            ...(said === undefined ? {} : { 'content-length': said }),
          },
        },
        (response) => {
          let body = '';
          response.on('data', (chunk) => {
            body += chunk;
          });
          response.on('end', () => {
            resolve({ status: response.statusCode!, body });
            call.destroy();
          });
        },
      );
      call.on('error', reject);
      call.flushHeaders();
      const piece = Buffer.alloc(64 * 1024, 'x');
      let left = sent;
      const go = () => {
        while (left > 0) {
          const size = Math.min(piece.length, left);
          left -= size;
          if (!call.write(piece.subarray(0, size))) return void call.once('drain', go);
        }
        if (said === undefined || said === sent) call.end();
      };
      go();
    });
  }

  test.each([
    ['/contact-support', 'POST', 'title', 64 * 1024],
    ['/feedback', 'POST', 'content', 64 * 1024],
    ['/account/profile', 'PUT', 'name', 64 * 1024],
    ['/import', 'POST', 'mapping', mebibyte],
  ])(
    '%s judges no text but what may be one: megabytes in a field are refused as they come (issue 24, point 2)',
    async (path, method, field, limit) => {
      const sent = async (length: number) => {
        const form = new FormData();
        form.append(field, 'x'.repeat(length));
        form.append('file', new Blob(['a,b']), 'a.csv');
        const headers = { authorization: `Bearer ${person.token}` };
        const answer = await fetch(`${running.server.address}/api${path}`, { method, headers, body: form });
        await answer.arrayBuffer();
        return answer.status;
      };
      expect(await sent(limit + 1)).toBe(413);
      expect(await sent(limit)).toBe(422);
    },
  );

  const large = 111 * mebibyte + 1;
  test.each([
    ['a form of more than 111 MiB, its length said', 'multipart/form-data; boundary=x', large, large, 111],
    [
      'a form of more than 111 MiB, its length not said',
      'multipart/form-data; boundary=x',
      undefined,
      large,
      111,
    ],
    ['JSON of more than 4 MiB, which no file makes large', 'application/json', 4 * mebibyte + 1, 0, 4],
    [
      'a form in the words of an address of more than 4 MiB',
      'application/x-www-form-urlencoded',
      4 * mebibyte + 1,
      0,
      4,
    ],
  ])('refuses %s (413), naming the limit', async (_what, type, said, sent, limit) => {
    const { status, body } = await post(type, said, sent);
    expect([status, JSON.parse(body).message]).toEqual([
      413,
      `This is larger than the ${limit} MiB that can be taken.`,
    ]);
  });

  test('that a client leaves in the middle of goes on for others, and it is no error of the server', async () => {
    const call = request(`${running.server.address}/api/customs-declarations/1/send-xml`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_000_000,
      },
    });
    call.on('error', () => {});
    call.write('--x\r\nContent-Disposition: form-data; name="files[]"; filename="a"\r\n\r\nhalf a file');
    await new Promise((resolve) => setTimeout(resolve, 200));
    call.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await person.call('GET', '/init')).status).toBe(200);
    expect(running.log()).not.toContain('Server error');
  });
});
