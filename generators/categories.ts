import { dirname } from 'node:path/posix';
import type { DeclarationCategory } from '../src/engine/category.ts';
import type { DataElement } from '../src/engine/data-element.ts';
import type { Authored, ChecksFile } from './authored.ts';
import { guidePages } from './declaration-checks.ts';

/** `customs-declaration/categories/c1-cf.json` → `categories.c1-cf.title`: the text that names the category. */
export function categoryTitleId(file: string): string {
  return `categories.${file.slice(file.lastIndexOf('/') + 1, -'.json'.length)}.title`;
}

/** `categories.always.item`: the text that says a requirement, with {number}, {title} and {category}. */
export function requirementTextId(need: string, level: string): string {
  return `categories.${need}.${level}`;
}

/** The pages beside its own that a category's requirements may name: those of the elements files of its document. */
export function requirementPages(authored: Authored, file: string): ChecksFile['pages'] {
  return guidePages(authored, dirname(dirname(file)));
}

/** Every category with its requirements in words, in order of file name. Throws on a text, element or page that is missing. */
export function declarationCategories(
  authored: Authored,
  elements: Readonly<Record<string, DataElement>>,
): readonly DeclarationCategory[] {
  return [...authored.categories].map(
    ([
      file,
      {
        category,
        regime,
        types,
        declarationTypes,
        procedures,
        additionalProcedures,
        page,
        readThrough,
        requirements,
      },
    ]) => ({
      category,
      title: text(categoryTitleId(file)),
      regime,
      ...(types ? { types } : {}),
      ...(declarationTypes ? { declarationTypes } : {}),
      ...(procedures ? { procedures } : {}),
      ...(additionalProcedures ? { additionalProcedures } : {}),
      page,
      ...(readThrough ? { readThrough } : {}),
      requirements: requirements.map(({ source, ...requirement }) => {
        const { element, need, level } = requirement;
        const page = source && requirementPages(authored, file)[source.page];
        if (source && !page) throw new Error(`${file}: there is no page "${source.page}".`);
        const title = elements[element]?.title;
        if (title === undefined) throw new Error(`${file}: there is no data element ${element}.`);
        const words: Readonly<Record<string, string>> = { number: element, title, category };
        const told = text(requirementTextId(need, level)).replace(
          /\{(\w+)\}/g,
          (whole, name: string) => words[name] ?? whole,
        );
        return {
          code: `${category}-${element}`,
          ...requirement,
          ...(page ? { source: { ...page, section: source.section } } : {}),
          text: told,
        };
      }),
    }),
  );

  function text(id: string): string {
    const found = authored.locale[id];
    if (found === undefined) throw new Error(`The locale files have no text "${id}".`);
    return found;
  }
}

/** Text of `src/generated/categories.ts`. */
export function categoriesFile(categories: readonly DeclarationCategory[]): string {
  return [
    "import type { DeclarationCategory } from '../engine/category.ts';",
    '',
    '/** Categories of declarations and the data elements each needs, as far as their tables were read. */',
    `export const declarationCategories: readonly DeclarationCategory[] = ${JSON.stringify(categories, null, 1)};`,
    '',
  ].join('\n');
}
