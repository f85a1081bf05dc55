import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseList } from '../../src/server/code-lists/choose-list.ts';
import { csvRows } from '../../src/server/code-lists/csv.ts';
import { readListFile } from '../../src/server/code-lists/formats.ts';
import { hasReference, referencePath } from '../support/reference.ts';

/** Reads texts as files, by name; a Buffer as it is. */
function read(files: Readonly<Record<string, string | Buffer>>, list?: string) {
  const named = Object.entries(files).map(([name, content]) => ({
    name,
    ...readListFile(name, Buffer.from(content)),
  }));
  return chooseList(named, list);
}

describe('the forms code lists are published in', () => {
  it('UN/LOCODE of the UNECE: no heading, countries and cross-references left out, older editions in Windows-1252', () => {
    const text = [
      ',"SE",,".SWEDEN",,,,,,,,',
      ',"SE","GOT","Göteborg","Goteborg","O","AI","12345---","0401","GOT","5743N 01158E",',
      '"=","SE",,"Gothenburg = Göteborg","Gothenburg = Goteborg",,,,,,,',
      '"+","SE","XAA","Bro, ""gamla""","Bro",,"RL","--3----B","2301",,,',
    ].join('\r\n');
    for (const bytes of [Buffer.from(text), Buffer.from(text, 'latin1')]) {
      const { list, codes } = read({ 'CodeListPart3.csv': bytes });
      expect(list.name).toBe('unlocodes');
      expect(codes).toMatchObject([
        {
          code: 'SEGOT',
          label: 'Göteborg, O',
          guidance: 'Port, rail terminal, road terminal, airport, postal exchange',
        },
        { code: 'SEXAA', label: 'Bro, "gamla"', guidance: 'Road terminal, border crossing' },
      ]);
    }
  });

  it('goods nomenclature: what is declared, with the words above; ten digits for imports, eight for exports', () => {
    const { list, codes } = read({
      'tree.csv': [
        'sid,code,product_line_suffix,indent,leaf,label',
        '1,0100000000,80,0,0,LIVE ANIMALS',
        '2,0101000000,80,0,0,"Live horses, asses"',
        '3,0101210000,10,1,0,Horses',
        '4,0101210000,80,2,1,Pure-bred',
        '5,0101290000,80,2,0,Other',
        '6,0101291010,80,3,1,For slaughter',
        '7,0101291090,80,3,1,Other',
        '8,0101300000,80,1,1,Asses',
        '9,0101900000,10,1,1,A heading without codes below',
      ].join('\n'),
    });
    expect(list.name).toBe('commodity-codes');
    expect(codes.map(({ code, regime, label }) => [code, regime, label])).toEqual([
      ['01012100', 'export', 'Pure-bred · Horses · Live horses, asses'],
      ['0101210000', 'import', 'Pure-bred · Horses · Live horses, asses'],
      ['01012910', 'export', 'For slaughter · Other · Horses · Live horses, asses'],
      ['0101291010', 'import', 'For slaughter · Other · Horses · Live horses, asses'],
      ['0101291090', 'import', 'Other · Other · Horses · Live horses, asses'],
      ['01013000', 'export', 'Asses · Live horses, asses'],
      ['0101300000', 'import', 'Asses · Live horses, asses'],
    ]);
  });

  it('goods nomenclature: marks of a page in its words are no words, and a power stays one', () => {
    const { codes } = read({
      'tree.csv': [
        'code,product_line_suffix,indent,leaf,label',
        '8714000000,80,0,0,Parts',
        '8714991089,80,1,1,"Handlebars,<br>- of carbon, < 10<sup>3</sup> m<sup>2</sup><br> <br/>- of SiO<sub>2</sub> or C<sub>n</sub><p/>"',
      ].join('\n'),
    });
    expect(codes.at(-1)?.label).toBe('Handlebars, - of carbon, < 10³ m² - of SiO₂ or Cn · Parts');
  });

  it('customs offices: one of each, in English where it has an English name', () => {
    const { codes } = read({
      'offices.csv': [
        'code,country,language,label,phone,active_from,roles',
        'BE101000,BE,FR,Bruxelles,1,2020-01-01,DEP DES',
        'BE101000,BE,EN,Brussels,1,2020-01-01,DEP DES',
        'BE101000,BE,NL,Brussel,1,2020-01-01,DEP DES',
        'AT100000,AT,DE,Wien,1,2020-01-01,',
      ].join('\n'),
    });
    expect(codes.map(({ code, label, guidance }) => [code, label, guidance])).toEqual([
      ['BE101000', 'Brussels', 'Roles: DEP DES'],
      ['AT100000', 'Wien', null],
    ]);
  });

  it('documents: direction is the regime, a document without a name is known by its guidance', () => {
    const { codes } = read({
      'documents.csv': [
        'code,label,direction,scope,status_codes,guidance',
        'C400,CITES certificate,both,union,AE,Enter the number.',
        '108C,,Import,national,AC,- Enter the date of form C108 - Use status AC',
      ].join('\n'),
    });
    expect(codes).toMatchObject([
      { code: 'C400', label: 'CITES certificate', regime: null, guidance: 'Enter the number.' },
      { code: '108C', label: 'Enter the date of form C108', regime: 'import' },
    ]);
  });

  it('UTF-16 with its mark is read, in either order of bytes', () => {
    const little = Buffer.from('\ufeffcode,label\nC400,"Göteborg, ""old"""\n', 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect(read({ 'x.csv': bytes }, 'documents').codes).toMatchObject([
        { code: 'C400', label: 'Göteborg, "old"' },
      ]);
  });

  it('columns that nothing is read from are named, and none where all are read', () => {
    expect(read({ 'x.csv': 'code,label,actve_from\nC400,CITES,2027-01-01\n' }, 'documents').unread).toEqual([
      'actve_from',
    ]);
    expect(read({ 'x.csv': 'code,label,active_from\nC400,CITES,2027-01-01\n' }, 'documents').unread).toEqual(
      [],
    );
  });

  it('JSON: spaces around codes, entities and control characters in words are no part of them', () => {
    const json = JSON.stringify([
      { code: 'GBAUMANMANXBM ', en: 'Manchester &quot;Airport&quot;\u001b[31m  /  Shed', cy: 'x' },
      { code: 'gbauabdabdabd', en: 'Aberdeen Docks' },
      { code: 'GBAUABDABDABD', en: 'Aberdeen, another name' },
    ]);
    const { list, codes, repeated } = read({ 'a.json': json });
    expect(list.name).toBe('goods-locations');
    expect(codes.map(({ code, label }) => [code, label])).toEqual([
      ['GBAUMANMANXBM', 'Manchester "Airport" [31m / Shed'],
      ['GBAUABDABDABD', 'Aberdeen Docks'],
    ]);
    expect(repeated).toBe(1);
  });

  it.each([
    ['an unknown heading', { 'x.csv': 'name,price\na,1\n' }, 'is in no form that is known here'],
    [
      'a column that is misspelt',
      { 'x.csv': 'code,label,dirction,status_codes,guidance\nC400,CITES,import,AE,Enter it.\n' },
      'x.csv has status_codes, guidance but no direction in its first line, so what stands there would be lost. Right is code, label, direction, status_codes, guidance.',
    ],
    [
      'a file cut short',
      { 'x.csv': 'code,label,subdivision,function\nGBLON,London,LND,1\nGBFXT,Fel' },
      'line 3',
    ],
    [
      'a day that there is not',
      { 'x.csv': 'code,label,active_from\n1002,Air,2025-11-01\n1005,Ammonia,2024-02-30\n' },
      'x.csv, line 3: there is no day 2024-02-30 (active_from).',
    ],
    [
      'a day in another form',
      { 'x.csv': 'code,label,active_from\n1002,Air,01/11/2025\n' },
      'x.csv, line 2: "01/11/2025" (active_from) is not written yyyy-mm-dd.',
    ],
    ...['abc', '-2', '', '1.5', '31', '4294967296', '1e9'].map((indent): [string, object, string] => [
      `a commodity code at the level "${indent}"`,
      { 'x.csv': `code,product_line_suffix,indent,leaf,label\n0101210000,80,${indent},1,Horses\n` },
      `x.csv, line 2: "${indent}" (indent) is no level of the tariff. Right is a whole number from 0 to 30.`,
    ]),
    [
      'a commodity code that may be a heading',
      { 'x.csv': 'code,product_line_suffix,indent,leaf,label\n0101210000,80,1,true,Horses\n' },
      'x.csv, line 2: "true" (leaf) is neither 1',
    ],
    ['a comma without quotes', { 'x.csv': 'code,label\nGBLON,London, City\n' }, 'another number of cells'],
    ['semicolons', { 'x.csv': 'code;label\nGBLON;"London; City"\n' }, 'not separated by commas'],
    [
      'a quote that is never closed',
      { 'x.csv': `code,label\nGBLON,"London\n${'x,y\n'.repeat(50_000)}` },
      'not closed',
    ],
    ['words that are no text', { 'x.json': '[{"code":"GBAUMANMANXBM","en":{"a":"b"}}]' }, 'entry 1'],
    ['an empty file', { 'x.csv': '' }, 'x.csv is empty'],
    ['broken JSON', { 'x.json': '[{"code":' }, 'x.json is no JSON'],
    ['JSON without codes', { 'x.json': '[{"name":"a"}]' }, 'entry 1 has no "code"'],
    ['an object without data', { 'x.json': '{"codes":1}' }, 'holds no array of codes'],
    ['codes of no list', { 'x.csv': 'code\n!\n' }, 'are not all those of one list'],
    ['codes of several lists', { 'x.json': '[{"code":"GB000084"}]' }, 'say which with --list'],
    [
      'files of different lists',
      { 'x.csv': 'code\n0010001-6\n', 'y.csv': 'code\nGBLON\n' },
      'of different lists',
    ],
    [
      'the file of many short lists',
      { 'x.csv': 'list_code,list_name,code\nCL008,x,AD\n' },
      'stand in schemas/lists',
    ],
  ])('%s is refused in a sentence', (_what, files, says) => {
    expect(() => read(files as Record<string, string>)).toThrow(says);
  });

  it('a slip in a hundred entries is left out and told, more of them are another list', () => {
    const rows = (slips: number) =>
      [
        'code',
        ...Array.from({ length: 200 }, (_, index) => (index < slips ? 'GP' : `00${10000 + index}-0`)),
      ].join('\n');
    const { codes, strange } = read({ 'x.csv': rows(2) }, 'cus-codes');
    expect([codes.length, strange.length]).toEqual([198, 2]);
    expect(() => read({ 'x.csv': rows(3) }, 'cus-codes')).toThrow(/3 of the 200 codes .* line 2: "GP"/s);
    expect(() => read({ 'x.csv': rows(0) }, 'no-such-list')).toThrow('There is no list "no-such-list"');
  });
});

describe('a CSV text', () => {
  it('has quotes, quotes within, line breaks within, either line end, a mark in front', () => {
    expect(csvRows('\u{FEFF}a,b,c\r\n"x ""y""","1\n2",\n\n,z,')).toEqual([
      { line: 1, cells: ['a', 'b', 'c'] },
      { line: 2, cells: ['x "y"', '1\n2', ''] },
      { line: 5, cells: ['', 'z', ''] },
    ]);
    expect(() => csvRows('a\nb,"c" d')).toThrow(/^line 2: Invalid Closing Quote/);
  });
});

describe.skipIf(!hasReference)('the published files', () => {
  const fromReference = (...files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [basename(file), readFileSync(referencePath(file))]));
  const locations = 'code-lists/cds-exports-frontend/goods-locations-codes';

  it.each([
    ['unlocodes', 'code-lists-extra/ncts-p6/unlocode.csv', 99_560],
    ['cus-codes', 'code-lists-extra/ncts-p6/cus-codes.csv', 61_135],
    ['cus-codes', 'code-lists/ncts-reference-data/CUSCode.json', 57_362],
    ['dangerous-goods', 'code-lists-extra/ncts-p6/un-dangerous-goods.csv', 2347],
    ['customs-offices', 'code-lists-extra/ncts-p6/customs-offices-2025-02-12.csv', 4162],
    ['documents', 'code-lists-extra/cds/document-codes-de-2-3.csv', 614],
    // 16,420 declarable codes of ten digits, and what they begin with.
    ['commodity-codes', 'code-lists-extra/uk-tariff/goods-nomenclature-2022-12-23.csv', 16_420 + 9848],
  ])('%s of %s', (list, file, count) => {
    const chosen = read(fromReference(file));
    expect([chosen.list.name, chosen.codes.length, chosen.strange.length]).toEqual([list, count, 0]);
    expect(chosen.codes.every(({ label }) => label !== '')).toBe(true);
  });

  it.each([
    ['exit-offices', 'code-lists/cds-exports-frontend/officeOfExits.json', 134],
    ['supervising-offices', 'code-lists/cds-exports-frontend/customsOffices.json', 96],
    ['dangerous-goods', 'code-lists/ncts-reference-data/UnDangerousGoodsCode.json', 2336],
    ['documents', 'code-lists/wco-dec/allowed-additional-documents.json', 419],
    ['airports', 'code-lists/wco-dec/airport-codes.json', 822],
  ])('%s of %s, whose form does not tell', (list, file, count) => {
    expect(read(fromReference(file), list).codes).toHaveLength(count);
  });

  it('the appendices of goods locations are one list', () => {
    const files = readdirSync(referencePath(locations)).map((file) => `${locations}/${file}`);
    const { list, codes, repeated } = read(fromReference(...files));
    expect([list.name, codes.length, repeated]).toEqual(['goods-locations', 1741, 85]);
  });
});
