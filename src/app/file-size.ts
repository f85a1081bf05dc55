const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/** Bytes in words: '0 Bytes', '1.5 KB', '10 MB', with up to two decimals (CUS-031, D-61). */
export function sizeWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)));
  return `${Number((bytes / STEP ** power).toFixed(2))} ${UNITS[power]}`;
}
