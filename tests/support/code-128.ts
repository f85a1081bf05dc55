/** Widths of bars and spaces of the values 0 to 105 of Code 128 (ISO/IEC 15417, table 1), written by hand. */
const patterns =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123
113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411
431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341
131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232`.split(/\s+/);
const STOP = '2331112';

/** The text of a barcode, from the widths of its bars and spaces in narrowest ones. Throws when it is none. */
export function readCode128(widths: readonly number[]): string {
  const all = widths.join('');
  if (!all.endsWith(STOP)) throw new Error('No stop sign.');
  const signs = all.slice(0, -STOP.length).match(/.{6}/g) ?? [];
  const values = signs.map((sign) => patterns.indexOf(sign));
  if (values.includes(-1)) throw new Error('No sign of Code 128.');
  const [start = 0, ...data] = values;
  const check = data.pop();
  const sum = data.reduce((total, value, index) => total + value * (index + 1), start) % 103;
  if (check !== sum) throw new Error(`The check is ${check} and should be ${sum}.`);
  let set = 'ABC'[start - 103]!;
  let text = '';
  for (const value of data) {
    if (value === 99 && set !== 'C') set = 'C';
    else if (value === 100 && set !== 'B') set = 'B';
    else if (value === 101 && set !== 'A') set = 'A';
    else if (set === 'C') text += String(value).padStart(2, '0');
    else text += String.fromCharCode(value + 32);
  }
  return text;
}
