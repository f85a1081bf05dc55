import type { DocumentKind as Kind } from '../../engine/document-kind.ts';
import { type KindName, kindNames, kinds } from '../../generated/kinds.ts';
import { callsAddress } from '../addresses.ts';
import { documentCalls } from '../api/documents.ts';

export { isCapable } from '../../engine/document-kind.ts';

/** One kind of document as the pages need it. */
export interface DocumentKind extends Kind {
  readonly calls: ReturnType<typeof documentCalls>;
}

/** Every kind of document. */
const documentKinds: readonly DocumentKind[] = kindNames.map((name) => ({
  ...kinds[name],
  calls: documentCalls(callsAddress(kinds[name])),
}));

/** Those that people work on day by day. */
export const dailyKinds = documentKinds.filter(({ daily }) => daily);

/** Those with an editor, which saves by itself. */
export const editedKinds = documentKinds.filter(({ layout }) => layout === 'editor');

/** Those that are sent to an authority. */
export const sentKinds = documentKinds.filter(({ sending }) => sending !== undefined);

export function documentKind(name: KindName): DocumentKind {
  return documentKinds.find(({ document }) => document === name)!;
}
