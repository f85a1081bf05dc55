import type { Browser } from 'playwright';
import { type Actions, actionsOfOurs, actionsOfPeer } from './actions.ts';
import { type BenchPage, heapOf, nodesOf, openPage, type PagePlan, withLimit } from './bench-page.ts';
import { flowInTurn, type Place, type Samples, Typist, typeInTurn } from './keystrokes.ts';
import { type Options, slowRender } from './options.ts';
import { forthAndBack } from './order.ts';
import type { Ours } from './ours.ts';

/** A page to measure: whose it is, and how its fields are found. */
export interface Contestant {
  readonly plan: PagePlan;
  readonly kind: 'ours' | 'peer' | 'floor';
  /** The targets compare it; the others join now and then. */
  readonly isInEveryRound: boolean;
  /** The same of the flows, from which script time is read. */
  readonly isInEveryFlow: boolean;
  place(kind: 'header' | 'item'): Place;
}

/** What was measured of one engine with one size. Times in milliseconds. */
export interface Measured {
  readonly engine: string;
  readonly items: number;
  readonly kind: Contestant['kind'];
  readonly firstRenders: readonly number[];
  header?: Samples;
  item?: Samples;
  heap?: number;
  nodes?: number;
  actions?: Actions;
  /** Why it ended early; absent when all keys were measured and what was typed arrived. */
  fault?: string;
  /** Why `actions` ended early. */
  actionsFault?: string;
}

/** Opens all pages, types into them in turn, and measures the rest one page after the other. */
export async function runContest(
  browser: Browser,
  contestants: readonly Contestant[],
  ours: Ours,
  options: Options,
  say: (line: string) => void,
): Promise<Measured[]> {
  const entries = await openAll(browser, contestants, options, say);
  const open = () =>
    entries.filter(
      (entry): entry is Entry & { page: BenchPage } => entry.page !== undefined && !entry.measured.fault,
    );

  for (const kind of ['header', 'item'] as const) {
    if (kind === 'item')
      for (const { contestant, page } of open()) if (contestant.kind === 'ours') await ours.showItems(page);
    const typists = open().map(({ contestant, page, measured }) => {
      const typist = new Typist(page, contestant.place(kind));
      measured[kind] = typist.samples;
      const onFault = (error: Error) => {
        measured.fault = error.message.split('\n')[0];
      };
      return { contestant, measured, typist, onFault };
    });
    const turns = (isCompared: (contestant: Contestant) => boolean) =>
      typists
        .filter(({ measured }) => !measured.fault)
        .map((entry) => ({ ...entry, every: isCompared(entry.contestant) ? 1 : options.otherEvery }));
    const rounds = await typeInTurn(
      turns(({ isInEveryRound }) => isInEveryRound),
      options.rounds,
      Date.now() + options.typingLimit,
    );
    const flows = await flowInTurn(
      turns(({ isInEveryFlow }) => isInEveryFlow),
      options.flows,
      Date.now() + options.flowLimit,
    );
    say(`${kind}: ${rounds} rounds of keys, ${flows} of flows and pauses`);
    for (const { page, measured } of open())
      measured.nodes = Math.max(measured.nodes ?? 0, await nodesOf(page));
  }

  for (const entry of open()) await finish(entry, ours, options);
  await Promise.all(entries.map(({ page }) => page?.close()));
  return entries.map(({ measured }) => measured);
}

interface Entry {
  readonly contestant: Contestant;
  readonly measured: Measured & { firstRenders: number[] };
  page?: BenchPage;
}

/** Pages are loaded in turn as well, forth and back; the last one of each stays open. */
async function openAll(
  browser: Browser,
  contestants: readonly Contestant[],
  { renders, comparedRenders, mountLimit }: Options,
  say: (line: string) => void,
): Promise<Entry[]> {
  const entries: Entry[] = contestants.map((contestant) => ({
    contestant,
    measured: {
      engine: contestant.plan.engine,
      items: contestant.plan.items,
      kind: contestant.kind,
      firstRenders: [],
    },
  }));
  const turns = entries.map((entry) => ({ entry, every: 1 }));
  for (let turn = 0; turn < Math.max(renders, comparedRenders); turn += 1) {
    for (const { entry } of forthAndBack(turns, turn)) {
      const { measured, contestant } = entry;
      const isCompared = contestant.kind === 'ours' && contestant.isInEveryRound;
      if (turn >= (isCompared ? comparedRenders : renders)) continue;
      const isSlow = (measured.firstRenders[0] ?? 0) > slowRender;
      if (measured.fault || isSlow) continue;
      const smaller = entries.find(
        (other) =>
          other.measured.engine === measured.engine &&
          other.measured.items < measured.items &&
          other.measured.fault,
      );
      if (smaller) {
        measured.fault = `not tried: ${smaller.measured.items} items were ${smaller.measured.fault}`;
        continue;
      }
      try {
        await entry.page?.close();
        entry.page = undefined;
        entry.page = await openPage(browser, contestant.plan, mountLimit);
        measured.firstRenders.push(entry.page.firstRender);
        if (turn === 0)
          say(`${measured.engine} ${measured.items}: first render ${Math.round(entry.page.firstRender)} ms`);
      } catch (error) {
        measured.fault = (error as Error).message.split('\n')[0];
        say(`${measured.engine} ${measured.items}: ${measured.fault}`);
      }
    }
  }
  return entries;
}

/** Proof that what was typed is stored, then heap, then what changes the document. */
async function finish(
  { contestant, page, measured }: Entry & { page: BenchPage },
  ours: Ours,
  options: Options,
): Promise<void> {
  try {
    if (contestant.kind === 'ours')
      await ours.requireStored(page, measured.header!.text, measured.item!.text);
    measured.heap = await heapOf(page);
    if (contestant.kind === 'ours')
      measured.actions = await withLimit(actionsOfOurs(page, 20), options.mountLimit);
    if (contestant.kind === 'peer') {
      const { fault, ...actions } = await actionsOfPeer(page, options.withPeerPaste, options.mountLimit);
      measured.actions = actions;
      if (fault) measured.actionsFault = fault;
    }
  } catch (error) {
    measured.fault = (error as Error).message.split('\n')[0];
  }
}
