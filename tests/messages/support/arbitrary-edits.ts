import fc from 'fast-check';
import type { ObjectDefinition } from '../../../src/engine/catalogue.ts';
import type { DocumentData, FieldValue, Row } from '../../../src/engine/document.ts';
import { catalogue } from '../../../src/generated/catalogue.ts';

type Values = Record<string, FieldValue | readonly Row[] | undefined>;

/** One thing done to a document, as numbers that are read for whatever it holds. */
export interface Wish {
  readonly kind: 'set' | 'clear' | 'insert' | 'copy' | 'remove' | 'move';
  /** Which list of the document, which of its rows, which list of that row, which row of that, and so on. */
  readonly way: readonly number[];
  readonly deep: boolean;
  readonly field: number;
  readonly to: number;
  readonly text: string;
}

export const wishes = fc.array(
  fc.record<Wish>({
    kind: fc.constantFrom('set', 'set', 'set', 'clear', 'insert', 'copy', 'remove', 'move'),
    way: fc.tuple(fc.nat(99), fc.nat(9), fc.nat(99), fc.nat(9)),
    deep: fc.boolean(),
    field: fc.nat(999),
    to: fc.nat(9),
    text: fc.constantFrom('A', 'GB', 'GBP', '1', '12.50', '00500', 'export', 'import', 'Q', 'NOSEALS', '<&>'),
  }),
  { minLength: 1, maxLength: 8 },
);

/** What no amendment can change: what names the message itself, and the numbers of items. */
const fixed = /^(transaction_ref|declaration_type|additional_dec_type|submitter(_\w+)?|item_no|items)$/;

const declaration = catalogue.documents['customs-declaration']!;

/** The document with the wishes done and its items numbered and counted; `newKeys` as if it were read anew. */
export function edited(document: DocumentData, done: readonly Wish[], newKeys: boolean): DocumentData {
  let made = 0;
  const newId = () => {
    made += 1;
    return `new${made}`;
  };
  const wished = done.reduce<DocumentData>((here, wish) => after(here, declaration, wish, 0), document);
  const numbered = withNumbers(wished);
  return newKeys ? rekeyed(numbered, newId) : numbered;

  function after(here: DocumentData, definition: ObjectDefinition, wish: Wish, depth: number): DocumentData {
    const lists = Object.values(definition.lists);
    const list = lists[(wish.way[depth] ?? 0) % Math.max(1, lists.length)];
    const isEnd = !list || (depth > 0 && !wish.deep) || depth > 2;
    if (wish.kind === 'set' || wish.kind === 'clear') {
      if (isEnd || (depth === 0 && wish.field % 3 === 0)) return withField(here, definition, wish);
    }
    if (!list) return here;
    const rows = (here[list.name] ?? []) as readonly Row[];
    const index = (wish.way[depth + 1] ?? 0) % Math.max(1, rows.length);
    const row = rows[index];
    const goesOn = row && Object.keys(list.row.lists).length > 0 && wish.deep && depth === 0;
    if (goesOn || ((wish.kind === 'set' || wish.kind === 'clear') && row)) {
      return { ...here, [list.name]: rows.with(index, after(row, list.row, wish, depth + 2) as Row) };
    }
    return { ...here, [list.name]: withRows(rows, list.row, wish, index) };
  }

  function withField(here: DocumentData, definition: ObjectDefinition, wish: Wish): DocumentData {
    const fields = Object.values(definition.fields).filter(({ name }) => !fixed.test(name));
    const { name, type } = fields[wish.field % fields.length]!;
    const { [name]: _, ...rest } = here as Values;
    if (wish.kind === 'clear') return rest;
    return { ...rest, [name]: wishedValue(name, type, wish) };
  }

  function wishedValue(name: string, type: string, { to, text }: Wish): FieldValue {
    // A row may say that it stands for none: no other number of it can be amended.
    if (name.endsWith('_sequence')) return '0';
    return type === 'boolean' ? to % 2 === 0 : type === 'integer' ? to : text;
  }

  function withRows(
    rows: readonly Row[],
    definition: ObjectDefinition,
    wish: Wish,
    index: number,
  ): readonly Row[] {
    const to = wish.to % (rows.length + 1);
    if (wish.kind === 'insert') {
      const filled = [0, 1, 2].reduce<DocumentData>(
        (row, step) => withField(row, definition, { ...wish, field: wish.field + step }),
        {},
      );
      const number = Object.keys(definition.fields).find((name) => name.endsWith('_sequence'));
      const standsForNone = number !== undefined && wish.field % 2 === 0;
      return rows.toSpliced(to, 0, { ...filled, ...(standsForNone && { [number]: '0' }), uuid: newId() });
    }
    const row = rows[index];
    if (!row) return rows;
    if (wish.kind === 'remove') return rows.toSpliced(index, 1);
    if (wish.kind === 'copy') return rows.toSpliced(to, 0, rekeyed({ ...row, uuid: newId() }, newId) as Row);
    return rows.toSpliced(index, 1).toSpliced(to, 0, row);
  }
}

/** Items numbered from 1 and counted, as the computations keep them; other numbers only where they are 0. */
export function withNumbers(document: DocumentData): DocumentData {
  const items = (document.CDSItems ?? []) as readonly Row[];
  const plain = withoutNumbers(document) as Values;
  const rows = (plain.CDSItems ?? []) as readonly Row[];
  return {
    ...plain,
    ...(items.length === 0 ? {} : { CDSItems: rows.map((row, index) => ({ ...row, item_no: index + 1 })) }),
    items: items.length,
  };
}

function withoutNumbers(here: DocumentData): DocumentData {
  const kept = Object.entries(here).filter(([name, value]) => !name.endsWith('_sequence') || value === '0');
  return Object.fromEntries(
    kept.map(([name, value]) => [name, Array.isArray(value) ? value.map(withoutNumbers) : value]),
  ) as DocumentData;
}

function rekeyed(here: DocumentData, newId: () => string): DocumentData {
  return Object.fromEntries(
    Object.entries(here).map(([name, value]) => {
      if (name === 'uuid') return [name, newId()];
      return [name, Array.isArray(value) ? value.map((row) => rekeyed(row, newId)) : value];
    }),
  ) as DocumentData;
}
