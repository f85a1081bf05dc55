import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { answerOf } from '../support/command-line.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { readRequest } from './support/read-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-request-'));
afterAll(() => rmSync(folder, { recursive: true }));

const message = (...args: readonly string[]) => answerOf(['message', ...args]);

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const names = ['--mrn', '26GB00000000000017', '--lrn', 'AMEND-1'];
const because = ['--reason', '30', '--text', 'Item 2 was not loaded.'];

function item(n: number): Row {
  return {
    uuid: `i${n}`,
    item_no: n,
    description: `Goods ${n}`,
    itemPriceAmount: `${n}00`,
    itemPriceCurr: 'GBP',
    gross_mass: '10',
    PackagesCDSItems: [{ uuid: `p${n}`, number_of_packages: String(n), type_of_packages: 'CT' }],
  };
}

const base: DocumentData = {
  customs_regime: 'import',
  declaration_type: 'IM',
  additional_dec_type: 'D',
  transaction_ref: 'LRN-1',
  items: 3,
  currency: 'GBP',
  currency_1: '600',
  gross_mass: '31.5',
  total_packages: '6',
  destination_country_code: 'GB',
  CDSItems: [item(1), item(2), item(3)],
};
const edited: DocumentData = { ...base, CDSItems: [item(1), item(3)] };

describe('npx tidewaiter message amend', () => {
  it('lets count and totals follow an item that was taken out, and only those that were computed', async () => {
    const { code, out, err } = await message(
      'amend',
      file('base.json', base),
      file('edited.json', edited),
      ...names,
      ...because,
    );
    expect(code).toBe(0);
    expect(err.trimEnd().split('\n')).toEqual([
      'computed: /items = 2 in place of 3',
      'computed: /total_packages = "4" in place of "6"',
      'computed: /currency_1 = "400.00" in place of "600"',
    ]);
    const { changes } = readRequest(out);
    expect(changes.map(({ pointer }) => pointer)).toEqual([
      '42A/228',
      '42A/109',
      '42A/146',
      '42A/67A/68A[2]',
    ]);
    expect(new Set(changes.map(({ reason, text }) => `${reason} ${text}`))).toEqual(
      new Set(['30 Item 2 was not loaded.']),
    );
  });

  it('takes the reasons of a file, and finds rows again that were read anew', async () => {
    const anew = {
      ...edited,
      CDSItems: [
        { ...item(1), uuid: 'i3', itemPriceAmount: '150' },
        { ...item(3), uuid: 'i1' },
      ],
    };
    const reasons = [
      { section: 'items', index: 0, change_reason: '21', statement_description: 'Price.' },
      { section: 'items', index: 1, change_reason: '30', statement_description: 'Gone.' },
    ];
    const { code, out } = await message(
      'amend',
      file('base.json', base),
      file('anew.json', anew),
      ...names,
      '--reasons',
      file('reasons.json', reasons),
      '--anew',
    );
    expect(code).toBe(0);
    expect(readRequest(out).changes.slice(3)).toEqual([
      { pointer: '42A/67A/68A[1]/23A/79A/112', reason: '21', text: 'Price.' },
      { pointer: '42A/67A/68A[2]', reason: '30', text: 'Gone.' },
    ]);
  });

  it.each<[string, DocumentData, readonly string[], RegExp]>([
    ['no change', base, because, /^Nothing is changed that customs hold/],
    ['another LRN', { ...base, transaction_ref: 'LRN-2' }, because, /^LRN cannot be amended\.\n$/],
    ['a text of blanks', edited, ['--reason', '30', '--text', '  '], /needs a reason and a description\./],
    ['a text too long', edited, ['--reason', '30', '--text', 'x'.repeat(513)], /^\/changes.*At most 512/m],
    ['a field there is not', { novelty: 'x' }, because, /edited\.json: is no customs-declaration/],
    ['reasons that are none', edited, ['--reasons', 'nowhere.json'], /nowhere\.json: there is no such file/],
  ])('%s is told, and nothing is printed', async (_name, document, reason, expected) => {
    const { code, out, err } = await message(
      'amend',
      file('base.json', base),
      file('edited.json', document),
      ...names,
      ...reason,
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(expected);
  });

  it.each([
    ['both declarations', ['-', '-'], because],
    ['the base and the reasons', ['-', 'edited.json'], ['--reasons', '-']],
    ['the edited and the reasons', ['base.json', '-'], ['--reasons', '-']],
  ])('%s cannot both come from standard input', async (_name, files, reasons) => {
    expect(await message('amend', ...files, ...names, ...reasons)).toEqual({
      code: 2,
      out: '',
      err: 'Standard input can be read once: "-" may stand for one file only.\n',
    });
  });
});

describe('a name without a value', () => {
  it.each([
    ['submitter', ['cancel', ...names, '--submitter', '', ...because]],
    ['submitter', ['arrive', ...names, '--submitter= ']],
    ['mrn', ['arrive', '--mrn', '', '--lrn', 'A1']],
    ['lrn', ['nil', 'base.json', '--mrn', 'M1', '--lrn', '\t', ...because]],
    ['reasons', ['amend', 'base.json', 'edited.json', ...names, '--reasons', '']],
  ])('--%s is told: %j', async (option, line) => {
    expect(await message(...line)).toEqual({
      code: 2,
      out: '',
      err: `--${option} is blank: give it a value or leave it out.\n`,
    });
  });
});

describe('npx tidewaiter message nil, cancel, arrive', () => {
  it('nil: the whole declaration', async () => {
    const { code, out } = await message(
      'nil',
      file('base.json', base),
      ...names,
      '--reason',
      '31',
      '--text',
      'Nil.',
    );
    expect(code).toBe(0);
    expect(readRequest(out).changes).toEqual([{ pointer: '42A/67A/99B/465', reason: '31', text: 'Nil.' }]);
    expect(out.match(/<GovernmentAgencyGoodsItem>/g)).toHaveLength(3);
  });

  it.skipIf(!hasReference)('cancel and arrive: as published', async () => {
    const cancelled = await message(
      'cancel',
      '--mrn',
      '24GBA4ZYBWXU1BSA00',
      '--lrn',
      '7849431M0ZUP',
      '--submitter',
      'GB427168118378',
      '--reason',
      '1',
      '--text',
      'This is a duplicate declaration, please cancel',
    );
    expect(canonical(cancelled.out)).toBe(published('cancellation/INV_no-longer-required.xml'));
    const arrived = await message(
      'arrive',
      '--mrn',
      '23GBDFSUDLJ2X59AR7',
      '--lrn',
      '7849431S2YFQ',
      '--submitter',
      'XI553202734852',
    );
    expect(canonical(arrived.out)).toBe(published('arrival-notification/GPR_goods-presentation.xml'));
  });

  it.each([
    ['amend', 'base.json', ...names, ...because],
    ['amend', 'base.json', 'edited.json', ...names],
    ['amend', 'base.json', 'edited.json', '--lrn', 'A', ...because],
    ['nil', 'base.json', ...names],
    ['cancel', ...names, '--reason', '1'],
    ['arrive', ...names, ...because],
    ['arrive', '--mrn', '26GB00000000000017'],
    ['cancel', ...names, ...because, '--anew'],
  ])('%s %s … is answered with the usage', async (...args) => {
    const { code, out, err } = await message(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Usage: tidewaiter message amend/);
  });
});

function published(sample: string): string {
  return canonical(readFileSync(referencePath(`cds/samples/${sample}`), 'utf8'));
}
