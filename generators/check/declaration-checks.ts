import type { Authored, CategoryFile } from '../authored.ts';
import { checkPages, checkTextId } from '../declaration-checks.ts';
import { checkFacts } from './declaration-facts.ts';
import { isDay } from './elements.ts';
import { checkContradictions } from './fact-contradictions.ts';
import { type Report, suggestion } from './finding.ts';
import type { AuthoredObject } from './objects.ts';
import { valueProblem } from './value.ts';

/** Checks before sending: each has a code of its own, a text, a source, and looks at fields and lists there are. */
export function checkDeclarationChecks(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const elements = new Set([...authored.elements.values()].flatMap((of) => Object.keys(of.elements)));
  const categories = new Map([...authored.categories.values()].map((one) => [one.category, one]));
  const texts = new Set<string>();
  const codes = new Set<string>();
  for (const [name, { pages, checks, unlisted = {} }] of authored.checks) {
    const file = authored.files.get(name);
    if (!file) continue;
    const known = checkPages(authored, name);
    const used = new Set<string>();
    const named = new Set<string>();
    const use = (list: string, code: string) => {
      named.add(`${list} ${code}`);
      return unlisted[list]?.includes(code) ?? false;
    };
    const document = [...objects.values()].find(
      (object) =>
        object.schema.version !== undefined && object.file.name.startsWith(name.replace(/[^/]*$/, '')),
    );
    const before = report.count();
    checks.forEach((check, index) => {
      const at = (...place: (string | number)[]) => ['checks', index, ...place];
      texts.add(checkTextId(check.code));
      used.add(check.source.page);
      if (codes.has(check.code))
        report.at(file, at('code'), `The code ${check.code} stands here a second time.`);
      codes.add(check.code);
      if (authored.locale[checkTextId(check.code)] === undefined)
        report.at(file, at('code'), `The locale files lack the text "${checkTextId(check.code)}".`);
      if (!elements.has(check.element))
        report.at(
          file,
          at('element'),
          `There is no data element ${check.element}.${suggestion(check.element, elements)}`,
        );
      if (!Object.hasOwn(known, check.source.page))
        report.at(
          file,
          at('source', 'page'),
          `There is no page "${check.source.page}".${suggestion(check.source.page, Object.keys(known))}`,
        );
      for (const [position, named] of (check.categories ?? []).entries()) {
        const category = categories.get(named);
        const why = category
          ? neverOf(check, category)
          : `There is no category ${named}.${suggestion(named, categories.keys())}`;
        if (why) report.at(file, at('categories', position), why);
      }
      if (!document) return;
      for (const [position, type] of (check.types ?? []).entries()) {
        const why = valueProblem(document, 'additional_dec_type', type);
        if (why) report.at(file, at('types', position), `No declaration has the type "${type}". ${why}`);
      }
      checkFacts(check, at(), document, objects, { use }, file, report);
    });
    if (document && report.count() === before) checkContradictions(checks, document, objects, file, report);
    for (const [list, codes] of Object.entries(unlisted))
      for (const [index, code] of codes.entries()) {
        if (named.has(`${list} ${code}`)) continue;
        const text = `No rule names the code "${code}" of ${list}, or that list holds it: take it out here.`;
        report.at(file, ['unlisted', list, index], text);
      }
    for (const [page, { date }] of Object.entries(pages)) {
      if (!used.has(page)) report.at(file, ['pages', page], `No rule was read on the page "${page}".`);
      if (!isDay(date)) report.at(file, ['pages', page, 'date'], `There is no day ${date}.`);
    }
  }
  for (const [id, file] of authored.localeFiles) {
    if (!id.startsWith('checks.') || texts.has(id)) continue;
    const text = `A rule says where it was read: no check has the text "${id}".${suggestion(id, texts)}`;
    report.at(file, [id], text);
  }
}

/** Why no declaration that a check is for is of a category that it names. */
function neverOf(
  { regime, types }: { readonly regime?: string; readonly types?: readonly string[] },
  { category, regime: own, types: ownTypes }: CategoryFile,
): string | undefined {
  if (regime !== undefined && regime !== own)
    return `This can never hold: the check is for ${regime}s, and ${category} for ${own}s.`;
  if (types && ownTypes && !types.some((type) => ownTypes.includes(type)))
    return `This can never hold: the check is for the types ${types.join(', ')}, and ${category} for ${ownTypes.join(', ')}.`;
  return undefined;
}
