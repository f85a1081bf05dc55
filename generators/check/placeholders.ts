import { kindPlaceholder } from '../../src/engine/kind-words.ts';
import { jsonOf, type SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';

/** What the product does with its texts: the words of each source file that may fill one in. */
export interface TextCallers {
  /** Words of the sources that name this text; undefined where none names it in so many letters. */
  wordsBeside(id: string): ReadonlySet<string> | undefined;
  /** Words of all sources. */
  readonly words: ReadonlySet<string>;
}

/** Texts of pages and of what stands on them, and those the server says of documents. */
const takesWordsOfKinds = /^locale\/en\.(app|dialogs|import|lists|mail|offers|own|report)\.json$/;

/** Braces in texts that hold no value, and values that nobody who shows the text has to give. */
export function checkPlaceholders(
  files: Iterable<SourceFile>,
  callers: TextCallers | undefined,
  report: Report,
): void {
  for (const file of files) {
    if (!file.name.startsWith('locale/')) continue;
    for (const [id, text] of Object.entries(jsonOf(file) as Record<string, string>)) {
      // They are given the words of the kind that they are about.
      const words = takesWordsOfKinds.test(file.name) ? text.replace(kindPlaceholder, 'document') : text;
      if (id !== '$schema') checkText(file, id, words, callers, report);
    }
  }
}

function checkText(
  file: SourceFile,
  id: string,
  text: string,
  callers: TextCallers | undefined,
  report: Report,
): void {
  const complain = (message: string) => report.at(file, [id], message);
  if (text.trim() === '') complain(`The text "${id}" is blank.`);
  const placeholder = /\{(\w+)(?::[^|{}]*\|[^{}]*)?\}/g;
  if (/[{}]/.test(text.replace(placeholder, ''))) {
    complain(`The text "${id}" has a brace that holds no value: write {name}, or {name:row|rows}.`);
    return;
  }
  if (!callers) return;
  const known = callers.wordsBeside(id) ?? callers.words;
  for (const [, name = ''] of text.matchAll(placeholder)) {
    if (known.has(name)) continue;
    const near = suggestion(
      name,
      [...known].filter((word) => /^[a-z]/.test(word) && word.length > 2),
    );
    complain(`Nothing that shows the text "${id}" gives it a value {${name}}.${near}`);
  }
}
