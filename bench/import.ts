// `npm run bench:import`: how long 10,000 lines take from a CSV file and from a workbook to declarations in the
// database, through the server's own calls, with how often its progress moved meanwhile. Fails when a file takes a
// minute, or when the sums are not those of the file. Takes --quick and --json FILE.
import { writeFileSync } from 'node:fs';
import Big from 'big.js';
import { sql } from 'kysely';
import { startTestServer } from '../tests/server/running-server.ts';
import { workbook } from '../tests/server/small-workbook.ts';
import prepareTemplate from '../tests/support/postgres-run.ts';
import { benchOptions, machineLine } from './machine.ts';

const { quick, json } = benchOptions(process.argv.slice(2));
const lines = quick ? 1000 : 10_000;
const linesOfOne = 50;
/** Milliseconds that a file may take. */
const limit = 60_000;

const head = [
  'Order',
  'Commodity',
  'Country',
  'Amount',
  'Currency',
  'Net kg',
  'Gross kg',
  'Packages',
  'Kind',
  'Marks',
  'Goods',
];
const mapping = [
  '/internal_id',
  'commodityCode',
  'country_origin',
  'itemPriceAmount',
  'itemPriceCurr',
  'net_mass',
  'gross_mass',
  'PackagesCDSItems/number_of_packages',
  'PackagesCDSItems/type_of_packages',
  'PackagesCDSItems/shipping_mark',
  'description',
];
const linesFor = (name: string) =>
  Array.from({ length: lines }, (_, at) => [
    `${name} ${Math.floor(at / linesOfOne)}`,
    String(1_000_000_000 + ((at * 7) % 20)),
    ['CN', 'NZ', 'US'][at % 3]!,
    ((at % 977) + 0.07 * (at % 13)).toFixed(2),
    'GBP',
    ((at % 311) + 0.125).toFixed(3),
    ((at % 311) + 1.25).toFixed(3),
    String((at % 9) + 1),
    'CT',
    `M${at % 4}`,
    `Goods ${at % 40}`,
  ]);

const endPostgres = await prepareTemplate();
const running = await startTestServer();
const person = await running.signIn();
const results = [];
for (const kind of ['csv', 'xlsx'] as const) {
  const rows = linesFor(kind);
  const file =
    kind === 'csv'
      ? Buffer.from([head, ...rows].map((row) => row.join(',')).join('\n'))
      : workbook([
          head,
          ...rows.map((row) => row.map((cell, at) => ([3, 5, 6, 7].includes(at) ? Number(cell) : cell))),
        ]);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(file)], `lines.${kind}`));
  form.set('mapping', JSON.stringify(mapping));
  form.set('dry_run', 'false');
  const began = performance.now();
  const answer = await fetch(`${running.server.address}/api/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  const read = performance.now() - began;
  const steps = new Set<number>();
  for (;;) {
    const { body } = await person.call('GET', `/import/${data.id}`);
    steps.add(body.data.done);
    if (body.data.state !== 'running') break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows: made } = await sql<{ n: number; total: string }>`
    select count(*)::int as n, sum(total)::text as total from documents where internal_id like ${`${kind} %`}`.execute(
    running.db,
  );
  const expected = rows.reduce((sum, row) => sum.plus(row[3]!), new Big(0)).toFixed(2);
  results.push({
    kind,
    lines,
    declarations: made[0]!.n,
    kilobytes: Math.round(file.length / 1024),
    readMs: Math.round(read),
    wholeMs: Math.round(performance.now() - began),
    progressSteps: steps.size,
    isExact: new Big(made[0]!.total).eq(expected),
  });
}
await running.close();
await endPostgres();

console.log(machineLine());
console.table(results);
if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
const isFailed = results.some(
  ({ wholeMs, isExact, declarations }) => wholeMs >= limit || !isExact || declarations !== lines / linesOfOne,
);
if (isFailed) {
  console.error(
    `A file took ${limit / 1000} seconds or more, or its sums are not those of the declarations.`,
  );
  process.exitCode = 1;
}
