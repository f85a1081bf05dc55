import { benchOptions } from '../../../bench/machine.ts';
import { type PeerName, peerNames } from './peers.ts';

export interface Options {
  readonly quick: boolean;
  /** File for the figures as data. */
  readonly json: string | undefined;
  /** File for the chart. */
  readonly chart: string | undefined;
  /** Sizes of ours, and of each peer that takes part, smallest first. */
  readonly ours: readonly number[];
  readonly peers: ReadonlyMap<PeerName, readonly number[]>;
  /** Rounds of keystrokes in each field; what no target compares key by key joins every so-manieth. */
  readonly rounds: number;
  readonly otherEvery: number;
  /** Rounds of flows in each field, and milliseconds for all of them. */
  readonly flows: number;
  readonly flowLimit: number;
  /** Pages opened of each, as long as one takes no more than `slowRender`; of ours, as a target compares them, more. */
  readonly renders: number;
  readonly comparedRenders: number;
  /** Milliseconds after which a page counts as not surviving its size. */
  readonly mountLimit: number;
  /** Milliseconds for all keystrokes of one field. */
  readonly typingLimit: number;
  readonly withPeerPaste: boolean;
}

/** A first render longer than this is measured once. */
export const slowRender = 20_000;

const sizes = [1, 10, 100, 999];

/**
 * `--quick` (under five minutes), `--json FILE`, `--chart FILE`; `--ours 1,999`, `--peers rjsf,formily`,
 * `--peer-items 1,10`, `--rounds N`, `--typing-seconds N` and `--flows N`, `--flow-seconds N` (a field), `--renders N`,
 * `--compared-renders N` and `--mount-seconds N` narrow a run down.
 */
export function optionsOf(args: readonly string[]): Options {
  const { quick, json } = benchOptions(args);
  const named = (name: string) => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const numbers = (name: string, otherwise: readonly number[]) =>
    named(name)?.split(',').map(Number) ?? otherwise;
  const seconds = (name: string, otherwise: number) => Number(named(name) ?? otherwise) * 1000;
  const chosen = named('--peers')?.split(',') ?? (quick ? ['rjsf'] : peerNames);
  const unknown = chosen.find((name) => name !== '' && !(peerNames as readonly string[]).includes(name));
  if (unknown) throw new Error(`--peers ${unknown}: no such peer. There are ${peerNames.join(', ')}.`);
  const peerSizes = numbers('--peer-items', quick ? [10, 100] : sizes);
  return {
    quick,
    json,
    chart: named('--chart'),
    ours: numbers('--ours', quick ? [1, 10, 999] : sizes),
    peers: new Map(peerNames.filter((name) => chosen.includes(name)).map((name) => [name, peerSizes])),
    rounds: Number(named('--rounds') ?? 200),
    otherEvery: quick ? 8 : 4,
    flows: Number(named('--flows') ?? (quick ? 6 : 30)),
    flowLimit: seconds('--flow-seconds', quick ? 40 : 600),
    renders: Number(named('--renders') ?? 5),
    comparedRenders: Number(named('--compared-renders') ?? (quick ? 10 : 30)),
    mountLimit: seconds('--mount-seconds', quick ? 60 : 180),
    typingLimit: seconds('--typing-seconds', quick ? 50 : 900),
    withPeerPaste: !quick,
  };
}
