const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 14:05 */
export function timeOf(at: Date): string {
  return time.format(at);
}

/** 21/11/2026 14:05 */
export function dateTimeOf(at: Date | string): string {
  return dateTime.format(new Date(at)).replace(',', '');
}
