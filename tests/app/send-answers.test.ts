import { describe, expect, it, vi } from 'vitest';
import { callsAddress } from '../../src/app/addresses.ts';
import { kinds } from '../../src/generated/kinds.ts';
import { ofServer } from './answer-mark.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { api } = await import('../../src/app/api/client.ts');
const { documentCalls } = await import('../../src/app/api/documents.ts');
const { sendingCalls } = await import('../../src/app/api/sending.ts');

const address = callsAddress(kinds['customs-declaration']);
const calls = { ...documentCalls(address), ...sendingCalls(address) };
const way = { provider: 'HMRC', badge: null, environment: 'TT', description: null, reason: null } as const;
const sending = { id: 7, revision: 1, client: 'c', document: {}, seenFigures: [], way };
const upload = { provider: 'HMRC', badge: null, user: 1, files: [], onProgress: () => undefined };

/** Every call that sends something, each answered with this body and 200. */
async function answered(
  body: unknown,
  headers: Readonly<Record<string, string>> = ofServer,
): Promise<readonly unknown[]> {
  api.defaults.adapter = async (config) => ({
    data: body,
    status: 200,
    statusText: 'OK',
    headers,
    config,
  });
  const all = [
    calls.send(sending),
    calls.send({ ...sending, way: { ...way, provider: 'CNS', badge: 'LEE001' } }),
    calls.ask(7, { type: 'nil', provider: 'HMRC' }),
    calls.upload(7, upload),
  ];
  return await Promise.all(all.map((call) => call.catch((error: Error) => [error.name, error.message])));
}

describe('the answer to a call that sends (D-07)', () => {
  it.each([
    ['a text', { errors: 'No such badge.' }, 'No such badge.'],
    ['a list', { errors: ['One.', 'Two.'] }, 'One.\nTwo.'],
    [
      'a map of lists',
      { message: 'Not taken.', errors: { a: ['One.'], b: ['Two.', 'Three.'] } },
      'Not taken.\nOne.\nTwo.\nThree.',
    ],
  ])(
    'API-045 CUS-296: with errors, %s, it says that the document was not accepted',
    async (_, body, words) => {
      expect(await answered({ data: { id: 7 }, ...body })).toEqual(Array(4).fill(['CallError', words]));
    },
  );

  it('API-045: without errors it is taken, and its data are the declaration as it stands now', async () => {
    for (const errors of [undefined, null, '', [], {}, { a: [] }])
      expect(await answered({ data: { id: 7 }, errors })).toEqual(Array(4).fill({ id: 7 }));
    expect(await answered({ message: 'Taken.' })).toEqual(Array(4).fill(undefined));
  });

  it('is none when a network or proxy said something in between: whether it went is unknown', async () => {
    const words = 'The server did not answer. Check the connection and try again.';
    for (const said of ['<html>Accept our terms</html>', { data: { id: 7 } }])
      expect(await answered(said, {})).toEqual(Array(4).fill(['CallError', words]));
    const edits = { revision: 1, patches: [], client: 'c' };
    await expect(calls.patch(7, edits)).rejects.toMatchObject({ isUnanswered: true });
  });
});

describe('an upload', () => {
  it.each([
    [{ code: 'of-customs' }, 'of-customs'],
    [{}, null],
  ])('passes on the authorisation code of its address: %j (CUS-022)', async (more, code) => {
    let form: FormData | undefined;
    api.defaults.adapter = async (config) => {
      form = config.data;
      return { data: { data: {} }, status: 200, statusText: 'OK', headers: ofServer, config };
    };
    await calls.upload(7, { ...upload, ...more });
    expect(form?.get('code')).toBe(code);
  });
});
