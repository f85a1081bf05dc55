import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { answerOf } from '../support/command-line.ts';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { hostileFiles } from './support/hostile.ts';
import { samplesOf, submissions } from './support/samples.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-message-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A run of longer hangs, ms: on a machine full of other work the longest takes half a minute. */
const HANGS = 170_000;

/** Run in this process: most of what a start of its own costs is to load. */
const message = (args: readonly string[], input?: string) => answerOf(['message', ...args], {}, input);

/** In a process of its own: what a start, its memory, standard input and pipes alone can show. */
function started(args: readonly string[], input: string | Uint8Array = '', heap = 1024) {
  const command = [`--max-old-space-size=${heap}`, join(root, 'scripts/tidewaiter.mjs'), 'message', ...args];
  const result = spawnSync(process.execPath, command, {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: HANGS,
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

describe('npx tidewaiter message', () => {
  it.skipIf(!hasReference)('reads a file to a document and writes that to the same message', () => {
    const { xml } = samplesOf('submission-import').find(({ name }) => name.startsWith('IMK'))!;
    const read = started(['read', file('sample.xml', xml)]);
    expect(read).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(read.out)).toMatchObject({ declaration_type: 'IM', additional_dec_type: 'K' });
    const write = started(['write', '-'], read.out);
    expect(write).toMatchObject({ code: 0, err: '' });
    expect(canonical(write.out)).toBe(canonical(xml));
  });

  it('lists what a document cannot hold, element by element, and still prints the document', async () => {
    const xml =
      '<Declaration><TypeCode>IMA</TypeCode><Novelty><Name code="c">n</Name></Novelty></Declaration>';
    const { code, out, err } = await message(['read', '-'], xml);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ additional_dec_type: 'A' });
    expect(err).toBe(
      'not held: /Declaration/Novelty/Name = "n" (unknown element)\n' +
        'not held: /Declaration/Novelty/Name/@code = "c" (unknown element)\n',
    );
  });

  it('says what it assumes of a declaration that does not say its type', async () => {
    const { code, out, err } = await message(
      ['read', '-'],
      '<Declaration><FunctionCode>9</FunctionCode></Declaration>',
    );
    expect(JSON.parse(out)).toEqual({ customs_regime: 'import' });
    expect({ code, err }).toEqual({
      code: 0,
      err: 'assumed: /customs_regime = "import" (nothing in the message says it)\n',
    });
  });

  it('a line is no longer than a value of a message, however long what it tells of', async () => {
    const long = 'x'.repeat(1_000_000);
    const name = 'n'.repeat(200);
    const deep = `${`<${name}>`.repeat(55)}deep${`</${name}>`.repeat(55)}`;
    const xml = `<Declaration><TypeCode>IMA</TypeCode><Novelty a="${long}">${long}</Novelty>${deep}</Declaration>`;
    const read = await message(['read', '-'], xml);
    const lines = read.err.trimEnd().split('\n');
    expect({ code: read.code, lines: lines.length }).toEqual({ code: 0, lines: 3 });
    expect(lines[0]).toMatch(
      /^not held: \/Declaration\/Novelty = "x{512}…" of 1000000 characters \(unknown element\)$/,
    );
    expect(lines[1]).toMatch(/^not held: \/Declaration\/Novelty\/@a = "x{512}…" of 1000000 characters/);
    expect(lines[2]).toMatch(/^not held: …(n+\/)+n+ = "deep" \(unknown element\)$/);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(700);

    // As long as the key of a row and a text of a document may be.
    const key = 'k'.repeat(200);
    const text = 'x'.repeat(32_767);
    const document = {
      customs_regime: 'export',
      additional_dec_type: 'J',
      declaration_office: `${text}\n`,
      GuaranteeItems: [{ uuid: key, guarantee_type: '1', guarantee_ref: text, guarantee_code: text }],
    };
    const write = await message(['write', '-'], JSON.stringify(document));
    const told = write.err.trimEnd().split('\n');
    expect({ code: write.code, lines: told.length }).toEqual({ code: 1, lines: 3 });
    expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(1200);
  });

  it('takes no more of a document than a server does, of a message neither', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ uuid: String(at) }));
    const written = await message(['write', '-'], JSON.stringify({ CDSItems: rows(1000) }));
    expect(written).toEqual({
      code: 1,
      out: '',
      err: 'Standard input: holds more than is taken. Items: 1,000 rows; 999 are the most.\n',
    });
    const items =
      '<GovernmentAgencyGoodsItem><Commodity><Description>a</Description></Commodity></GovernmentAgencyGoodsItem>'.repeat(
        1000,
      );
    const xml = `<Declaration><TypeCode>IMA</TypeCode><GoodsShipment>${items}</GoodsShipment></Declaration>`;
    expect(await message(['read', '-'], xml)).toEqual(written);
  });

  it('lists a million things that it cannot hold', async () => {
    const { code, err } = await message(
      ['read', '-'],
      `<Declaration><TypeCode>IMA</TypeCode>${'<a/>'.repeat(999_000)}</Declaration>`,
    );
    expect(code).toBe(0);
    expect(
      err.split('\n').filter((line) => /^not held: \/Declaration\/a(\[\d+\])? = "" /.test(line)),
    ).toHaveLength(999_000);
  });

  it('lists what a rule hides and so is not sent, and still prints the message', async () => {
    const document = {
      customs_regime: 'export',
      additional_dec_type: 'J',
      GuaranteeItems: [{ uuid: 'g1', guarantee_type: '1', guarantee_ref: '24GB000001' }],
    };
    const { code, out, err } = await message(['write', '-'], JSON.stringify(document));
    expect({ code, err }).toEqual({
      code: 0,
      err: 'not sent: /GuaranteeItems/{g1}/guarantee_ref = "24GB000001" (hidden by a rule)\n',
    });
    expect(out).not.toContain('24GB000001');
  });

  it('tells what customs would refuse of a message written, prints it and ends with 1', () => {
    const document = {
      transaction_ref: 'A',
      declaration_type: 'TOOLONGTYPE',
      total_packages: 'abc',
      mainContainerCDSItems: [{ uuid: '1', container_no: 'C1' }],
      sealNumberItems: [
        { uuid: '2', seal_number: 'LOSTSEAL', seal_container_no: 'C9' },
        { uuid: '3', seal_number: 'S2' },
      ],
    };
    const { code, out, err } = started(['write', '-'], JSON.stringify(document));
    expect(code).toBe(1);
    expect(out).toContain('<TypeCode>TOOLONGTYPE</TypeCode>');
    const lines = err.split('\n');
    expect(lines).toContain(
      '/declaration_type: At most 3 characters in the message. It holds "TOOLONGTYPE".',
    );
    expect(lines).toContain('/total_packages: Must be a number in the message. It holds "abc".');
    expect(lines).toContain(
      '/sealNumberItems/{2}/seal_container_no: Names a row that is not there, so it would not be sent. It holds "C9".',
    );
    expect(err).not.toContain('S2');
  });

  it('refuses a notification by what its envelope holds', async () => {
    const envelope = (name: string) =>
      `<MetaData><WCOTypeName>RES</WCOTypeName><${name}><FunctionCode>01</FunctionCode></${name}></MetaData>`;
    expect(await message(['read', '-'], envelope('Response'))).toEqual({
      code: 1,
      out: '',
      err: 'Standard input: This is no customs-declaration: "MetaData" holds "Response", not "Declaration".\n',
    });
    const { code, err } = await message(['read', '-'], envelope('x'.repeat(1_000_000)));
    expect({ code, isShort: err.length < 300 }).toEqual({ code: 1, isShort: true });
  });

  it.each(['EXJ', 'EXK', 'COJ', 'COK'])(
    'lists what it read of an %s and would not write back',
    async (type) => {
      const xml = `<Declaration><TypeCode>${type}</TypeCode><ExitOffice><ID>GB000060</ID></ExitOffice><ObligationGuarantee><ID>24GB000001</ID><SecurityDetailsCode>0</SecurityDetailsCode></ObligationGuarantee><ObligationGuarantee><ID>24GB000002</ID></ObligationGuarantee></Declaration>`;
      const { code, out, err } = await message(['read', '-'], xml);
      const hidden = (path: string, value: string) =>
        `held, but not written back: /Declaration/ObligationGuarantee${path}/ID = "${value}" (a rule hides it for such a document)\n`;
      expect({ code, err }).toEqual({
        code: 0,
        err: hidden('', '24GB000001') + hidden('[2]', '24GB000002'),
      });
      expect(JSON.parse(out)).toMatchObject({
        GuaranteeItems: [
          { guarantee_ref: '24GB000001', guarantee_type: '0' },
          { guarantee_ref: '24GB000002' },
        ],
      });
    },
  );

  it.each([
    ['a file that is not there', ['read', 'nowhere.xml'], '', 1, 'nowhere.xml: there is no such file.\n'],
    ['text that is no XML', ['read', '-'], 'x', 1, /^Standard input: /],
    ['text that is no JSON', ['write', '-'], '{', 1, 'Standard input: is no JSON in UTF-8.\n'],
    ['a field that no declaration has', ['write', '-'], '{"novelty":"x"}', 1, /is no customs-declaration/],
  ])('%s is a clear error', async (_name, args, input, code, expected) => {
    const result = await message(args, input);
    expect(result).toMatchObject({ code, out: '' });
    expect(result.err).toMatch(expected);
  });

  it.each([
    ['without a file', ['read']],
    ['with a direction there is not', ['copy', '-']],
    ['with two files and no folder', ['read', 'a.xml', 'b.xml']],
    ['with a folder and no file', ['read', '--out', folder]],
    ['with an option there is not', ['read', '--in', 'a.xml']],
  ])('a command line %s is answered with the usage', async (_name, args) => {
    const { code, err } = await message(args);
    expect(code).toBe(2);
    expect(err).toMatch(/^Usage: tidewaiter message/);
  });
});

describe('npx tidewaiter message with --out', () => {
  it.skipIf(!hasReference)(
    'reads every published submission and writes them back, each under its name',
    async () => {
      const files = submissions().map(({ name, xml }) => file(`published/${name}`, xml));
      const read = await message(['read', '--out', join(folder, 'documents'), ...files]);
      expect(read).toMatchObject({ code: 0, err: '' });
      const documents = readdirSync(join(folder, 'documents')).map((name) => join(folder, 'documents', name));
      expect(documents.map((path) => basename(path, '.json'))).toEqual(
        files.map((path) => basename(path, '.xml')).sort(),
      );
      expect(await message(['write', ...documents, '--out', join(folder, 'again')])).toMatchObject({
        code: 0,
        err: '',
      });
      for (const path of files) {
        const again = readFileSync(join(folder, 'again', basename(path)), 'utf8');
        expect(canonical(again)).toBe(canonical(readFileSync(path, 'utf8')));
      }
    },
  );

  it('takes thousands of files in one process, in the memory of one', () => {
    const xml = `<Declaration><FunctionalReferenceID>${'x'.repeat(25_000)}</FunctionalReferenceID><TypeCode>IMA</TypeCode><Note>${'x'.repeat(25_000)}</Note></Declaration>`;
    const files = Array.from({ length: 2000 }, (_, n) => file(`many/${n}.xml`, xml));
    const out = join(folder, 'many-out');
    expect(started(['read', '--out', out, ...files], '', 80)).toMatchObject({
      code: 0,
      out: `2000 of 2000 files written to ${out}.\n`,
    });
    expect(readdirSync(out)).toHaveLength(2000);
  });

  it('names a file that gives nothing, does the others and ends with 1', async () => {
    const out = join(folder, 'some');
    const good = file(
      'some-in/good.xml',
      '<Declaration><TypeCode>IMA</TypeCode><Novelty>n</Novelty></Declaration>',
    );
    const bad = file('some-in/bad.xml', '<Declaration>');
    const upper = file('some-in/UPPER.XML', '<Declaration/>');
    const { code, err } = await message(
      ['read', '--out', out, bad, 'nowhere.xml', good, upper, folder, '-'],
      'x',
    );
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      `${bad}: Line 1: Unclosed tag: Declaration. Found in "<Declaration>".`,
      'nowhere.xml: there is no such file.',
      `${good}: not held: /Declaration/Novelty = "n" (unknown element)`,
      `${upper}: not held: /Declaration = "" (empty element)`,
      `${upper}: assumed: /customs_regime = "import" (nothing in the message says it)`,
      `${folder}: is a folder, not a file.`,
      'Standard input: Line 1: Text data outside of root node. Found in "x".',
      '',
    ]);
    expect(readdirSync(out).sort()).toEqual(['UPPER.json', 'good.json']);
  });

  it('gives standard input a name of its own', async () => {
    const out = join(folder, 'input');
    expect(await message(['write', '--out', out, '-'], '{}')).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(out)).toEqual(['standard-input.xml']);
  });

  it('refuses two files of one name before it writes anything', async () => {
    const out = join(folder, 'none');
    const one = file('one/a.xml', '<Declaration/>');
    const two = file('two/a.xml', '<Declaration/>');
    const clash = await message(['read', '--out', out, one, two]);
    expect(clash).toMatchObject({ code: 2, out: '' });
    expect(clash.err).toContain(`${one} and ${two} would both become a.json`);
    expect(await message(['read', '--out', out, one, one])).toMatchObject({ code: 2, out: '' });
    expect(() => readdirSync(out)).toThrow();
  });

  it('a folder that is a file is a clear error', async () => {
    const taken = file('taken', '');
    expect(await message(['write', '--out', taken, '-'], '{}')).toEqual({
      code: 1,
      out: '',
      err: `${taken}: is a file, not a folder.\n`,
    });
    const below = join(taken, 'a', 'b');
    expect(await message(['write', '--out', below, '-'], '{}')).toEqual({
      code: 1,
      out: '',
      err: `${below}: ${taken} is a file, not a folder.\n`,
    });
  });

  it('makes folders in folders', async () => {
    const out = join(folder, 'deep', 'er', 'est');
    expect(await message(['write', '--out', out, '-'], '{}')).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(out)).toEqual(['standard-input.xml']);
  });

  it.skipIf(!existsSync('/proc/self')).each([
    [
      'a folder that cannot be made',
      '/proc/tidewaiter/a',
      '/proc/tidewaiter/a: cannot be made here (ENOENT).\n',
    ],
    ['a folder in which no file can be made', '/proc/self', '/proc/self: may not be written.\n'],
  ])('%s is a clear error at once', async (_name, out, err) => {
    const { code, err: said } = await message(['write', '--out', out, '-'], '{}');
    expect({ code, said }).toEqual({ code: 1, said: err });
  });
});

describe('hostile files through the command line', () => {
  const hostile = hostileFiles();

  it('get one clear line each, in bounded memory and time, and the good ones among them are read', () => {
    const files = hostile.map(({ name, bytes }) => file(`hostile/${name}`, bytes()));
    const start = performance.now();
    const { code, err } = started(['read', '--out', join(folder, 'hostile-out'), ...files], '', 512);
    expect(performance.now() - start).toBeLessThan(90_000);
    expect(code).toBe(1);
    const lines = err.trimEnd().split('\n');
    for (const [index, { name, error, lrn }] of hostile.entries()) {
      const own = lines.filter((line) => line.startsWith(`${files[index]}: `));
      if (lrn === undefined) {
        expect(own, name).toHaveLength(1);
        expect(own[0], name).toMatch(error!);
        expect(own[0]!.length, name).toBeLessThan(400);
      } else {
        expect(own, name).toEqual([]);
        const document = readFileSync(join(folder, 'hostile-out', name.replace('.xml', '.json')), 'utf8');
        expect(JSON.parse(document), name).toMatchObject({ transaction_ref: lrn });
      }
    }
  });

  it('and so does what comes without end on standard input', () => {
    const { code, out, err } = started(['read', '-'], Buffer.alloc(50 * 1024 * 1024, 'x'));
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'Standard input: is larger than 32 MB.\n' });
  });
});
