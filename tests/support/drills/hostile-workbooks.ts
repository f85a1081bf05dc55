import { zipped } from '../../server/small-workbook.ts';

/** A file that somebody could upload, with what is wrong with it. */
export type HostileUpload = readonly [what: string, bytes: () => Buffer];

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

interface Parts {
  /** The XML within sheetData, what stands behind it, and of styles and shared strings. */
  readonly rows?: string;
  readonly behind?: string;
  readonly styles?: string;
  readonly shared?: string;
  /** The XML within sheets. */
  readonly sheets?: string;
  readonly further?: Readonly<Record<string, string | Buffer>>;
}

/** A workbook of these parts; what is left out is as an honest one has it. */
function book({ rows, behind = '', styles = '', shared = '', sheets, further = {} }: Parts): Buffer {
  const one = '<sheet name="A" sheetId="1" r:id="rId1"/>';
  return zipped({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="urn:r"><sheets>${sheets ?? one}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows ?? honestRows}</sheetData>${behind}</worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>`,
    ...further,
  });
}

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const head = `<row>${inline('Commodity code')}${inline('Description')}${inline('Value')}</row>`;
const honestRows = `${head}<row>${inline('0808108090')}${inline('Apples')}${inline('10')}</row>`;
const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join('');

/** Workbooks that are small and ask for much. */
export function hostileWorkbooks(): readonly HostileUpload[] {
  const use = '<c t="s"><v>0</v></c>';
  return [
    [
      'one text of a million characters in 20,000 cells',
      () =>
        book({
          shared: `<si><t>${'x'.repeat(1_000_000)}</t></si>`,
          rows: head + times(20_000, () => `<row>${use}</row>`),
        }),
    ],
    [
      'one text of 30,000 characters in 300 columns of 20,000 lines',
      () =>
        book({
          shared: `<si><t>${'x'.repeat(30_000)}</t></si>`,
          rows: head + times(20_000, () => `<row>${use.repeat(30)}</row>`),
        }),
    ],
    [
      'a number format of a million digits in 10,000 cells',
      () =>
        book({
          styles: `<numFmts><numFmt numFmtId="170" formatCode="${'0'.repeat(1_000_000)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`,
          rows: head + times(10_000, (at) => `<row><c s="0"><v>${at}</v></c></row>`),
        }),
    ],
    [
      'a number format of a million open brackets',
      () =>
        book({
          styles: `<numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(1_000_000)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`,
        }),
    ],
    [
      'a number format of a million quotes',
      () =>
        book({
          styles: `<numFmts><numFmt numFmtId="170" formatCode="${'&quot;a'.repeat(500_001)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`,
        }),
    ],
    [
      '300,000 number formats',
      () =>
        book({
          styles: `<numFmts>${times(300_000, (at) => `<numFmt numFmtId="${at}" formatCode="0"/>`)}</numFmts>`,
        }),
    ],
    ['900,000 cell styles', () => book({ styles: `<cellXfs>${'<xf/>'.repeat(900_000)}</cellXfs>` })],
    [
      'a cell at XFD1048576',
      () => book({ rows: `${head}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }),
    ],
    [
      'a cell at ZZZ in each of 20,000 lines',
      () =>
        book({
          rows: head + times(20_000, (at) => `<row r="${at + 2}"><c r="ZZZ${at + 2}"><v>1</v></c></row>`),
        }),
    ],
    [
      'a cell at column 300 in each of 20,000 lines',
      () =>
        book({
          rows: head + times(20_000, (at) => `<row r="${at + 2}"><c r="KN${at + 2}"><v>1</v></c></row>`),
        }),
    ],
    [
      'rows at numbers beyond all that there are',
      () =>
        book({ rows: head + times(1000, (at) => `<row r="${'9'.repeat(at + 1)}"><c><v>1</v></c></row>`) }),
    ],
    [
      '100,000 merged ranges over each other',
      () =>
        book({
          rows:
            head + times(20_000, (at) => `<row r="${at + 2}"><c r="A${at + 2}" t="str"><v>x</v></c></row>`),
          behind: `<mergeCells>${times(100_000, (at) => `<mergeCell ref="A${(at % 20_000) + 2}:XFD1048576"/>`)}</mergeCells>`,
        }),
    ],
    [
      'a text of 30,000 characters merged over 20,000 lines in 250 columns',
      () =>
        book({
          shared: `<si><t>${'x'.repeat(30_000)}</t></si>`,
          rows: `<row r="1">${use.repeat(250)}</row>${times(20_000, (at) => `<row r="${at + 2}"/>`)}`,
          behind: `<mergeCells>${times(250, (at) => `<mergeCell ref="${letters(at)}1:${letters(at)}20001"/>`)}</mergeCells>`,
        }),
    ],
    [
      '10,000 sheets',
      () => book({ sheets: times(10_000, (at) => `<sheet name="S${at}" sheetId="${at}" r:id="rId1"/>`) }),
    ],
    [
      '500 sheets that are one part of 20,000 empty lines',
      () =>
        book({
          sheets: times(500, (at) => `<sheet name="S${at}" sheetId="${at}" r:id="rId1"/>`),
          rows: '<row/>'.repeat(20_000),
        }),
    ],
    [
      'a sheet named by 15 MB',
      () => book({ sheets: `<sheet name="${'x'.repeat(15_000_000)}" r:id="rId1"/>` }),
    ],
    ['100,001 lines', () => book({ rows: '<row/>'.repeat(100_001) })],
    [
      '20,000 lines of 300 cells',
      () => book({ rows: head + times(20_000, () => `<row>${'<c><v>1</v></c>'.repeat(150)}</row>`) }),
    ],
    ['a cell of 30 MB', () => book({ rows: `${head}<row>${inline('x'.repeat(30_000_000))}</row>` })],
    [
      'a cell of 4 million escapes',
      () => book({ rows: `${head}<row>${inline('_x0041_'.repeat(4_000_000))}</row>` }),
    ],
    [
      'runs of text within each other, 10,000 deep',
      () => book({ shared: `<si>${'<r>'.repeat(10_000)}<t>x</t>${'</r>'.repeat(10_000)}</si>` }),
    ],
    ['900,000 runs of one text', () => book({ shared: `<si>${'<r><t>x</t></r>'.repeat(900_000)}</si>` })],
    [
      'entities within a sheet',
      () =>
        book({
          further: {
            'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "x">]><worksheet xmlns="${main}"><sheetData>&b;</sheetData></worksheet>`,
          },
        }),
    ],
    [
      'a relationship to a file elsewhere',
      () =>
        book({
          further: {
            'xl/_rels/workbook.xml.rels':
              '<Relationships><Relationship Id="rId1" Target="/../../etc/passwd"/></Relationships>',
          },
        }),
    ],
    [
      'a part that unpacks to 300 MB',
      () => book({ further: { 'xl/worksheets/sheet1.xml': Buffer.alloc(300_000_000) } }),
    ],
    [
      '10 parts that unpack to 60 MB each',
      () =>
        book({
          further: Object.fromEntries(
            Array.from({ length: 10 }, (_, at) => [`xl/media/${at}.bin`, Buffer.alloc(60_000_000)]),
          ),
        }),
    ],
    [
      '2,001 parts',
      () =>
        book({
          further: Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`xl/${at}.xml`, '<a/>'])),
        }),
    ],
    [
      'a part that says it is smaller than it is',
      () => lyingAboutSize(book({ rows: head + '<row/>'.repeat(3_000_000) })),
    ],
    ['half of an archive', () => book({}).subarray(0, 600)],
    [
      'an archive of nothing but its end',
      () => Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
    ],
    ['an archive of 65,535 entries that are not there', () => manyEntries()],
    [
      'two letters of an archive and 15 MB of noise',
      () => Buffer.concat([Buffer.from('PK'), Buffer.alloc(15_000_000, 'PK\x01\x02')]),
    ],
  ];
}

/** Letters of a column, from 0. */
function letters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : `${letters(Math.floor(column / 26) - 1)}${rest}`;
}

/** Every entry of the directory with a size of 10 bytes. */
function lyingAboutSize(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  for (let at = changed.indexOf('PK\x01\x02'); at !== -1; at = changed.indexOf('PK\x01\x02', at + 4))
    changed.writeUInt32LE(10, at + 24);
  return changed;
}

function manyEntries(): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(65_535, 8);
  end.writeUInt16LE(65_535, 10);
  end.writeUInt32LE(0xffffff00, 12);
  return end;
}
