/**
 * The formats of the dialect as functions, compiled into the validators. A blank value passes each (D-26).
 * `numeric`: digits with at most one decimal point. `digits`: 0-9 only. `date`: an existing day DD-MM-YYYY.
 * `date-time`: such a day and HH:mm.
 */
export function numeric(text: string): boolean {
  return /^[0-9]*\.?[0-9]*$/.test(text);
}

export function digits(text: string): boolean {
  return /^[0-9]*$/.test(text);
}

export function date(text: string): boolean {
  if (text === '') return true;
  const parts = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/.exec(text);
  if (!parts) return false;
  const [day, month, year] = parts.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function dateTime(text: string): boolean {
  if (text === '') return true;
  const parts = /^(.{10}) ([01][0-9]|2[0-3]):[0-5][0-9]$/.exec(text);
  return parts?.[1] !== undefined && date(parts[1]);
}

export { dateTime as 'date-time' };

/** Characters of a text as a person counts them: a pair of code units is one. */
export function countCharacters(text: string): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at++) {
    const second = text.charCodeAt(at);
    const first = text.charCodeAt(at - 1);
    if (second >= 0xdc00 && second <= 0xdfff && first >= 0xd800 && first <= 0xdbff) pairs++;
  }
  return text.length - pairs;
}
