import type { Selectable } from 'kysely';
import type { OutboxTable } from '../storage/tables.ts';
import { type Environment, environments } from './environment.ts';
import { type Provider, serviceProviders } from './provider.ts';

/** Messages that go to one address, and so share its turns: how many a second, and whether it is away. */
export interface Lane {
  /** Of its row in `authorities`. */
  readonly name: string;
  readonly provider: Provider;
  readonly environments: readonly Environment[];
}

const rehearsals = environments.filter((environment) => environment !== 'PROD');

/** A community system has an address for PROD beside that of rehearsals; a Tidewaiter sends to one HMRC. */
export const lanes: readonly Lane[] = [
  { name: 'HMRC', provider: 'HMRC', environments },
  ...serviceProviders.flatMap((provider): Lane[] => [
    { name: provider, provider, environments: rehearsals },
    { name: `${provider} PROD`, provider, environments: ['PROD'] },
  ]),
];

export function laneOf(message: Pick<Selectable<OutboxTable>, 'provider' | 'environment'>): Lane {
  return lanes.find(
    (lane) => lane.provider === message.provider && lane.environments.includes(message.environment),
  )!;
}
