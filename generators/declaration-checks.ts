import { dirname } from 'node:path/posix';
import type { DeclarationCheck } from '../src/engine/declaration-check.ts';
import type { Authored, ChecksFile } from './authored.ts';

/** `CDS12071.5-14` → `checks.cds12071.5-14`, `IM-5/14` → `checks.im-5-14`: the text that says the rule. */
export function checkTextId(code: string): string {
  return `checks.${code.toLowerCase().replaceAll('/', '-')}`;
}

/** The pages that a checks file may name as sources: its own, and those of the elements files beside it. */
export function checkPages(authored: Authored, file: string): ChecksFile['pages'] {
  return { ...guidePages(authored, dirname(file)), ...authored.checks.get(file)?.pages };
}

/** The pages of the elements files in a folder, which its checks and categories may name as sources. */
export function guidePages({ elements }: Authored, folder: string): ChecksFile['pages'] {
  const inFolder = [...elements].filter(([name]) => dirname(name) === folder);
  return Object.assign({}, ...inFolder.map(([, { pages }]) => pages));
}

/** Every check before sending with its words and source, in order of the files. Throws on a text or page that is missing. */
export function declarationChecks(authored: Authored): readonly DeclarationCheck[] {
  return [...authored.checks].flatMap(([file, { checks }]) => {
    const pages = checkPages(authored, file);
    return checks.map(({ source, ...check }) => {
      const page = pages[source.page];
      const text = authored.locale[checkTextId(check.code)];
      if (!page) throw new Error(`${file}: there is no page "${source.page}".`);
      if (text === undefined) throw new Error(`The locale files have no text "${checkTextId(check.code)}".`);
      return { ...check, text, source: { ...page, section: source.section } };
    });
  });
}

/** Text of `src/generated/declaration-checks.ts`. */
export function declarationChecksFile(checks: readonly DeclarationCheck[]): string {
  return [
    "import type { DeclarationCheck } from '../engine/declaration-check.ts';",
    '',
    '/** Rules that a declaration is judged by before it is sent, beside what its category always needs. */',
    `export const declarationChecks: readonly DeclarationCheck[] = ${JSON.stringify(checks, null, 1)};`,
    '',
  ].join('\n');
}
