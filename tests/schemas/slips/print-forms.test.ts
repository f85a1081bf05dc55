import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkSchemas } from '../../../generators/check/check.ts';
import { MOST_BYTES, pictureIn } from '../../../generators/pictures.ts';
import { checkCommand } from '../../../src/cli/check.ts';
import { findsSlips, known } from '../finds-slips.ts';
import { root, SchemasCopy } from '../schemas-copy.ts';
import { slips } from './print-forms.ts';

/** The dialect and the kind of tests/kinds alone, which are checked in no time. */
function withForm({ folder }: SchemasCopy): void {
  for (const name of readdirSync(folder))
    if (name !== 'dialect') rmSync(join(folder, name), { recursive: true });
  cpSync(join(root, 'tests/kinds/schemas'), folder, { recursive: true });
  const others = { $schema: '../dialect/locale.schema.json', 'list.noMatch': 'Nothing matches.' };
  writeFileSync(join(folder, 'locale/en.json'), JSON.stringify(others));
}

findsSlips(slips, withForm);

/** A PNG of one colour; what it holds may be changed. */
function png(width: number, height: number, pixels = Buffer.alloc(height * (1 + width))): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const sign = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    sign,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const jpeg = (height: number, width: number, end = 'ffd9') => {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([
    Buffer.from('ffd8ffe000040000ffc0000b08', 'hex'),
    size,
    Buffer.from(`01011100${end}`, 'hex'),
  ]);
};

describe('a picture of a form', () => {
  const copy = new SchemasCopy();
  beforeEach(() => withForm(copy));

  test.each<readonly [what: string, bytes: Buffer, says: string]>([
    [
      'is none',
      Buffer.from('<svg/>'),
      'mark.png begins neither as a PNG nor as a JPEG. A form has PNG and JPEG',
    ],
    ['is cut off', png(20, 20).subarray(0, 50), 'mark.png is damaged: its pixels cannot be unpacked.'],
    [
      'has too few pixels',
      png(20, 20, Buffer.alloc(9)),
      'mark.png is damaged: its pixels cannot be unpacked.',
    ],
    ['unpacks to more than it says', png(2, 2, Buffer.alloc(9_000_000)), 'mark.png is damaged'],
    ['is too large', Buffer.alloc(MOST_BYTES + 1), 'mark.png is too large: 256 KiB at most are printed.'],
    [
      'has too many pixels',
      png(4001, 1),
      'mark.png has 4001 by 1 pixels, and 4000 a side at most are drawn.',
    ],
    ['is a JPEG that is called PNG', jpeg(10, 10), 'mark.png is a JPEG: call it so.'],
  ])('that %s is told, at its box', (_what, bytes, says) => {
    writeFileSync(join(copy.folder, 'packing-note/mark.png'), bytes);
    expect(checkSchemas(copy.folder, known)).toEqual([
      {
        file: 'packing-note/packing-list.print.json',
        line:
          copy
            .read('packing-note/packing-list.print.json')
            .split('\n')
            .findIndex((line) => /"file"/.test(line)) + 1,
        column: expect.any(Number),
        message: expect.stringContaining(says),
      },
    ]);
  });

  test('is known by its bytes, as PNG or JPEG', () => {
    expect(pictureIn(png(30, 20))).toEqual({ type: 'image/png', width: 30, height: 20 });
    expect(pictureIn(jpeg(20, 30))).toEqual({ type: 'image/jpeg', width: 30, height: 20 });
    expect(pictureIn(jpeg(20, 30, '0000'))).toBe('is cut off: a JPEG ends otherwise');
  });
});

describe('a form', () => {
  const copy = new SchemasCopy();
  beforeEach(() => withForm(copy));
  const file = 'packing-note/packing-list.print.json';
  const messages = () =>
    checkSchemas(copy.folder, known)
      .map(({ message }) => message)
      .sort();

  test('as it stands in tests/kinds is no problem', () => {
    expect(checkSchemas(copy.folder, known)).toEqual([]);
  });

  test('that stands beside no kind is told', () => {
    copy.write('rows/packing-list.print.json', copy.read(file));
    expect(messages()).toContain(
      'A form stands beside the kind of document that it is printed of: <document>/<form>.print.json.',
    );
  });

  test('without a continuation sheet is told, where something may go on', () => {
    const { continuation: _, ...form } = JSON.parse(copy.read(file));
    copy.write(file, JSON.stringify(form, null, 1));
    expect(messages()).toEqual([
      expect.stringMatching(/^Nothing uses the text "print\.packing-note\.packing-list\.rest\.label"/),
      'What "title" has no room for goes on somewhere: "continuation" is absent.',
    ]);
  });

  test('of copies says on each sheet which it is of', () => {
    const form = JSON.parse(copy.read(file));
    copy.write(file, JSON.stringify({ ...form, copies: ['sender'] }, null, 1));
    expect(messages()).toEqual(
      [
        ...Array.from(
          { length: 3 },
          () => 'A sheet of copies says which it is of: give it a box of the fact "copy".',
        ),
        'The locale files lack the text "print.packing-note.packing-list.copies.sender".',
      ].sort(),
    );
  });

  test('with a slip is told with file, line and column, and the check that comes before all else ends with 1', async () => {
    copy.slip(file, '"/remarks"', '"/remark"');
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const code = await checkCommand([copy.folder]);
    const told = written.mock.calls.join('');
    written.mockRestore();
    expect(code).toBe(1);
    expect(told).toMatch(
      /packing-list\.print\.json:\d+:\d+: .* has no field "remark"\. Did you mean "remarks"\?/,
    );
  });
});
