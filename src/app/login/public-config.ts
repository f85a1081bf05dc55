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
}

/** Asked without the HTTP client of the other pages, which these are too light for. */
export const publicConfig = part(async (): Promise<PublicConfig> => {
  const headers = { accept: 'application/json', 'content-language': 'en' };
  const answer = await fetch('/api/config', { headers });
  if (!answer.ok) throw answer;
  return (await answer.json()).data;
});

/** What the server tells everybody; undefined until it is known. */
export function usePublicConfig(): PublicConfig | undefined {
  const [config, setConfig] = useState<PublicConfig>();
  useEffect(() => {
    publicConfig().then(setConfig, () => undefined);
  }, []);
  return config;
}
