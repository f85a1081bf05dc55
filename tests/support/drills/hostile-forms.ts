const boundary = 'a-boundary-of-a-drill';
/** What the head of a form says of it. */
export const formType = `multipart/form-data; boundary=${boundary}`;

/** A form of texts and one file, as a browser sends it. */
export function form(fields: Readonly<Record<string, string>>, file?: Buffer): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(value)));
  if (file) parts.push(part(`name="file"; filename="a-drill.xlsx"`, file));
  return Buffer.concat([...parts, end]);
}

const end = Buffer.from(`--${boundary}--\r\n`);
const part = (disposition: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);

/** A form that no browser sends. */
export type HostileForm = readonly [what: string, made: () => Buffer, type: string];

export function hostileForms(): readonly HostileForm[] {
  const parts = (what: string, count: number, disposition: (at: number) => string): HostileForm => [
    what,
    () =>
      Buffer.concat([
        ...Array.from({ length: count }, (_, at) => part(disposition(at), Buffer.from('x'))),
        end,
      ]),
    formType,
  ];
  const raw = (what: string, text: () => string, type = formType): HostileForm => [
    what,
    () => Buffer.from(text()),
    type,
  ];
  const inAddress = 'application/x-www-form-urlencoded';
  const json = 'application/json';
  const short = 'multipart/form-data; boundary=b';
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`;
  return [
    parts('19,000 parts', 19_000, (at) => `name="p${at}"`),
    parts('100,000 parts', 100_000, (at) => `name="p${at}"`),
    parts('19,000 files', 19_000, (at) => `name="f${at}"; filename="a.txt"`),
    parts('19,000 parts of one list', 19_000, () => 'name="anyway[]"'),
    parts('900 parts with heads of 16 kB', 900, (at) => `name="p${at}"; a="${'x'.repeat(16_000)}"`),
    parts('200 parts named by quotes', 200, () => `name="${'\\"'.repeat(7000)}"`),
    parts('200 parts named by percents', 200, () => `name="${'%22'.repeat(5000)}"`),
    parts('parts named __proto__ and constructor', 2, (at) => `name="${['__proto__', 'constructor'][at]}"`),
    raw('a head of 15 MB', () => `--${boundary}\r\n${'x'.repeat(15_000_000)}`),
    raw(
      '600,000 marks that are nearly the boundary',
      () => `${start}${`\r\n--${boundary.slice(0, -1)}`.repeat(600_000)}`,
    ),
    raw('no boundary', () => 'x'.repeat(1_000_000), 'multipart/form-data'),
    raw('an end that does not come', () => `${start}${'x'.repeat(1_000_000)}`),
    raw('a million fields of an address', () => 'a=b&'.repeat(1_000_000), inAddress),
    raw('a field of 3 million percents', () => `a=${'%41'.repeat(3_000_000)}`, inAddress),
    // Of 30 MB each.
    raw('15 million fields of an address', () => 'a&'.repeat(15_000_000), inAddress),
    raw('a field of 10 million percents', () => `a=${'%41'.repeat(10_000_000)}`, inAddress),
    raw(
      '700,000 parts',
      () => '--b\r\nContent-Disposition:form-data;name=a\r\n\r\n\r\n'.repeat(700_000),
      short,
    ),
    raw(
      'a million parts without a name',
      () => '--b\r\na:b\r\n\r\n1234567890123456\r\n'.repeat(1_000_000),
      short,
    ),
    raw('a part of 4 million nearly boundaries', () => `${start}${'\r\n--a-b'.repeat(4_000_000)}`),
    raw('16 million members of JSON', () => `[${'1,'.repeat(15_000_000)}1]`, json),
    raw('10 million objects of JSON', () => `{"xml":[${'{},'.repeat(10_000_000)}{}]}`, json),
    raw('JSON 15 million deep', () => '['.repeat(15_000_000) + ']'.repeat(15_000_000), json),
    raw('a JSON text of 30 million characters', () => `{"xml":"${'x'.repeat(30_000_000)}"}`, json),
    raw('a JSON text of 5 million escapes', () => `{"xml":"${'\\u0041'.repeat(5_000_000)}"}`, json),
    // As much as is taken of a message as a text, and of a document.
    ...['ж', '😀'].flatMap((letter) => {
      const long = (bytes: number) => letter.repeat(bytes / Buffer.byteLength(letter));
      const field = (name: string, bytes: number) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${long(bytes)}\r\n--${boundary}--`;
      return [
        raw(`a message of 16 MB of ${letter}`, () => field('xml', 16_000_000)),
        raw(`a document of 30 MB of ${letter}`, () => field('data_j', 30_000_000)),
        raw(`a JSON text of 16 MB of ${letter}`, () => `{"xml":"${long(16_000_000)}"}`, json),
        raw(`a text of 16 MB of ${letter} as in an address`, () => `xml=${long(16_000_000)}`, inAddress),
      ];
    }),
    raw('30 million blanks and no JSON', () => ' '.repeat(30_000_000), json),
  ];
}
