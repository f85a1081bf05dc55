import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { samplesOf } from './support/samples.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-message-'));
afterAll(() => rmSync(folder, { recursive: true }));

function message(args: readonly string[], input = '') {
  const result = spawnSync(process.execPath, [join(root, 'scripts/tidewaiter.mjs'), 'message', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('npx tidewaiter message', { timeout: 60_000 }, () => {
  it.skipIf(!hasReference)('reads a file to a document and writes that to the same message', () => {
    const { xml } = samplesOf('submission-import').find(({ name }) => name.startsWith('IMK'))!;
    const read = message(['read', file('sample.xml', xml)]);
    expect(read).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(read.out)).toMatchObject({ declaration_type: 'IM', additional_dec_type: 'K' });
    const write = message(['write', '-'], read.out);
    expect(write).toMatchObject({ code: 0, err: '' });
    expect(canonical(write.out)).toBe(canonical(xml));
  });

  it('lists what a document cannot hold, element by element, and still prints the document', () => {
    const xml =
      '<Declaration><TypeCode>IMA</TypeCode><Novelty><Name code="c">n</Name></Novelty></Declaration>';
    const { code, out, err } = message(['read', '-'], xml);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ additional_dec_type: 'A' });
    expect(err).toBe(
      'not held: /Declaration/Novelty/Name = "n" (unknown element)\n' +
        'not held: /Declaration/Novelty/Name/@code = "c" (unknown element)\n',
    );
  });

  it.each([
    ['a file that is not there', ['read', 'nowhere.xml'], '', 1, 'nowhere.xml: there is no such file.\n'],
    ['text that is no XML', ['read', '-'], 'x', 1, /^Standard input: /],
    ['text that is no JSON', ['write', '-'], '{', 1, 'Standard input: is no JSON in UTF-8.\n'],
    ['a field that no declaration has', ['write', '-'], '{"novelty":"x"}', 1, /is no customs-declaration/],
    ['a command line without a file', ['read'], '', 2, /^Usage/],
    ['a direction there is not', ['copy', '-'], '', 2, /^Usage/],
  ])('%s is a clear error', (_name, args, input, code, expected) => {
    const result = message(args, input);
    expect(result).toMatchObject({ code, out: '' });
    expect(result.err).toMatch(expected);
  });
});
