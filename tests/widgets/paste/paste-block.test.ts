import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListDefinition } from '../../../src/engine/catalogue.ts';
import {
  createDocumentStore,
  type DocumentData,
  type DocumentStore,
  definitionAt,
  type Path,
} from '../../../src/engine/index.ts';
import { catalogue } from '../../../src/generated/catalogue.ts';
import { tableTexts } from '../../../src/generated/table-texts.ts';
import { applySuggestions } from '../../../widgets/paste/apply-suggestions.ts';
import {
  applyPaste,
  countLeftOut,
  type PasteReport,
  previewPaste,
  readPaste,
} from '../../../widgets/paste/paste-block.ts';

const definition = catalogue.documents['customs-declaration']!;
const { codeLists } = catalogue;
const listAt = (path: Path) => definitionAt(definition, path) as ListDefinition;
const text = (id: string) => (id === 'paste.synonyms' ? tableTexts[id] : id);
const path = ['CDSItems', { id: 'i' }, 'PackagesCDSItems'] as const;
const label = (name: string) => listAt(path).row.fields[name]!.label;
const [kind, count, mark] = ['type_of_packages', 'number_of_packages', 'shipping_mark'];

const open = (of = definition, document: DocumentData = { CDSItems: [{ uuid: 'i' }] }) =>
  createDocumentStore({
    definition: of,
    document,
    computations: [],
    context: {},
    newId: () => crypto.randomUUID(),
  });
let store: DocumentStore;
beforeEach(() => {
  store = open();
});

const pasteOf = (clipboard: string, at: Path, column: number) => {
  const list = listAt(at);
  const columns = list.row.columns.slice(column).map((name) => list.row.fields[name]!);
  return readPaste({ codeLists, text }, list, at, clipboard, { row: null, columns })!;
};
const paste = (clipboard: string, column = 0, at: Path = path): PasteReport =>
  applyPaste({ store, codeLists, text }, pasteOf(clipboard, at, column));
const rows = (at: Path = path) => {
  const [first] = store.document().CDSItems as readonly Record<string, unknown>[];
  const held = at.length === 1 ? store.document()[at[0] as string] : first?.[at[2] as string];
  return (held ?? []) as readonly Record<string, string>[];
};
const columnOf = (name: string) => listAt(path).row.columns.indexOf(name);

describe('pasting a block into rows', () => {
  it('a quoted cell keeps its quotes and breaks no row; its lines and tabs are blanks in a text of one line', () => {
    paste(`${label(mark!)}\t${label(count!)}\r\n"AB\n1 ""X"""\t4\r\n"CD"\t5\r\n`);
    expect(rows().map((row) => [row[mark!], row[count!]])).toEqual([
      ['AB 1 "X"', '4'],
      ['CD', '5'],
    ]);
  });

  it('a head with a column we do not have is still a head; that column is left out and named', () => {
    const report = paste(`${label(kind!)}\tColour\t${label(count!)}\nBX\tred\t4`);
    expect(rows()).toEqual([expect.objectContaining({ [kind!]: 'BX', [count!]: '4' })]);
    expect(report.unknown).toEqual(['Colour']);
    const figured = paste(`${label(kind!)}\tPallet 2\t${label(count!)}\nCT\tred\t5`);
    expect(figured.unknown).toEqual(['Pallet 2']);
  });

  it('a cell to the right of the last column, or under no word of the head, is left out and named', () => {
    const last = listAt(path).row.columns.length - 1;
    const report = paste('X1\tX2\nY1\t', last);
    const outside = expect.objectContaining({ number: 1, column: 2, text: 'X2', reason: 'paste.noColumn' });
    expect(report.taken).toBe(2);
    expect(report.leftOut).toEqual([outside]);
    const headed = paste(`${label(kind!)}\t\nBX\tloose`);
    expect(headed.leftOut).toEqual([expect.objectContaining({ number: 1, column: 2, text: 'loose' })]);
  });

  it('a head of which little is known here is a head all the same, and every other column is named', () => {
    const report = paste(`SKU\tColour\tSize\t${label(kind!)}\tRemark\nA-1\tred\tXL\tBX\tsoon`);
    expect(rows()).toEqual([expect.objectContaining({ [kind!]: 'BX' })]);
    expect(report.unknown).toEqual(['SKU', 'Colour', 'Size', 'Remark']);
  });

  it('a title over merged cells above the head is no row; what stood there is told', () => {
    const report = paste(`Packing list 77\t\t\n\t\t\n${label(kind!)}\t${label(count!)}\t\nBX\t4\t`);
    expect(rows().map((row) => [row[kind!], row[count!], row[mark!]])).toEqual([['BX', '4', undefined]]);
    expect(report).toMatchObject({ above: ['Packing list 77'], leftOut: [], taken: 2 });
    const plain = paste(`CT\t\n${label(kind!)}\t5`);
    expect(plain.above).toEqual([]);
  });

  it('a line over groups of columns is no head and no row: the one below names the columns, and the group says of what', () => {
    const items = ['CDSItems'] as const;
    const head = [
      '\tGoods\t\tPackages\t\t\tSupplier\t',
      'Item price\tDescription\tGross mass\tKind\tNumber\tMarks\tCity\tCountry',
      '12.50\tApples\t18\tCT\t120\tAB 1-9\tLima\tPE',
    ].join('\n');
    const report = paste(head, 0, items);
    const [, apples] = store.document().CDSItems as readonly Record<string, unknown>[];
    expect(apples).toMatchObject({
      itemPriceAmount: '12.50',
      description: 'Apples',
      gross_mass: '18',
      supplier_city: 'Lima',
      supplier_country: 'PE',
      PackagesCDSItems: [{ [kind!]: 'CT', [count!]: '120', [mark!]: 'AB 1-9' }],
    });
    expect(report).toMatchObject({
      above: ['Goods', 'Packages', 'Supplier'],
      unknown: [],
      leftOut: [],
      added: 1,
    });
  });

  it('a line over groups stands below a title, or over another such line; what they say is told', () => {
    const below = `${label(kind!)}\t${label(count!)}\t${label(mark!)}\nBX\t4\tAB`;
    const titled = paste(`Packing list 77\t\t\n\t\t\nWhat\t\tWhere\n${below}`);
    expect(titled).toMatchObject({ above: ['Packing list 77', 'What', 'Where'], taken: 3, leftOut: [] });
    const doubled = paste(`What\t\tWhere\nof\tthese\tthere\n${below}`);
    expect(doubled.above).toEqual(['What', 'Where', 'of', 'these', 'there']);
    const named = paste(`Packages\t\tShipping marks\n${below}`);
    expect(named).toMatchObject({ above: ['Packages', 'Shipping marks'], taken: 3 });
    expect(rows()).toHaveLength(3);
  });

  it('figures above a head, and words above what names fewer columns, are rows and no heads', () => {
    const figures = paste(`BX\t4\n${label(kind!)}\t${label(count!)}\nCT\t5`);
    expect(figures.above).toEqual([]);
    expect(rows().map((row) => row[count!])).toEqual(['4', '5']);
    expect(figures.leftOut.map((cell) => cell.text)).toEqual([label(kind!), label(count!)]);
    const later = paste(`${label(kind!)}\t${label(mark!)}\nCT\tAB\n${label(kind!)}\t${label(mark!)}\nBX\tCD`);
    expect(later.above).toEqual([]);
    expect(later.leftOut.map((cell) => [cell.number, cell.text])).toEqual([[2, label(kind!)]]);
  });

  it('a first line of words over columns that take none may be a head nothing here knows: that is asked', () => {
    const doubtful = pasteOf('Sorte\tAnzahl\tZeichen\nBX\t4\tAB 1', path, 0);
    expect(doubtful.isHeadDoubtful).toBe(true);
    expect(doubtful.withoutHead?.raw).toEqual([['BX', '4', 'AB 1']]);
    applyPaste({ store, codeLists, text }, doubtful.withoutHead!);
    expect(rows()).toEqual([expect.objectContaining({ [count!]: '4', [mark!]: 'AB 1' })]);
    expect(pasteOf('BX\t4\tAB 1\nCT\t5\tAB 2', path, 0).isHeadDoubtful).toBe(false);
    expect(pasteOf('seven\n4\nletters', path, columnOf(count!)).isHeadDoubtful).toBe(false);
  });

  it('columns of items that name a field of their lists fill the first row of it, one step in all', () => {
    const items = ['CDSItems'] as const;
    const before = store.document();
    const head = 'Description\tPackage kind\tPackages\tMarks\tTax type\tMethod of payment';
    const report = paste(`${head}\nApples\tCT\t120\tAB 1-9\tA00\tE\nPears\tBX\tmany\tCD\tB00\tE`, 0, items);
    const [, apples, pears] = store.document().CDSItems as readonly Record<string, unknown>[];
    expect(apples).toMatchObject({
      description: 'Apples',
      PackagesCDSItems: [{ [kind!]: 'CT', [count!]: '120', [mark!]: 'AB 1-9' }],
      TaxCDSItems: [expect.objectContaining({ tax_type: 'A00', payment_method: 'E' })],
    });
    expect(pears).toMatchObject({ PackagesCDSItems: [{ [kind!]: 'BX', [mark!]: 'CD' }] });
    expect(report.unknown).toEqual([]);
    expect(report.leftOut.map((cell) => [cell.number, cell.field?.name, cell.text])).toEqual([
      [2, count, 'many'],
    ]);
    store.undo();
    expect(store.document()).toEqual(before);
  });

  it('two columns of a list that is empty in the item fill one row of it', () => {
    const head = 'Shipping marks\tNumber of packages';
    const target = { row: 'i', columns: [] };
    applyPaste(
      { store, codeLists, text },
      readPaste({ codeLists, text }, listAt(['CDSItems']), ['CDSItems'], `${head}\nAB 1\t7`, target)!,
    );
    expect(rows()).toEqual([expect.objectContaining({ [mark!]: 'AB 1', [count!]: '7' })]);
  });

  it('over an item that has packages its first one is filled, and no second is made', () => {
    store = open(definition, {
      CDSItems: [{ uuid: 'i', PackagesCDSItems: [{ uuid: 'p', type_of_packages: 'BX' }, { uuid: 'q' }] }],
    });
    const list = listAt(['CDSItems']);
    const one = readPaste(
      { codeLists, text },
      list,
      ['CDSItems'],
      'Shipping marks\tNumber of packages\nAB 1\t7',
      {
        row: 'i',
        columns: [],
      },
    )!;
    applyPaste({ store, codeLists, text }, one);
    expect(rows()).toEqual([
      { uuid: 'p', type_of_packages: 'BX', shipping_mark: 'AB 1', number_of_packages: '7' },
      { uuid: 'q' },
    ]);
  });

  it('a head of data element numbers, or of one column only, is a head', () => {
    paste('6/9\t6/10\nBX\t4');
    paste(`${label(count!)}\n7`);
    expect(rows().map((row) => row[count!])).toEqual(['4', '7']);
  });

  it('refused cells leave no blank rows and are named by row, column, text and reason', () => {
    const report = paste('seven\n4\nletters', columnOf(count!));
    expect(rows().map((row) => row[count!])).toEqual(['4']);
    expect(report.leftOut.map((cell) => [cell.number, cell.field?.label, cell.text, cell.reason])).toEqual([
      [1, label(count!), 'seven', 'Digits only.'],
      [3, label(count!), 'letters', 'Digits only.'],
    ]);
  });

  it('each row behind the last that fits is named by its own number', () => {
    const seals = definition.lists.sealNumberItems!;
    store = open({
      ...definition,
      lists: { ...definition.lists, sealNumberItems: { ...seals, maxRows: 2, takes: 2 } },
    });
    const report = paste('S1\nS2\nS3\nS4', 0, ['sealNumberItems']);
    expect(rows(['sealNumberItems'])).toHaveLength(2);
    expect(report.leftOut.map(({ number, text: words, reason }) => [number, words, reason])).toEqual([
      [3, 'S3', 'rows.full'],
      [4, 'S4', 'rows.full'],
    ]);
  });

  it('what stands nowhere is counted in cells, those of whole rows with them; what was filled all the same is not', () => {
    const packages = listAt(path);
    const items = { ...definition.lists.CDSItems!, row: { ...definition.lists.CDSItems!.row } };
    items.row.lists = { ...items.row.lists, PackagesCDSItems: { ...packages, maxRows: 2, takes: 2 } };
    store = open({ ...definition, lists: { ...definition.lists, CDSItems: items } });
    const lines = ['BX\t4\tA', 'BX\tfour\tB', 'BX\t5\tC', 'BX\t\tD'];
    const report = paste([[kind, count, mark].map((name) => label(name!)).join('\t'), ...lines].join('\n'));
    expect(rows()).toHaveLength(2);
    expect([report.taken, countLeftOut(report)], 'one cell, a row of three and one of two').toEqual([5, 6]);
    const filled = report.leftOut.map((cell) => ({ ...cell, isFilled: true }));
    expect(countLeftOut({ ...report, leftOut: filled })).toBe(0);
  });

  it('CUS-310 a pasted currency of three letters is a pick from its list; small letters are the same code', () => {
    const taxes = ['CDSItems', { id: 'i' }, 'TaxCDSItems'] as const;
    const at = listAt(taxes).row.fields;
    const heads = `${at.tax_currency!.label}\t${at.tax_amount!.label}`;
    const report = paste(`${heads}\nEUR\t5\neur\t6`, 0, taxes);
    expect(report.leftOut).toEqual([]);
    expect(rows(taxes).map((row) => row.tax_currency)).toEqual(['EUR', 'EUR']);
  });

  it('CUS-230 a tax line pasted as automatic takes no amount, and the report says why', () => {
    const taxes = ['CDSItems', { id: 'i' }, 'TaxCDSItems'] as const;
    const { tax_calc_type: type, tax_amount: amount } = listAt(taxes).row.fields;
    const report = paste(`${type!.label}\t${amount!.label}\nautomatic\t5\nmanual\t6`, 0, taxes);
    expect(rows(taxes).map((row) => row.tax_amount)).toEqual([undefined, '6']);
    expect(report.leftOut).toEqual([expect.objectContaining({ number: 1, text: '5', field: amount })]);
    expect(report.leftOut[0]?.reason).not.toBe('');
  });

  it('nothing would fit a cell that a rule closes: no suggestion is made that could not be applied', () => {
    const guarantees = ['GuaranteeItems'] as const;
    store = open(definition, {});
    const report = paste(
      Array.from({ length: 12 }, (_, row) => `number\t1\tREF${row}`).join('\n'),
      0,
      guarantees,
    );
    expect(report.leftOut.map(({ number, suggestion }) => [number, suggestion])).toEqual([
      [11, undefined],
      [12, undefined],
    ]);
  });

  it('CUS-286 CUS-287 a document type pasted or typed as one is first character and rest', () => {
    const documents = ['CDSItems', { id: 'i' }, 'CertificateCDSItems'] as const;
    const { doc_code_1: type, doc_ident } = listAt(documents).row.fields;
    const report = paste(`${type!.label}\t${doc_ident!.label}\nC678\tA\nC6789\tB`, 0, documents);
    expect(rows(documents).map((row) => [row.doc_code_1, row.doc_code_3])).toEqual([
      ['C', '678'],
      [undefined, undefined],
    ]);
    expect(report.leftOut.map((cell) => cell.text)).toEqual(['C6789']);
    store.enter([...documents, { id: rows(documents)[1]!.uuid! }, 'doc_code_1'], 'Y929');
    expect(rows(documents)[1]).toMatchObject({ doc_code_1: 'Y', doc_code_3: '929' });
  });

  it('200 rows of items are one step, renumbered and taken back by one undo', () => {
    const items = ['CDSItems'] as const;
    const { commodityCode, description, gross_mass } = listAt(items).row.fields;
    const head = [commodityCode!.label, description!.label, gross_mass!.label].join('\t');
    const lines = Array.from({ length: 200 }, (_, at) => `0808108090\tApples ${at}\t10.5`);
    const before = store.document();
    const report = paste([head, ...lines].join('\r\n'), 0, items);
    expect(report).toMatchObject({ added: 200, taken: 600, leftOut: [] });
    store.undo();
    expect(store.document()).toEqual(before);
  });

  it('what the gate lets pass but is not valid is filled, and listed with what would be', () => {
    const items = ['CDSItems'] as const;
    const { description, gross_mass } = listAt(items).row.fields;
    const report = paste(`${description!.label}\t${gross_mass!.label}\nApples\t1,440.25 kg`, 0, items);
    expect(store.document().CDSItems).toHaveLength(2);
    expect(report).toMatchObject({ taken: 2, added: 1 });
    expect(report.leftOut).toEqual([
      expect.objectContaining({ text: '1,440.25 kg', suggestion: '1440.25', isFilled: true }),
    ]);
    applySuggestions({ store, text, context: () => ({}) }, listAt(items), items, report);
    expect(rows(items)[1]?.gross_mass).toBe('1440.25');
  });

  it('a look beforehand tells the same and changes nothing', () => {
    const before = store.document();
    const report = previewPaste({ store, codeLists, text }, pasteOf('4\nfive', path, columnOf(count!)));
    expect(report).toMatchObject({ taken: 1, added: 1 });
    expect(report.leftOut.map((cell) => cell.text)).toEqual(['five']);
    expect(store.document()).toBe(before);
  });
});

describe('applying what would fit', () => {
  const services = () => ({ store, text, context: () => ({}) });

  it('fills the cells left out, makes the rows they need in their order, and is one step', () => {
    const report = paste('1,234\n4\nsix\n2 000', columnOf(count!));
    expect(rows().map((row) => row[count!])).toEqual(['4']);
    const before = store.document();
    const left = applySuggestions(services(), listAt(path), path, report);
    expect(rows().map((row) => row[count!])).toEqual(['1234', '4', '2000']);
    expect(left.leftOut.map((cell) => cell.text)).toEqual(['six']);
    store.undo();
    expect(store.document()).toEqual(before);
  });

  it('a cell of a list in the row fits too, where that list has no row yet and where the line left none', () => {
    const items = ['CDSItems'] as const;
    const head = `${label(mark!)}\t${label(count!)}\tDescription of goods`;
    const report = paste(`${head}\n\t1,200\tApples\n\t3.0\t`, 0, items);
    const before = store.document();
    const left = applySuggestions(services(), listAt(items), items, report);
    expect(left.leftOut).toEqual([]);
    const filled = (store.document().CDSItems as readonly Record<string, unknown>[]).slice(1);
    expect(filled.map(({ PackagesCDSItems }) => PackagesCDSItems)).toEqual([
      [expect.objectContaining({ [count!]: '1200' })],
      [expect.objectContaining({ [count!]: '3' })],
    ]);
    store.undo();
    expect(store.document()).toEqual(before);

    const target = { row: 'i', columns: [] };
    const over = readPaste({ codeLists, text }, listAt(items), items, `${label(count!)}\n1,440`, target)!;
    applySuggestions(services(), listAt(items), items, applyPaste({ store, codeLists, text }, over));
    expect(rows()).toEqual([expect.objectContaining({ [count!]: '1440' })]);
  });

  it('a row deleted since gets a new one; nothing throws', () => {
    const report = paste('BX\t1,5\nCT\t2,000');
    const [first, second] = rows();
    store.removeRows([[...path, { id: second!.uuid! }]]);
    applySuggestions(services(), listAt(path), path, report);
    expect(rows().map((row) => [row[kind!], row[count!]])).toEqual([
      ['BX', undefined],
      [undefined, '2000'],
    ]);
    expect(rows()[0]?.uuid).toBe(first!.uuid);
  });
});

describe('a block from a text file, with commas or semicolons between its cells', () => {
  const cells = (at: Path = path) => rows(at).map((row) => [row[kind!], row[count!], row[mark!]]);

  it.each([
    ['commas', 'CT,120,AB 1-9\nBX,4,CD\n'],
    ['semicolons', 'CT;120;AB 1-9\r\nBX;4;CD\r\n'],
    ['commas with spaces behind them', 'CT, 120, AB 1-9\nBX, 4, CD'],
    ['quotes', '"CT","120","AB 1-9"\n"BX","4","CD"'],
    ['a blank line within', 'CT,120,AB 1-9\n\nBX,4,CD\n\n'],
  ])('%s are split into columns, in one step', (_what, clipboard) => {
    const before = store.document();
    const report = paste(clipboard);
    expect(cells()).toEqual([
      ['CT', '120', 'AB 1-9'],
      ['BX', '4', 'CD'],
    ]);
    expect(report).toMatchObject({ taken: 6, leftOut: [] });
    store.undo();
    expect(store.document()).toEqual(before);
  });

  it('a quoted cell keeps its commas and quotes, and is one line', () => {
    paste('CT,120,"AB, 1"\nBX,4,"CD ""2""\nand 3"');
    expect(cells()).toEqual([
      ['CT', '120', 'AB, 1'],
      ['BX', '4', 'CD "2" and 3'],
    ]);
    paste('CT,5,"AB;1"\nBX,6,"CD;2"');
    expect(cells().slice(2)).toEqual([
      ['CT', '5', 'AB;1'],
      ['BX', '6', 'CD;2'],
    ]);
  });

  it('a head is recognised, below a title too, and says what is meant where commas alone do not', () => {
    const report = paste(
      `Packing list 77\n${label(mark!)},${label(count!)},Colour\n"AB, 1",5,red\nCD,6,blue`,
    );
    expect(cells()).toEqual([
      [undefined, '5', 'AB, 1'],
      [undefined, '6', 'CD'],
    ]);
    expect(report).toMatchObject({ unknown: ['Colour'], above: ['Packing list 77'] });
  });

  it('refused cells are named by row, column and text, and those without a column', () => {
    const report = paste('CT,many,AB\nBX,4,CD');
    expect(cells()).toEqual([
      ['CT', undefined, 'AB'],
      ['BX', '4', 'CD'],
    ]);
    expect(report.leftOut.map((cell) => [cell.number, cell.field?.name, cell.text])).toEqual([
      [1, count, 'many'],
    ]);
    const outside = paste(`CT,1,AB${',X'.repeat(40)}\nBX,4,CD${',Y'.repeat(40)}`);
    expect(outside.leftOut.filter((cell) => cell.column !== undefined).length).toBeGreaterThan(0);
  });

  it.each([
    ['decimal commas', '1,5\n2,75\n10,125'],
    ['thousands', '1,234\n12,345,678\n1,500'],
    ['figures with units', '1,5 kg\n2,5 kg'],
    ['one line', '12,CT'],
    ['lines that do not agree', '12,CT\n13,BX,AB\n'],
  ])('%s stay in one column, refused as they stand', (_what, clipboard) => {
    const lines = clipboard.trim().split('\n');
    const report = paste(clipboard, columnOf(count!));
    expect(rows()).toEqual([]);
    expect(report.leftOut.map((cell) => cell.text)).toEqual(lines);
  });

  it('decimal commas between semicolons stay in their cells, with the figure that would fit', () => {
    const items = ['CDSItems'] as const;
    const head = `${listAt(items).row.fields.gross_mass!.label};${listAt(items).row.fields.net_mass!.label}`;
    const report = paste(`${head}\n1,5;1,25\n2,5;2`, 0, items);
    expect(report.leftOut.map((cell) => [cell.text, cell.suggestion])).toEqual([
      ['1,5', '1.5'],
      ['1,25', '1.25'],
      ['2,5', '2.5'],
    ]);
    expect(report.taken).toBe(4);
  });

  it.each([
    ['words with commas', 'Apples, fresh\nPears, dried'],
    ['marks with semicolons', 'AB 1; AB 2\nCD 1; CD 2'],
    ['more cells than columns', 'AB,CD,EF,GH,IJ,KL,MN,OP,QR,ST,UV\nAB,CD,EF,GH,IJ,KL,MN,OP,QR,ST,UV'],
  ])('%s that their column takes stay as they are', (_what, clipboard) => {
    const lines = clipboard.split('\n');
    paste(clipboard, columnOf(mark!));
    expect(rows().map((row) => row[mark!])).toEqual(lines);
  });

  it('codes with their words behind a comma stay in one column', () => {
    const report = paste('CT, carton\nBX, box');
    expect(report.leftOut.map((cell) => [cell.text, cell.suggestion])).toEqual([
      ['CT, carton', 'CT'],
      ['BX, box', 'BX'],
    ]);
  });

  it('a long code before a figure is no figure', () => {
    const items = ['CDSItems'] as const;
    const list = listAt(items);
    const columns = ['commodityCode', 'gross_mass'].map((name) => list.row.fields[name]!);
    const one = readPaste({ codeLists, text }, list, items, '08081080,18440\n84099100,120', {
      row: null,
      columns,
    })!;
    applyPaste({ store, codeLists, text }, one);
    const [, ...made] = store.document().CDSItems as readonly Record<string, unknown>[];
    expect(made.map((item) => [item.commodityCode, item.gross_mass])).toEqual([
      ['08081080', '18440'],
      ['84099100', '120'],
    ]);
  });

  it('is split as it was written, whatever stands in its cells', () => {
    const cell = fc
      .array(fc.constantFrom('a', '"', ',', ';', '\n', ' ', '7'), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(''));
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const block = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(block, fc.constantFrom(',', ';'), (texts, separator) => {
        const lines = texts.map(([first, ...others]) => [`x${first}`, ...others]);
        const clipboard = lines.map((line) => line.map(quoted).join(separator)).join('\r\n');
        expect(pasteOf(clipboard, path, 0).raw).toEqual(lines);
      }),
    );
  });
});
