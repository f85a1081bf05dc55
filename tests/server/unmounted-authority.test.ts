import { afterEach, expect, test, vi } from 'vitest';
import { kinds } from '../../src/generated/kinds.ts';
import { requireMounted } from '../../src/server/sending/authority.ts';
import { readSettings } from '../../src/server/settings.ts';

afterEach(() => {
  vi.doUnmock('../../src/areas/mount.ts');
  vi.resetModules();
});

/** Port 1 answers nobody: whoever asks the database first fails otherwise. */
const settings = readSettings({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });

test('a server without the area of an authority does not start, and says which kind lacks what', async () => {
  vi.resetModules();
  vi.doMock('../../src/areas/mount.ts', () => ({ mountAreas: () => undefined }));
  const { startServer } = await import('../../src/server/main.ts');
  await expect(startServer(settings)).rejects.toThrow(
    'Documents of the kind customs-declaration are sent to the authority HMRC, which no area that is mounted has (there are: none). Mount its area in src/areas/mount.ts, or mend "sending" in schemas/customs-declaration/customs-declaration.kind.json.',
  );
});

test.each([
  [
    { authority: 'HARBOUR', api: 'CDS' },
    'the authority HARBOUR, which no area that is mounted has (there are: HMRC)',
  ],
  [{ authority: 'HMRC', api: 'NCTS' }, 'the interface NCTS, which HMRC has not (it has: CDS)'],
])('a kind that is sent to %o is refused by name', (sending, lack) => {
  const kind = { document: 'manifest', sending: { ...kinds['customs-declaration'].sending, ...sending } };
  expect(() => requireMounted([kinds['customs-declaration'], kinds.country, kind])).toThrow(
    `Documents of the kind manifest are sent to ${lack}.`,
  );
});
