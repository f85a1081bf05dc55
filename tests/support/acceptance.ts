/**
 * A day on which customs could be sent a published message: the one after its acceptance, because those messages are
 * older than the 180 days customs look back (CDS12016); today where it names none.
 */
export function dayOfSending(message: string): Date {
  const [, year, month, day] =
    /<(?:\w+:)?AcceptanceDateTime>\s*<[^>]*>(\d{4})(\d\d)(\d\d)/.exec(message) ?? [];
  return year === undefined
    ? new Date()
    : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1));
}
