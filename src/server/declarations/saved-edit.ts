import type { Patch } from '../../engine/patch.ts';
import type { CodeQuestions } from '../code-lists/held-problems.ts';
import { bodyReader } from '../json-body.ts';
import { jsonWeight, type Work } from '../threads/work.ts';
import { computedEdit, type Edit, type HistoryQuestions, weightOfHistory } from './computed-edit.ts';
import { acceptEdited } from './document.ts';
import type { Changing, ComputedChange } from './edit.ts';
import { kindNamed } from './kind.ts';
import { bodyWeight, readDocumentBody } from './new-declaration.ts';
import { keyedPatches, patchSchema, settledSchema } from './patch-schema.ts';
import { judgedWeight, problemsWithLists, refuseWrong, ruleContext, toldProblems } from './problems.ts';
import { clientSchema } from './schemas.ts';
import { documentOf } from './stored-document.ts';
import { unreadProblems } from './unread.ts';
import { type DocumentPart, documentPart } from './view.ts';

export type EditQuestions = HistoryQuestions & CodeQuestions;

interface PatchBody extends Pick<Edit, 'client' | 'answered' | 'settled'> {
  readonly revision: number;
  readonly patches: readonly Patch[];
}

const readPatchBody = bodyReader<PatchBody>({
  type: 'object',
  required: ['revision', 'patches'],
  additionalProperties: false,
  properties: {
    revision: { type: 'integer', minimum: 1 },
    patches: { type: 'array', items: patchSchema },
    client: clientSchema,
    answered: { type: 'boolean' },
    settled: settledSchema,
  },
});

/** The whole document, as a call brings it; answered with the declaration. */
export const putWork: Work<
  Changing & { readonly body: unknown; readonly base: number | undefined },
  ComputedChange & { readonly part: DocumentPart },
  EditQuestions
> = {
  name: 'documents.put',
  async run({ stored, actor, body, base }, ask) {
    const kind = kindNamed(stored.document_kind);
    const document = await acceptEdited(kind, readDocumentBody(body), () => documentOf(stored));
    const edit = { base, change: { document }, origin: 'edit' } as const;
    const computed = await computedEdit(stored, actor, edit, ask);
    const { revision, document: merged, provenances, unread } = computed;
    refuseWrong(kind, merged, ruleContext(kind, actor, stored.status, merged));
    const part = await documentPart(merged, provenances, unread, { ...stored, kind, actor }, ask);
    return { revision, client: undefined, origin: edit.origin, part };
  },
  weight: ({ stored, body }) => judgedWeight(stored) + jsonWeight(stored.provenances) + bodyWeight(body),
  weightOfAnswer: weightOfHistory,
};

/** Patches, as a call brings them; answered with what the editor lacks and what is wrong now. */
export const patchWork: Work<
  Changing & { readonly body: unknown },
  ComputedChange & { readonly answer: Uint8Array },
  EditQuestions
> = {
  name: 'documents.patch',
  async run({ stored, actor, body }, ask) {
    const { revision: base, patches: given, client, answered, settled } = readPatchBody(body);
    const kind = kindNamed(stored.document_kind);
    const patches = keyedPatches(kind, given);
    const edit: Edit = { base, change: { patches }, client, answered, settled, origin: 'edit' };
    const computed = await computedEdit(stored, actor, edit, ask);
    const { revision, document, deletedBy, unread } = computed;
    const context = ruleContext(kind, actor, stored.status, document);
    refuseWrong(kind, document, context);
    const data = {
      revision: stored.revision + (revision === undefined ? 0 : 1),
      patches: computed.patches,
      ...(deletedBy === undefined ? {} : { deletedBy }),
      problems: toldProblems([
        ...(await problemsWithLists(ask, kind, document, context, stored.customs_problems)),
        ...unreadProblems(kind, document, unread),
      ]),
    };
    const answer = new TextEncoder().encode(JSON.stringify({ data }));
    return { revision, client, origin: edit.origin, answer };
  },
  weight: ({ stored, body }) => judgedWeight(stored) + jsonWeight(stored.provenances) + bodyWeight(body),
  weightOfAnswer: weightOfHistory,
};

/** An edit of our own making, its patches as JSON: nobody waits for what it lacks. */
export const editWork: Work<
  Changing & { readonly patches: string } & Pick<Edit, 'base' | 'answered'>,
  ComputedChange,
  HistoryQuestions
> = {
  name: 'documents.edit',
  async run({ stored, actor, patches, base, answered }, ask) {
    const change = { patches: JSON.parse(patches) as Patch[] };
    const { revision } = await computedEdit(stored, actor, { base, answered, change, origin: 'edit' }, ask);
    return { revision, client: undefined, origin: 'edit' };
  },
  weight: ({ stored, patches }) => jsonWeight(stored.document) + jsonWeight(patches),
  weightOfAnswer: weightOfHistory,
};
