import { beforeEach, describe, expect, it } from 'vitest';
import type { ListDefinition } from '../../src/engine/catalogue.ts';
import { createDocumentStore, type DocumentStore, definitionAt } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import type { EditorServices } from '../../widgets/editor-services.ts';
import { pasteBlock } from '../../widgets/paste-block.ts';

const definition = catalogue.documents['customs-declaration']!;
const path = ['CDSItems', { id: 'i' }, 'PackagesCDSItems'] as const;
const list = definitionAt(definition, path) as ListDefinition;
const label = (name: string) => list.row.fields[name]!.label;
const column = (name: string) => list.row.columns.indexOf(name);
const [kind, count, mark] = ['type_of_packages', 'number_of_packages', 'shipping_mark'];

describe('pasting a block into rows', () => {
  let store: DocumentStore;
  beforeEach(() => {
    store = createDocumentStore({
      definition,
      document: { CDSItems: [{ uuid: 'i' }] },
      computations: [],
      context: {},
      newId: () => crypto.randomUUID(),
    });
  });
  const paste = (text: string, at = 0, limit?: number) =>
    pasteBlock(
      { store, context: () => ({}), text: (id: string) => id } as unknown as EditorServices,
      limit === undefined ? list : { ...list, maxRows: limit },
      path,
      { text, row: undefined, column: at },
    );
  const rows = () => {
    const [item] = store.document().CDSItems as readonly { PackagesCDSItems?: readonly object[] }[];
    return (item?.PackagesCDSItems ?? []) as readonly Record<string, string>[];
  };

  it('a quoted cell keeps its lines, tabs and quotes and breaks no row', () => {
    paste(`${label(mark)}\t${label(count)}\r\n"AB\n1 ""X"""\t4\r\n"CD"\t5\r\n`);
    expect(rows().map((row) => [row[mark], row[count]])).toEqual([
      ['AB\n1 "X"', '4'],
      ['CD', '5'],
    ]);
  });

  it('a head with a column we do not have is still a head; that column is left out and named', () => {
    const result = paste(`${label(kind)}\tColour\t${label(count)}\nBX\tred\t4`);
    expect(rows()).toEqual([expect.objectContaining({ [kind]: 'BX', [count]: '4' })]);
    expect(result.refused).toEqual([expect.objectContaining({ row: 0, text: 'Colour' })]);
  });

  it('refused cells leave no blank rows and are named by their row', () => {
    const result = paste('seven\n4\nletters', column(count));
    expect(rows().map((row) => row[count])).toEqual(['4']);
    expect(result.refused.map(({ row, text }) => [row, text])).toEqual([
      [1, 'seven'],
      [3, 'letters'],
    ]);
  });

  it('each row behind the last that fits is named by its own number', () => {
    const result = paste('1\n2\n3\n4', column(count), 2);
    expect(rows()).toHaveLength(2);
    expect(result.refused.map(({ row, text }) => [row, text])).toEqual([
      [3, '3'],
      [4, '4'],
    ]);
  });
});
