import type { Catalogue, DocumentDefinition } from '../../engine/index.ts';
import { fetchDefinition } from '../../generated/definitions.ts';
import { fetchCodeLists } from '../api/code-lists.ts';
import { part } from '../part.ts';

const codeLists = part(fetchCodeLists);

/** What an editor of documents of a kind is made of, fetched beside its code. */
export async function fetchEditorData(
  document: string,
): Promise<{ readonly definition: DocumentDefinition; readonly codeLists: Catalogue['codeLists'] }> {
  const [definition, lists] = await Promise.all([fetchDefinition(document), codeLists()]);
  return { definition, codeLists: lists };
}
