import type { Authored } from '../authored.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, documentsOf } from './objects.ts';

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|\w+);/gi;
/** What of it is drawn in an error of a document (D-33): these tags bare, links to http(s), and entities. */
const DRAWN = /^(?:<\/?(?:b|i|em|strong|ul|li|a)>|<br ?\/?>|<a href="https?:\/\/[^"\s]+">|&.*;)$/i;

/** Markup where it would be shown as it stands, and what an error drops of it. */
export function checkMarkup(
  { locale, localeFiles }: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const errors = errorTexts(objects);
  for (const [id, text] of Object.entries(locale)) {
    const markup = text.match(MARKUP) ?? [];
    const isError = id.startsWith('checks.') || errors.has(id);
    const wrong = isError ? (markup.find((one) => !DRAWN.test(one)) ?? unclosed(markup)) : markup[0];
    const file = localeFiles.get(id);
    if (wrong === undefined || !file) continue;
    const why = isError
      ? `"${wrong}" would be dropped: an error has b, i, em, strong, br, ul, li and <a href="https://…">, each closed.`
      : `"${wrong}" would be shown as it stands here: texts are plain, without markup.`;
    report.at(file, [id], why);
  }
}

/** Texts that only tell of an error of a document; the same words in a form of its own page are plain. */
function errorTexts(objects: ReadonlyMap<string, AuthoredObject>): ReadonlySet<string> {
  const named = [...objects.values()].flatMap((object) => {
    const isInDocument = documentsOf(object).every(({ schema }) => schema.version !== undefined);
    const members = [...Object.values(object.ui?.fields ?? {}), ...Object.values(object.ui?.lists ?? {})];
    return members.flatMap(({ rules = [] }) =>
      rules.map(({ effect, message }) => ({ message, isError: isInDocument && effect === 'require' })),
    );
  });
  const plain = new Set(named.flatMap(({ message, isError }) => (isError ? [] : [message])));
  return new Set(
    named.flatMap(({ message, isError }) => (isError && message && !plain.has(message) ? [message] : [])),
  );
}

/** The first tag that is opened and not closed, or closed and not open. */
function unclosed(markup: readonly string[]): string | undefined {
  const open: string[] = [];
  for (const tag of markup) {
    const [, slash, name = ''] = /^<(\/?)([a-z]+)/i.exec(tag) ?? [];
    if (slash === undefined || name === 'br') continue;
    if (slash === '') open.push(tag);
    else if (!open.at(-1)?.startsWith(`<${name}`)) return tag;
    else open.pop();
  }
  return open[0];
}
