// `npm run bench:server`: the server under load, on the embedded PostgreSQL and on the one at TEST_DATABASE_URL, with
// 100,000 and 1,000,000 declarations in one company and over a thousand. Both sizes stand beside each other and are
// asked in turns, the smaller one once more as a control that must come out alike. Takes --quick (100,000 rows, under five minutes), --json FILE, --chart FILE, --rows 1000,10000,
// --calls N and --concurrency N; --companies 1, --postgres given and --ask list narrow a run down.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { benchOptions, machineLine } from '../../../bench/machine.ts';
import { importDeclaration } from '../../../e2e/pages/declarations.ts';
import prepareTemplate from '../../support/postgres-run.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { loadWords, watchLoad } from '../editor/load.ts';
import { chartOf } from './chart.ts';
import { fill, MANY_COMPANIES } from './dataset.ts';
import { type Asked, type Load, sideBySide } from './load.ts';
import { callerOf, documentCalls, listCalls, otherCalls } from './measures.ts';
import { figuresOf, growthOf, growthTable, type Measured, tableOf } from './report.ts';

process.chdir(fileURLToPath(new URL('../../../', import.meta.url)));
const args = process.argv.slice(2);
const { quick, json } = benchOptions(args);
const named = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const sizes = named('--rows')?.split(',').map(Number) ?? (quick ? [100_000] : [100_000, 1_000_000]);
const amount = {
  calls: Number(named('--calls') ?? (quick ? 60 : 400)),
  concurrency: Number(named('--concurrency') ?? 4),
};
/** The smallest stands there twice where sizes are compared: what differs between the two is no growth. */
const wanted =
  sizes.length > 1
    ? [{ rows: sizes[0]! }, { rows: sizes[0]!, isControl: true }, ...sizes.slice(1).map((rows) => ({ rows }))]
    : sizes.map((rows) => ({ rows }));
const given = process.env.TEST_DATABASE_URL;
const places = [
  { postgres: 'embedded', url: undefined } as const,
  ...(given ? [{ postgres: 'given', url: given } as const] : []),
].filter(({ postgres }) => postgres === (named('--postgres') ?? postgres));
const spreads = named('--companies')?.split(',').map(Number) ?? [1, MANY_COMPANIES];

void bench();

async function bench(): Promise<void> {
  const load = watchLoad();
  const machine = machineLine();
  const measured: Measured[] = [];
  for (const { postgres, url } of places) {
    for (const companies of spreads) {
      const sets = await measure(postgres, url, companies);
      measured.push(...sets);
      for (const line of sets.flatMap(tableOf)) console.log(line);
    }
  }
  const growth = growthOf(measured);
  const busy = loadWords(load.range());
  load.end();
  console.log(`${machine}; ${busy}`);
  if (!given) console.log('TEST_DATABASE_URL is not set: a given PostgreSQL was not measured.');
  for (const line of growthTable(growth)) console.log(line);
  const chart = named('--chart');
  const { postgres, companies } = measured.at(-1)!;
  const last = measured.filter(
    (set) => set.postgres === postgres && set.companies === companies && !set.isControl,
  );
  if (chart)
    writeFileSync(chart, chartOf(last, `${machine}; ${postgres} PostgreSQL, ${companies} companies`));
  const sets = measured.map(({ loads, ...set }) => ({ ...set, figures: figuresOf(loads) }));
  if (json) writeFileSync(json, `${JSON.stringify({ machine, busy, amount, sets, growth }, null, 2)}\n`);
}

/** What a PostgreSQL says it is. */
async function versionOf({ databaseUrl }: Product): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]!.server_version;
}

/** A product of its own for each size, filled, measured side by side and gone again. */
async function measure(
  postgres: Measured['postgres'],
  url: string | undefined,
  companies: number,
): Promise<Measured[]> {
  if (url === undefined) delete process.env.TEST_DATABASE_URL;
  else process.env.TEST_DATABASE_URL = url;
  const stopPostgres = await prepareTemplate();
  const products: Product[] = [];
  try {
    const asked: Asked[][] = [];
    for (const { rows } of wanted) {
      // What is measured is the call that sends, not the pace customs allows.
      const product = await startProduct({ SENDS_PER_SECOND: '0', CALL_LIMITS: '0' });
      products.push(product);
      asked.push(await filled(product, rows, companies, postgres));
    }
    const loads = wanted.map((): Record<string, Load> => ({}));
    for (const [at, { name }] of asked[0]!.entries()) {
      const found = await sideBySide(asked.map((calls) => calls[at]!));
      for (const [index, load] of found.entries()) loads[index]![name] = load;
    }
    const version = await versionOf(products[0]!);
    return wanted.map((set, index) => ({ postgres, version, companies, ...set, loads: loads[index]! }));
  } finally {
    for (const product of products) await product.close();
    await stopPostgres();
  }
}

/** Fills a product and gives what is asked of it. */
async function filled(
  product: Product,
  rows: number,
  companies: number,
  postgres: Measured['postgres'],
): Promise<Asked[]> {
  const caller = await callerOf(product);
  const model = importDeclaration('MODEL', 1);
  const { data } = await caller.call<{ data: { id: number } }>('POST', '/customs-declarations', model);
  const began = performance.now();
  const { bytes } = await fill(product.databaseUrl, data.id, rows, companies > 1);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${postgres}, ${rows} declarations of ${Math.round(bytes / 1000)} KB on average over ${companies}, filled in ${seconds} s`,
  );
  const lists = await listCalls(caller, amount);
  if (named('--ask') === 'list') return lists;
  const documents = await documentCalls(caller, amount, `B${rows}C${companies}`);
  return [...lists, ...documents, ...otherCalls(caller, amount, rows)];
}
