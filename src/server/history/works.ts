import type { DocumentData } from '../../engine/document.ts';
import { diffDocuments } from '../../engine/index.ts';
import type { ChangedDocument } from '../../messages/index.ts';
import { documentAt, type HistoryQuestions, weightOfHistory } from '../declarations/computed-edit.ts';
import type { StoredDeclaration } from '../declarations/edit.ts';
import { kindNamed } from '../declarations/kind.ts';
import { documentOf, type StoredShape } from '../declarations/stored-document.ts';
import type { Authority, HeldDocument } from '../sending/authority.ts';
import { jsonWeight, type Work } from '../threads/work.ts';

/** One of two documents side by side: where it is read from. */
export type Side =
  | { readonly kind: 'now' }
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'sent'; readonly sent: StoredShape }
  | ({ readonly kind: 'held' } & HeldDocument);

interface Compared {
  /** Members of an object as JSON, in UTF-8. */
  readonly part: Uint8Array;
  /** The numbers of records in the two. */
  readonly referring: readonly DocumentData[];
}

/**
 * Two documents of a declaration, what makes one the other, section by section and row by row, and places customs
 * changed, where one of the two is what they hold, and did not say to what. 422 for a revision it never had.
 */
export const comparedWork: Work<
  { stored: StoredDeclaration; sides: readonly [Side, Side] },
  Compared,
  HistoryQuestions
> = {
  name: 'history.compared',
  async run({ stored, sides: [from, to] }, ask) {
    const { definition, authority } = kindNamed(stored.document_kind);
    const old = await read(from);
    const now = await read(to);
    const { differences } = diffDocuments(definition, old.document, now.document);
    const untold = from.kind === 'held' ? old.untold : now.untold;
    const members = { oldValues: old.document, newValues: now.document, differences, untold };
    const referring = [old.document, now.document].map(
      ({ assignee_id, customer_id }) => ({ assignee_id, customer_id }) as DocumentData,
    );
    return { part: new TextEncoder().encode(JSON.stringify(members).slice(1, -1)), referring };

    async function read(side: Side): Promise<ChangedDocument> {
      switch (side.kind) {
        case 'now':
          return { document: documentOf(stored), untold: [] };
        case 'revision':
          return { document: await documentAt(ask, stored, side.revision), untold: [] };
        case 'sent':
          return { document: documentOf(side.sent), untold: [] };
        case 'held':
          return asHeld(side, authority!);
      }
    }
  },
  weight: ({ stored, sides }) =>
    jsonWeight(stored.document) + sides.reduce((sum, side) => sum + sideWeight(side, stored), 0),
  weightOfAnswer: weightOfHistory,
};

/** A revision is taken for as much as there is now; what its steps weigh is known when they are asked for. */
function sideWeight(side: Side, { document }: StoredDeclaration): number {
  if (side.kind === 'now') return 0;
  if (side.kind === 'revision') return jsonWeight(document);
  if (side.kind === 'sent') return jsonWeight(side.sent.document);
  return [side.held, ...side.changes.map(({ sent }) => sent)].reduce(
    (sum, { document }) => sum + jsonWeight(document),
    0,
  );
}

function asHeld({ held, changes }: HeldDocument, authority: Authority): ChangedDocument {
  const document = documentOf(held);
  if (changes.length === 0) return { document, untold: [] };
  return authority.readHeld(
    document,
    changes.map((change) => ({ ...change, sent: documentOf(change.sent) })),
  );
}

export const historyWorks = [comparedWork];
