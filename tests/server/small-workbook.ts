import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of these files. */
export function zipped(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const path = Buffer.from(name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, path, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, tail, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

type Rows = readonly (readonly (string | number | Date)[])[];

/** An Excel workbook with a sheet `A` of these cells, and these further ones: figures as numbers, texts shared. */
export function workbook(rows: Rows, further: Readonly<Record<string, Rows>> = {}): Buffer {
  const shared: string[] = [];
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const cell = (value: string | number | Date, row: number, column: number) => {
    const at = `r="${letters(column)}${row}"`;
    if (value === '') return '';
    if (value instanceof Date)
      return `<c ${at} s="1"><v>${(value.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000}</v></c>`;
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    shared.push(value);
    return `<c ${at} t="s"><v>${shared.length - 1}</v></c>`;
  };
  const sheet = (cells: Rows) =>
    `<worksheet xmlns="${main}"><sheetData>${cells
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((each, column) => cell(each, at + 1, column)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const sheets = Object.entries({ A: rows, ...further });
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return zipped({
    ...Object.fromEntries(
      sheets.map(([, cells], at) => [`xl/worksheets/sheet${at + 7}.xml`, sheet(cells)] as const),
    ),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="urn:r"><sheets>${sheets
      .map(([name], at) => {
        const state = name.startsWith('Hidden') ? ' state="hidden"' : '';
        return `<sheet name="${name}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`;
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 7}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared.map((text) => `<si><r><t>${escaped(text)}</t></r></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  });
}

/** Letters of a column, from 0. */
function letters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : `${letters(Math.floor(column / 26) - 1)}${rest}`;
}
