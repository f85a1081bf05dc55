import { asWindows1252 } from '../../messages/index.ts';

/** UTF-8, or UTF-16 by its mark, as spreadsheets save it, or else the Windows-1252 of older editions. */
export function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return asWindows1252(new TextDecoder('windows-1252').decode(bytes));
  }
}
