import type { Authored, CategoryFile } from '../authored.ts';
import { categoryTitleId, requirementPages, requirementTextId } from '../categories.ts';
import { isDay } from './elements.ts';
import { type Report, suggestion } from './finding.ts';
import type { AuthoredObject } from './objects.ts';
import { valueProblem } from './value.ts';

/** Categories: each element is described and stands once, an opening says how far it was read, every text is there. */
export function checkCategories(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const known = new Set([...authored.elements.values()].flatMap((of) => Object.keys(of.elements)));
  // One that a field names and nothing describes is reported there.
  const named = new Set(
    [...authored.schemas.values()].flatMap(({ properties }) =>
      Object.values(properties).map(({ dataElement }) => dataElement),
    ),
  );
  const used = new Set<string>();
  const origin = new Map<string, string>();
  checkApart(authored, report);
  for (const [name, { category, regime, page, readThrough, requirements, ...scope }] of authored.categories) {
    const before = report.count();
    const file = authored.files.get(name);
    if (!file) continue;
    const first = origin.get(category);
    if (first) report.at(file, ['category'], `The category ${category} already stands in ${first}.`);
    origin.set(category, name);
    if (!isDay(page.date)) report.at(file, ['page', 'date'], `There is no day ${page.date}.`);
    if ((page.extent === 'opening') !== (readThrough !== undefined))
      report.at(
        file,
        ['page', 'extent'],
        'A table of which only the opening was read says how far in "readThrough", and no other does.',
      );
    const pages = requirementPages(authored, name);
    const last = requirements.findLast(({ source }) => source === undefined)?.element;
    if (readThrough !== undefined && readThrough !== last) {
      const text = `The rows that were read end with ${last}, but "readThrough" says ${readThrough}.`;
      report.at(file, ['readThrough'], text);
    }
    const titleId = categoryTitleId(name);
    used.add(titleId);
    const title = authored.locale[titleId];
    if (title === undefined) report.at(file, ['category'], `The locale files lack the text "${titleId}".`);
    else checkTitle(title);
    // One that is of the other regime by its title would be so by every code as well.
    if (report.count() === before) checkScope(name, { category, regime, ...scope });
    const seen = new Set<string>();

    function checkTitle(title: string): void {
      if (!title.startsWith(`${category},`))
        report.at(
          file!,
          ['category'],
          `The title of ${category} is that of another: "${title}" ("${titleId}").`,
        );
      const other = regime === 'import' ? 'export' : 'import';
      if (new RegExp(`\\b${other}s?\\b`, 'i').test(title))
        report.at(file!, ['regime'], `${category} is for ${regime}s, but its title says "${title}".`);
    }

    requirements.forEach(({ element, need, level, source }, index) => {
      const place = ['requirements', index, 'element'];
      if (source && !Object.hasOwn(pages, source.page))
        report.at(
          file,
          ['requirements', index, 'source', 'page'],
          `There is no page "${source.page}".${suggestion(source.page, Object.keys(pages))}`,
        );
      if (!known.has(element) && !named.has(element))
        report.at(file, place, `There is no data element ${element}.${suggestion(element, known)}`);
      if (seen.has(element)) report.at(file, place, `The data element ${element} stands here a second time.`);
      seen.add(element);
      const id = requirementTextId(need, level);
      used.add(id);
      if (authored.locale[id] === undefined)
        report.at(file, ['requirements', index, 'need'], `The locale files lack the text "${id}".`);
    });
  }
  for (const [id, file] of authored.localeFiles) {
    if (id.startsWith('categories.') && !used.has(id))
      report.at(file, [id], `Nothing uses the text "${id}".${suggestion(id, used)}`);
  }

  /** What tells a category from others is a code of the field it is told by, and one of its regime. */
  function checkScope(name: string, { category, regime, ...scope }: Scope): void {
    const file = authored.files.get(name);
    for (const [keyword, [objectName, field]] of Object.entries(TOLD_BY)) {
      const codes = scope[keyword as keyof typeof TOLD_BY] ?? [];
      const object = [...objects.values()].find((one) => one.name === objectName);
      const list = object?.ui?.fields[field]?.codeList;
      const options = list === undefined ? undefined : authored.codeLists.get(list)?.options;
      for (const [index, code] of codes.entries()) {
        if (!file || !object) continue;
        const why = valueProblem(object, field, code);
        const own = options?.find(({ value }) => value === code)?.regime;
        if (why) report.at(file, [keyword, index], `No declaration is of ${category} by "${code}". ${why}`);
        else if (own !== undefined && own !== 'both' && own !== regime)
          report.at(file, [keyword, index], `${category} is for ${regime}s, but "${code}" for ${own}s.`);
      }
    }
  }
}

/** No declaration is of two categories, unless an additional procedure makes it one of the other (H7). */
function checkApart({ categories, files }: Authored, report: Report): void {
  const all = [...categories].filter(([, { additionalProcedures }]) => additionalProcedures === undefined);
  for (const [index, [name, one]] of all.entries()) {
    const file = files.get(name);
    const twin = all.slice(0, index).find(([, other]) => other.regime === one.regime && isShared(one, other));
    if (!file || !twin || twin[1].category === one.category) continue;
    const keyword = one.procedures ? 'procedures' : 'types';
    const code = common(one[keyword], twin[1][keyword])?.[0];
    const place = code === undefined ? ['category'] : [keyword, one[keyword]?.indexOf(code) ?? 0];
    const by = code === undefined ? 'the same declarations' : `declarations by "${code}"`;
    const text = `${one.category} takes ${by} that ${twin[1].category} takes: nothing tells the two apart.`;
    report.at(file, place, text);
  }
}

function isShared(one: CategoryFile, other: CategoryFile): boolean {
  return (['types', 'declarationTypes', 'procedures'] as const).every(
    (keyword) => common(one[keyword], other[keyword])?.length !== 0,
  );
}

/** Codes of both; undefined where one of them takes any. */
function common(one?: readonly string[], other?: readonly string[]): readonly string[] | undefined {
  return one && other?.filter((code) => one.includes(code));
}

type Scope = Pick<CategoryFile, 'category' | 'regime' | keyof typeof TOLD_BY>;

/** The object and field whose codes each of these keywords names. */
const TOLD_BY = {
  types: ['customs-declaration', 'additional_dec_type'],
  declarationTypes: ['customs-declaration', 'declaration_type'],
  procedures: ['item', 'req_code'],
  additionalProcedures: ['additional-procedure', 'add_proc'],
} as const;
