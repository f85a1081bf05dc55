import { type Way, wayWords } from '../declarations/way-words.ts';
import { text } from '../dialog-texts.ts';

/** Who gets a request, and which way: 'HMRC, Trade Test'. Of a declaration that was never sent no way is known. */
export function receiverWords(provider: string, way: Pick<Way, 'environment' | 'badge'> | null): string {
  return way ? text('process.receiver', { to: provider, way: wayWords(way) }) : provider;
}
