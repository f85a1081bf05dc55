import { type Node, printParseErrorCode } from 'jsonc-parser';
import type { SourceFile } from '../source-files.ts';
import type { Report } from './finding.ts';

/** Files that cannot be read, broken JSON, and a name that stands twice in one object (JSON.parse would keep the last in silence). */
export function checkSyntax(files: Iterable<SourceFile>, report: Report): void {
  for (const file of files) {
    if (right.has(file)) continue;
    const before = report.count();
    if (file.unread) report.atOffset(file, file.unread.offset, file.unread.why);
    for (const { error, offset } of file.syntaxErrors) {
      report.atOffset(file, offset, `Broken JSON: ${inWords(printParseErrorCode(error))}.`);
    }
    if (file.tree) checkNames(file, file.tree, report);
    if (report.count() === before) right.add(file);
  }
}

/** Files in which nothing was found; one with another text is another file. */
const right = new WeakSet<SourceFile>();

function checkNames(file: SourceFile, node: Node, report: Report): void {
  const seen = new Set<unknown>();
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const name = child.children?.[0]?.value as unknown;
      if (seen.has(name))
        report.atOffset(file, child.offset, `"${String(name)}" stands here for the second time.`);
      seen.add(name);
    }
    checkNames(file, child, report);
  }
}

function inWords(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bexpected$/, 'expected here');
}
