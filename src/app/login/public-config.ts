import { useEffect, useState } from 'react';
import { part } from '../part.ts';

/** What the server tells everybody of itself. */
export interface PublicConfig {
  /** Name and logo of the partner whose subdomain this is (D-91); the logo as a data: address. */
  readonly coBrand?: { readonly name: string; readonly logo?: string };
  /** Where support is written to by whoever is not signed in. */
  readonly supportEmail: string;
  /** Fewest characters of a new password. */
  readonly passwordMinimum: number;
  /** Mails stay here to be read. */
  readonly mailbox?: boolean;
  /** By how many hours the clock of this computer is off that of the server, where that is more than a sign-in lasts. */
  readonly hoursOff?: number;
}

/** Asked without the HTTP client of the other pages, which these are too light for. */
export const publicConfig = part(async (): Promise<PublicConfig> => {
  const headers = { accept: 'application/json', 'content-language': 'en' };
  const answer = await fetch('/api/config', { headers });
  if (!answer.ok) throw answer;
  const { data } = await answer.json();
  const off = Math.abs(Date.now() - Date.parse(answer.headers.get('date')!)) / 36e5;
  return off > data.sessionHours ? { ...data, hoursOff: Math.round(off) } : data;
});

/** What the server tells everybody; undefined until it is known. */
export function usePublicConfig(): PublicConfig | undefined {
  const [config, setConfig] = useState<PublicConfig>();
  useEffect(() => {
    publicConfig().then(setConfig, () => undefined);
  }, []);
  return config;
}
