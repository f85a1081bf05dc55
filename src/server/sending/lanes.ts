import type { Selectable } from 'kysely';
import type { OutboxTable } from '../storage/tables.ts';
import { type Environment, environments } from './environment.ts';
import type { Provider } from './provider.ts';

/** Messages that go to one interface at one address, and so share its turns: how many a second, and whether it is away. */
export interface Lane {
  /** Of its row in `authorities`. */
  readonly name: string;
  readonly provider: Provider;
  /** The interface, as the kinds of documents name it (`sending.api`). */
  readonly api: string;
  readonly environments: readonly Environment[];
}

const rehearsals = environments.filter((environment) => environment !== 'PROD');

/** The lanes of an interface at a provider: PROD has an address of its own beside that of rehearsals. */
export function lanesOf({ provider, api }: Pick<Lane, 'provider' | 'api'>): readonly Lane[] {
  const name = `${provider} ${api}`;
  return [
    { name, provider, api, environments: rehearsals },
    { name: `${name} PROD`, provider, api, environments: ['PROD'] },
  ];
}

export function laneOf(message: Pick<Selectable<OutboxTable>, 'provider' | 'api' | 'environment'>): Lane {
  return lanesOf(message).find(({ environments: own }) => own.includes(message.environment))!;
}
