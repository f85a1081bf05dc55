import type { HostileUpload } from './hostile-workbooks.ts';

const head = 'Commodity code,Description,Gross mass,Value,Currency\n';

/** Tables of text that ask for much. */
export function hostileTables(): readonly HostileUpload[] {
  const text = (what: string, made: () => string): HostileUpload => [what, () => Buffer.from(made())];
  return [
    text('a line of 16 MB', () => 'x'.repeat(16_000_000)),
    text('a cell of 15 MB below a head', () => `${head}0808108090,${'x'.repeat(15_000_000)},1,1,GBP\n`),
    text('a million columns', () => `${'a,'.repeat(1_000_000)}\n${'1,'.repeat(1_000_000)}\n`),
    text('15 million separators', () => ','.repeat(15_000_000)),
    text('15 million separators of every kind', () => ',;\t|'.repeat(3_750_000)),
    text('8 million empty lines', () => `${head}${'\n'.repeat(8_000_000)}`),
    text('5 million carriage returns', () => `${head}${'\r'.repeat(5_000_000)}`),
    text('15 million quotes', () => '"'.repeat(15_000_000)),
    text('a quote that nobody closes', () => `${head}"${'x,\n'.repeat(5_000_000)}`),
    text('quotes open and closed at random', () => `${head}${'"a""b,"\n",'.repeat(1_500_000)}`),
    text('20,001 lines', () => head + '0808108090,Apples,1,1,GBP\n'.repeat(20_001)),
    text('a head of 300 names and 20,000 lines of as many', () => {
      const line = `${'1,'.repeat(299)}1\n`;
      return `${'a,'.repeat(299)}a\n${line.repeat(20_000)}`;
    }),
    text(
      'lines of lengths that differ',
      () => head + Array.from({ length: 5000 }, (_, at) => '1,'.repeat(at % 1000)).join('\n'),
    ),
    text('figures of 100,000 digits', () => `${head}${`1,x,${'9'.repeat(100_000)},1,GBP\n`.repeat(100)}`),
    text('formulas', () => `${head}${'=cmd|x!A1,@SUM(A1),+1,-1,=1\n'.repeat(10_000)}`),
    ['a table of NULs', () => Buffer.alloc(15_000_000)],
    ['bytes that are no text', () => Buffer.alloc(15_000_000, Buffer.from([0xff, 0xfe, 0x00, 0xd8]))],
    ['a table in halves of pairs', () => Buffer.from(`${head}\ud800,\udc00,1,1,GBP\n`, 'utf16le')],
    ['a PDF', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(1_000_000)}`)],
    ['nothing', () => Buffer.alloc(0)],
  ];
}
