import type { OfTrees } from '../../computations/trees.ts';
import type { Catalogue, DocumentDefinition } from '../../engine/index.ts';
import { fetchDefinition } from '../../generated/definitions.ts';
import { fetchCodeLists } from '../api/code-lists.ts';
import { part } from '../part.ts';
import { addTexts } from '../texts.ts';

const codeLists = part(fetchCodeLists);
const treeParts = part(() =>
  Promise.all([import('../../generated/tree-texts.ts'), import('../../computations/trees.ts')]),
);

/** What an editor of documents of a kind is made of. */
export interface EditorData {
  readonly definition: DocumentDefinition;
  readonly codeLists: Catalogue['codeLists'];
  /** Of a document with lists that are trees. */
  readonly trees?: OfTrees;
}

/** The same, fetched beside its code. */
export async function fetchEditorData(document: string): Promise<EditorData> {
  const [definition, lists] = await Promise.all([fetchDefinition(document), codeLists()]);
  const data = { definition, codeLists: lists };
  if (Object.values(definition.lists).every(({ parentField }) => parentField === undefined)) return data;
  const [{ treeTexts }, { ofTrees }] = await treeParts();
  addTexts(treeTexts);
  return { ...data, trees: ofTrees(definition) };
}
