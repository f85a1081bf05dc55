import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  blankRow,
  checkDocument,
  copyRow,
  createDocumentStore,
  type DocumentDefinition,
  diffDocuments,
  getAt,
  mergeDocuments,
  newDocument,
  type Path,
  rowsOf,
} from '../../src/engine/index.ts';
import { counting } from './cargo.ts';
import { loadNumbering, loadTemplate, manifest, numberedLoad } from './manifest.ts';

const both: readonly (readonly [string, DocumentDefinition])[] = [
  ['a document', manifest],
  ['a template', loadTemplate],
];

function open(definition: DocumentDefinition, prefix = 'r') {
  const newId = counting(prefix);
  const around = { definition, computations: [loadNumbering], context: {}, newId };
  return createDocumentStore({ ...around, document: newDocument(around) });
}

describe('two documents that share a row', () => {
  test.each(both)(
    'E36: in %s the row has the same birth, gate, rules, numbers and problems',
    (_, definition) => {
      const store = open(definition);
      const [first, second] = [store.insertRow(['loads']), store.insertRow(['loads'])] as [Path, Path];
      expect(getAt(store.document(), second)).toEqual({
        uuid: 'r3',
        load_no: 2,
        mode: 'packed',
        boxes: [{ uuid: 'r4', mark: 'first' }],
      });
      expect(store.enter([...first, 'weight'], 'heavy')).toMatchObject({ accepted: false, code: 'format' });
      store.enter([...first, 'mode'], 'loose');
      const [refused, ...others] = store.problems.all();
      expect(refused).toMatchObject({ path: [...first, 'weight'], source: 'entry' });
      expect(others).toMatchObject([
        { path: [...first, 'note'], code: 'problem.required', message: 'Say how.' },
      ]);
      expect(others).toEqual(checkDocument(definition, store.document(), {}));
      store.removeRows([first]);
      expect(getAt(store.document(), second)).toMatchObject({ load_no: 1 });
    },
  );

  test('E36: rows of a template come into a document under new keys, are numbered there, and stay equal in content', () => {
    const template = open(loadTemplate, 't');
    const load = template.insertRow(['loads'], { weight: '7', note: 'tea' });
    const store = open(manifest);
    store.insertRow(['loads']);
    const row = copyRow(rowsOf(template.document(), 'loads')[0]!, counting('c'));
    store.edit([{ op: 'insert', path: ['loads'], row, after: rowsOf(store.document(), 'loads')[0]!.uuid }]);
    expect(rowsOf(store.document(), 'loads')[1]).toEqual({
      uuid: 'c1',
      load_no: 2,
      mode: 'packed',
      weight: '7',
      note: 'tea',
      boxes: [{ uuid: 'c2', mark: 'first' }],
    });
    expect(getAt(template.document(), load)).toMatchObject({ uuid: 't1', load_no: 1 });
    const alone = { loads: [rowsOf(store.document(), 'loads')[1]!] };
    const { differences } = diffDocuments(loadTemplate, template.document(), alone);
    expect(differences).toEqual([]);
  });

  test('E36: a field that only one of them has a computation for is plain in the other', () => {
    const store = createDocumentStore({
      definition: loadTemplate,
      document: {},
      computations: [],
      context: {},
      newId: counting(),
    });
    store.insertRow(['loads']);
    expect(rowsOf(store.document(), 'loads')[0]).not.toHaveProperty('load_no');
    expect(Object.keys(numberedLoad.fields)).toContain('load_no');
  });

  test('E36: edits of the shared row merge in either document', () => {
    const newId = counting();
    const place = { document: {}, parentPath: [], context: {} };
    const row = blankRow(loadTemplate.lists.loads!, place, newId, { weight: '1' });
    const base = { loads: [row] };
    const at = (name: string): Path => ['loads', { id: row.uuid }, name];
    const mine = applyPatches(base, [{ op: 'set', path: at('weight'), value: '2' }]);
    const theirs = applyPatches(base, [{ op: 'set', path: at('note'), value: 'n' }]);
    for (const [, definition] of both) {
      const { document, conflicts } = mergeDocuments(definition, base, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(rowsOf(document, 'loads')[0]).toMatchObject({ weight: '2', note: 'n' });
    }
  });
});
