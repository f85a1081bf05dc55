import { fileURLToPath } from 'node:url';
import { buildCatalogue } from '../../generators/catalogue.ts';
import { authoredOf } from '../../generators/read-authored.ts';
import { readSourceFiles } from '../../generators/source-files.ts';
import { checksOf, computationsOf } from '../../src/computations/of-document.ts';
import {
  createDocumentStore,
  type DocumentData,
  type DocumentDefinition,
  type Path,
  type Row,
  rowsOf,
  treeOf,
} from '../../src/engine/index.ts';

const read = (folder: string) => readSourceFiles(fileURLToPath(new URL(`../../${folder}`, import.meta.url)));

/** The kind of document that only tests have; its packing list is a tree. */
export const packingNote: DocumentDefinition = buildCatalogue(
  authoredOf([...read('schemas'), ...read('tests/kinds/schemas')]),
).documents['packing-note']!;

/** What the kind's schemas say is computed. */
export const ofPackingNote = computationsOf(packingNote);

export const packed = (id: string, ...rest: string[]): Path => ['packs', { id }, ...rest];

export const packsOf = (document: DocumentData) => rowsOf(document, 'packs');

/** Keys of the entries in the order in which a tree shows them, each behind as many dots as there are above it. */
export function shapeOf(document: DocumentData): readonly string[] {
  const tree = treeOf(packsOf(document), 'parentId');
  const below = (id: string | null, level: string): readonly string[] =>
    tree.childrenOf(id).flatMap(({ uuid }) => [`${level}${uuid}`, ...below(uuid, `${level}.`)]);
  return below(null, '');
}

/** The note in a store that names new rows by `name` and a number. */
export function openNote(document: DocumentData, name = 'new') {
  let made = 0;
  return createDocumentStore({
    definition: packingNote,
    document,
    computations: ofPackingNote,
    checks: checksOf(packingNote, {}),
    context: {},
    newId: () => {
      made += 1;
      return `${name}${made}`;
    },
  });
}

/** A note of `count` entries: on each pallet p0 … four boxes p0b0 …, in each four parcels p0b0i0 …, as far as they go. */
export function noteOf(count: number): DocumentData {
  const packs: Row[] = [];
  for (let at = 0; at < count; at += 1) {
    const [pallet, rest] = [Math.floor(at / 21), at % 21];
    const [box, parcel] = [Math.floor((rest - 1) / 5), (rest - 1) % 5];
    const id = [`p${pallet}`, rest > 0 ? `b${box}` : '', parcel > 0 ? `i${parcel - 1}` : ''];
    const uuid = id.join('');
    const parentId = rest === 0 ? {} : { parentId: parcel > 0 ? id.slice(0, 2).join('') : id[0]! };
    packs.push({ uuid, ...parentId, pieces: '1', net_mass: '0.5', gross_mass: '0.75' });
  }
  return recalculated({ packs });
}

/** The same with every figure as it is computed. */
export function recalculated(document: DocumentData): DocumentData {
  const store = openNote(document);
  store.recalculate();
  return store.document();
}
