import { dirname } from 'node:path/posix';
import type { Authored } from '../authored.ts';
import { elementTextId, RULE_KINDS } from '../data-elements.ts';
import type { SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import type { AuthoredObject } from './objects.ts';

/** Data elements: each that a field names is described, each rule has text and source, each text and page is used. */
export function checkElements(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const known = new Set([...authored.elements.values()].flatMap((of) => Object.keys(of.elements)));
  const named = checkNamedElements(objects, known, report);
  const texts = new Set<string>();
  for (const [name, { pages, elements }] of authored.elements) {
    const file = authored.files.get(name);
    if (!file) continue;
    const usedPages = new Set(pagesOfRules(authored, name));
    for (const [number, sources] of Object.entries(elements)) {
      const place = ['elements', number];
      if (!named.has(number)) report.at(file, place, `No field has the data element ${number}.`);
      if (sources.any && (sources.import || sources.export))
        report.at(
          file,
          [...place, 'any'],
          'A rule for any declaration stands alone, without import or export.',
        );
      need(file, place, `${elementTextId(number)}.title`);
      for (const kind of RULE_KINDS) {
        const source = sources[kind];
        if (!source) continue;
        need(file, [...place, kind], `${elementTextId(number)}.${kind}`);
        usedPages.add(source.page);
        if (!Object.hasOwn(pages, source.page))
          report.at(
            file,
            [...place, kind, 'page'],
            `There is no page "${source.page}".${suggestion(source.page, Object.keys(pages))}`,
          );
      }
    }
    for (const [page, { date }] of Object.entries(pages)) {
      if (!usedPages.has(page)) report.at(file, ['pages', page], `No rule was read on the page "${page}".`);
      if (!isDay(date)) report.at(file, ['pages', page, 'date'], `There is no day ${date}.`);
    }
  }
  checkElementTexts(authored, texts, report);

  function need(file: SourceFile, place: readonly string[], id: string): void {
    texts.add(id);
    if (authored.locale[id] === undefined) report.at(file, place, `The locale files lack the text "${id}".`);
  }
}

/** Pages that the checks and categories beside an elements file name as sources. */
function pagesOfRules({ checks, categories }: Authored, elementsFile: string): readonly string[] {
  const folder = dirname(elementsFile);
  const beside = [...checks].filter(([name]) => dirname(name) === folder);
  const below = [...categories].filter(([name]) => dirname(dirname(name)) === folder);
  return [
    ...beside.flatMap(([, file]) => file.checks.map(({ source }) => source.page)),
    ...below.flatMap(([, { requirements }]) => requirements.flatMap(({ source }) => source?.page ?? [])),
  ];
}

/** Numbers that fields name; one that no elements file describes is reported where it stands. */
function checkNamedElements(
  objects: ReadonlyMap<string, AuthoredObject>,
  known: ReadonlySet<string>,
  report: Report,
): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { file, schema } of objects.values()) {
    for (const [name, { dataElement }] of Object.entries(schema.properties)) {
      if (dataElement === undefined) continue;
      const isFirst = !named.has(dataElement);
      named.add(dataElement);
      if (known.has(dataElement) || !isFirst) continue;
      report.at(
        file,
        ['properties', name, 'dataElement'],
        `No elements file describes the data element ${dataElement}.${suggestion(dataElement, known)}`,
      );
    }
  }
  return named;
}

/** A completion rule without a source is refused, as is a text of an element that does not exist. */
function checkElementTexts(authored: Authored, used: ReadonlySet<string>, report: Report): void {
  for (const [id, file] of authored.localeFiles) {
    if (!id.startsWith('elements.') || used.has(id)) continue;
    report.at(
      file,
      [id],
      /\.(import|export|any)$/.test(id)
        ? `A completion rule says where it was read: no elements file has a source for "${id}".${suggestion(id, used)}`
        : `Nothing uses the text "${id}".${suggestion(id, used)}`,
    );
  }
}

/** An existing day, YYYY-MM-DD. */
export function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
