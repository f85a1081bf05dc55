// `npm run bench:editor`: the editor beside its peers in real Chromium, production builds, one document shape.
// Takes --quick (under five minutes), --json FILE, --chart FILE; options.ts names the rest.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { machineLine } from '../../../bench/machine.ts';
import { chartOf } from './chart.ts';
import { watchLoad } from './load.ts';
import { type Options, optionsOf } from './options.ts';
import { byEngine } from './order.ts';
import { type Ours, startOurs } from './ours.ts';
import { servePages } from './page-server.ts';
import { type Peer, preparePeer } from './peers.ts';
import { floorPlace, floorPlan, peerPlace, peerPlan } from './plans.ts';
import { type RendersOfFields, rendersOf } from './renders.ts';
import { linesOf, reportOf } from './report.ts';
import { type Contestant, runContest } from './run.ts';
import { duelsOf, SAME, verdictsOf } from './targets.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const say = (line: string) => console.log(line);

void bench(optionsOf(process.argv.slice(2)));

async function bench(options: Options): Promise<void> {
  process.chdir(root);
  const missing: Record<string, string> = {};
  const peers: Peer[] = [];
  for (const name of options.peers.keys()) {
    try {
      peers.push(await preparePeer(name));
    } catch (error) {
      missing[name] = (error as Error).message;
      say(`${name} is left out: ${missing[name]}`);
    }
  }
  const load = watchLoad();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: flags() });
  const server = await servePages(peers);
  const ours = await startOurs();
  try {
    const contestants = await contestantsOf(options, peers, ours, server.address);
    const measured = byEngine(await runContest(browser, contestants, ours, options, say));
    const renders = await countRenders();
    const verdicts = verdictsOf(measured, renders);
    const report = reportOf(measured, verdicts, duelsOf(measured), {
      line: machineLine(),
      chromium: `Chromium ${browser.version()}`,
      versions: versionsOf(peers),
      load: load.range(),
      quick: options.quick,
      missing,
    });
    for (const line of linesOf(report, measured)) say(line);
    if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
    const caption = `${machineLine()}, load ${report.machine.load.map((each) => each.toFixed(1)).join(' to ')}`;
    if (options.chart) writeFileSync(options.chart, chartOf(report.rows, report.floor.item.median, caption));
  } finally {
    load.end();
    await browser.close();
    await ours.close();
    server.close();
  }

  async function countRenders(): Promise<Map<number, RendersOfFields>> {
    const found = new Map<number, RendersOfFields>();
    for (const items of [1, 999]) {
      if (!options.ours.includes(items)) continue;
      const plan = await ours.plan('counted', items);
      found.set(items, await rendersOf(browser, plan, ours.place, options.mountLimit, ours.showItems));
    }
    return found;
  }
}

/** The floor, ours in its sizes and the smallest once more, and the peers. */
async function contestantsOf(
  options: Options,
  peers: readonly Peer[],
  ours: Ours,
  address: string,
): Promise<Contestant[]> {
  const own = async (engine: string, items: number, isInEveryRound: boolean): Promise<Contestant> => ({
    plan: await ours.plan(engine, items),
    kind: 'ours',
    isInEveryRound,
    isInEveryFlow: isInEveryRound,
    place: ours.place,
  });
  const [least, most] = [options.ours[0]!, options.ours.at(-1)!];
  const list: Contestant[] = [];
  for (const items of options.ours.slice(1, -1)) list.push(await own('ours', items, false));
  // One after the other in every round: what is compared is measured in the same moment.
  list.push({
    plan: floorPlan(address),
    kind: 'floor',
    isInEveryRound: true,
    isInEveryFlow: true,
    place: floorPlace,
  });
  if (most !== least) list.push(await own('ours', most, true));
  list.push(await own('ours', least, true));
  list.push(await own(SAME, least, true));
  for (const { name } of peers) {
    for (const items of options.peers.get(name) ?? []) {
      const plan = peerPlan(address, name, items);
      const isInEveryFlow = name === 'rjsf' && items === 100;
      list.push({ plan, kind: 'peer', isInEveryRound: false, isInEveryFlow, place: peerPlace });
    }
  }
  return list;
}

function versionsOf(peers: readonly Peer[]): Record<string, string> {
  const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const ours = {
    ours: `${version}, react ${dependencies.react}, @mui/material ${dependencies['@mui/material']}`,
  };
  const theirs = peers.map(({ name, versions }) => [
    name,
    Object.entries(versions)
      .map(([library, number]) => `${library} ${number}`)
      .join(', '),
  ]);
  return { ...ours, ...Object.fromEntries(theirs) };
}

function flags(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
