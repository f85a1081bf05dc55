import { text } from '../texts.ts';

/** The way of a message: whether it is legal, and by which badge. */
export interface Way {
  readonly provider: string;
  /** TT, TDR or PROD. */
  readonly environment: string;
  readonly badge: string | null;
}

/** 'Trade Test', or 'Live, badge LEE001'. */
export function wayWords({ environment, badge }: Pick<Way, 'environment' | 'badge'>): string {
  const words = text(`environment.${environment}`);
  return badge === null ? words : text('way.badge', { environment: words, badge });
}

export function isLive({ environment }: Pick<Way, 'environment'>): boolean {
  return environment === 'PROD';
}
