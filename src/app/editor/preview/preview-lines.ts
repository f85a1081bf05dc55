import {
  definitionAt,
  formatPath,
  isRowSegment,
  type ListDefinition,
  type Path,
  parsePath,
} from '../../../engine/index.ts';
import type { MessageContents } from '../../../messages/index.ts';
import { text } from '../../dialog-texts.ts';
import type { DocumentSession } from '../document-session.ts';
import { heldValues } from '../document-values.ts';
import { placeWords } from '../place-words.ts';

/** One line of the preview. */
export type PreviewLine =
  | { readonly kind: 'section'; readonly key: string; readonly words: string }
  | { readonly kind: 'row'; readonly key: string; readonly words: string }
  | {
      readonly kind: 'value';
      readonly key: string;
      readonly label: string;
      readonly words: string;
      /** Leads to the field; absent for what no field says. */
      readonly path?: Path;
      /** In the message, or in what is no message; hidden by a rule and left out of one, or of the other; or known here alone. */
      readonly fate: 'sent' | 'hidden' | 'hiddenHere' | 'kept';
    };

/**
 * The document as customs will read it, in words: every value, with those that the message leaves out and why, and
 * what the message says by itself. One that is no message has all that no rule hides.
 */
export function previewLines(
  session: DocumentSession,
  contents: MessageContents | undefined,
): readonly PreviewLine[] {
  const { services, store } = session;
  const { definition } = services;
  const lines: PreviewLine[] = [];
  const heads = new Headings(session, lines);
  const seen = new Set<string>();
  for (const { path, field, words } of heldValues(services, store.document())) {
    const key = formatPath(path);
    seen.add(key);
    heads.open(path);
    const label = [field.label, field.help.dataElement].filter(Boolean).join(' ');
    const left = isHidden(session, path) ? (contents ? 'hidden' : 'hiddenHere') : contents ? 'kept' : 'sent';
    const fate = contents?.fields.has(key) ? 'sent' : left;
    lines.push({ kind: 'value', key, label, words, path, fate });
  }
  if (contents === undefined) return lines;
  const byDefault = [...contents.fields].filter(([key, value]) => !seen.has(key) && value !== '');
  if (byDefault.length + contents.own.size > 0) {
    lines.push({ kind: 'section', key: 'own', words: text('preview.own') });
  }
  for (const [key, value] of byDefault) {
    const label = placeWords(definition, store.document(), parsePath(key), text);
    lines.push({ kind: 'value', key, label, words: value, fate: 'sent' });
  }
  for (const [element, values] of contents.own) {
    const words = [...values].slice(0, SHOWN).join(', ') + (values.size > SHOWN ? ' …' : '');
    lines.push({ kind: 'value', key: `own ${element}`, label: element, words, fate: 'sent' });
  }
  return lines;
}

const SHOWN = 3;

/** A field, or a list around it, that a rule hides now. */
function isHidden({ store, services }: DocumentSession, path: Path): boolean {
  return path.some((segment, index) => {
    if (isRowSegment(segment)) return false;
    const at = path.slice(0, index + 1);
    return definitionAt(services.definition, at) !== undefined && store.fieldState(at).hidden;
  });
}

/** Writes a heading whenever the section, or the row, becomes another one. */
class Headings {
  readonly #session: DocumentSession;
  readonly #lines: PreviewLine[];
  #section: string | undefined;
  #row = '';

  constructor(session: DocumentSession, lines: PreviewLine[]) {
    this.#session = session;
    this.#lines = lines;
  }

  open(path: Path): void {
    const { services, store } = this.#session;
    const { definition } = services;
    const [first] = path;
    const section = definition.sections.find(
      ({ fields, lists }) =>
        fields.some(({ name }) => name === first) || lists.some((name) => name === first),
    );
    const id = section?.id ?? '';
    if (id !== this.#section) {
      this.#section = id;
      this.#lines.push({
        kind: 'section',
        key: `section ${id}`,
        words: section?.label ?? text('preview.noSection'),
      });
    }
    const rowPath = path.slice(0, lastRow(path) + 1);
    const row = formatPath(rowPath);
    if (row === this.#row) return;
    this.#row = row;
    if (rowPath.length === 0) return;
    const list = definitionAt(definition, rowPath.slice(0, -1)) as ListDefinition;
    const words = placeWords(definition, store.document(), rowPath, text);
    // A row comes again after the rows it holds.
    this.#lines.push({ kind: 'row', key: `${row} ${this.#lines.length}`, words: words || list.label });
  }
}

function lastRow(path: Path): number {
  return path.findLastIndex(isRowSegment);
}
