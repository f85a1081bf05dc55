/** What a text holds beside tags and their content: comments, scripts and styles, to the end where they are not closed. */
const SILENT = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)/gis;
/** Tags that stand on lines of their own and are none of those kept. */
const BLOCK = /<\/?(?:p|div|h\d|tr|table|ol|dl|dt|dd|section)\b[^<>]*>/gi;
const BREAK = /<(?:br|\/?ul|\/?li)\b[^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A tag: its name, then its attributes. A `<` that begins none is text. */
export const TAG = /<\/?([a-z][a-z\d]*)\b([^<>]*)>/gi;

/** Whether a text can hold markup at all. */
export function isMarked(text: string): boolean {
  return /[<&]/.test(text);
}

/** Markup without what is no text for people, its paragraphs as lines. */
export function spoken(markup: string): string {
  return withoutBlanks(markup.replace(SILENT, '').replace(BLOCK, '\n'));
}

/** Text between tags as it is read. */
export function decoded(text: string): string {
  return text.replace(ENTITY, (whole, number?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()]!;
    const point = Number(number);
    return point > 0x10_ff_ff ? whole : String.fromCodePoint(point);
  });
}

/** The words of a text that may hold markup, as customs' may (D-33), without it: for tooltips and what is read out. */
export function plainWords(text: string): string {
  if (!isMarked(text)) return text;
  return withoutBlanks(decoded(spoken(text).replace(BREAK, '\n').replace(TAG, '')));
}

/** Its lines without blanks around them and blank ones. */
function withoutBlanks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
