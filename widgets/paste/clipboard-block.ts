/** Lines and cells as they stand on a clipboard. */
export type TextBlock = readonly (readonly string[])[];

/** Lines and cells of a clipboard text; a cell in quotes may hold separators, line ends and doubled quotes. */
export function readBlock(text: string, separator = '\t'): TextBlock {
  const lines: string[][] = [];
  let line: string[] = [];
  const cell = cellBefore(separator);
  while (cell.lastIndex < text.length || line.length > 0) {
    const [, quoted, plain = '', end] = cell.exec(text)!;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

function cellBefore(separator: string): RegExp {
  const quoted = `"((?:[^"]|"")*)"(?=[${separator}\\r\\n]|$)`;
  return new RegExp(`(?:${quoted}|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
}

/** The text a spreadsheet takes as these cells: tabs between cells, a line end behind each line, quotes where needed. */
export function writeBlock(lines: TextBlock): string {
  return lines.map((line) => `${line.map(quoted).join('\t')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
