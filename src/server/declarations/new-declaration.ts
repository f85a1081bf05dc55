import { randomUUID } from 'node:crypto';
import type { DocumentData } from '../../engine/document.ts';
import {
  copiedDocument,
  ProvenanceTree,
  patchesBetween,
  withConsequences,
  withSections,
} from '../../engine/index.ts';
import type { KindName } from '../../generated/kinds.ts';
import type { Actor } from '../access.ts';
import type { CodeQuestions } from '../code-lists/held-problems.ts';
import { bodyReader } from '../json-body.ts';
import { jsonWeight, type Work } from '../threads/work.ts';
import { acceptDocument, columnsOf, jsonBytes, refuseExcess } from './document.ts';
import { type Kind, kindNamed } from './kind.ts';
import { refuseWrong, ruleContext } from './problems.ts';
import { givenProvenances, judgedProvenances, provenanceBytes } from './provenances.ts';
import { documentOf, type StoredShape } from './stored-document.ts';
import { type DocumentPart, documentPart } from './view.ts';

/** What is stored of a new document: its columns, and its history as JSON in UTF-8. */
export interface NewDeclaration {
  readonly kind: KindName;
  readonly columns: ReturnType<typeof columnsOf>;
  /** Where its values came from, as JSON in UTF-8. */
  readonly provenances: Uint8Array;
  readonly patches: Uint8Array;
  readonly inverse: Uint8Array;
}

export function newDeclaration(
  kind: Kind,
  document: DocumentData,
  provenances = new ProvenanceTree(),
): NewDeclaration {
  const patches = patchesBetween({}, document).map((patch) => provenances.told(patch));
  return {
    kind: kind.document,
    columns: columnsOf(kind, document),
    provenances: provenanceBytes(provenances),
    patches: jsonBytes(patches),
    inverse: jsonBytes(patchesBetween(document, {})),
  };
}

/** And what is answered of it. */
export interface AnsweredNew {
  readonly made: NewDeclaration;
  readonly part: DocumentPart;
}

async function answeredNew(
  kind: Kind,
  document: DocumentData,
  given: ProvenanceTree,
  actor: Actor,
  ask: CodeQuestions,
): Promise<AnsweredNew> {
  const context = ruleContext(kind, actor, 'draft', document);
  const provenances = judgedProvenances(kind, document, given, context);
  const draft = { kind, actor, status: 'draft', customs_problems: [] };
  const made = newDeclaration(kind, document, provenances);
  return { made, part: await documentPart(document, provenances, [], draft, ask) };
}

/** The body of a call that is a document. */
export const readDocumentBody = bodyReader<object>({ type: 'object' });

/** A declaration as a call brings it. */
export const createWork: Work<{ kind: KindName; body: unknown; actor: Actor }, AnsweredNew, CodeQuestions> = {
  name: 'documents.create',
  run({ kind: name, body, actor }, ask) {
    const kind = kindNamed(name);
    // Beside the fields an editor says where their values came from.
    const { provenances, ...fields } = readDocumentBody(body) as { readonly provenances?: unknown };
    const document = acceptDocument(kind, fields);
    refuseWrong(kind, document, ruleContext(kind, actor, 'draft', document));
    return answeredNew(kind, document, givenProvenances(provenances, document), actor, ask);
  },
  weight: ({ body }) => bodyWeight(body),
};

export function bodyWeight(body: unknown): number {
  return body instanceof Uint8Array ? jsonWeight(body) : 0;
}

interface Copied {
  readonly stored: StoredShape & { readonly id: number };
  /** What it is called. */
  readonly name: string;
  readonly actor: Actor;
  readonly sections: readonly string[] | undefined;
}

/** A declaration like another, of the sections chosen. */
export const copyWork: Work<Copied, AnsweredNew, CodeQuestions> = {
  name: 'documents.copy',
  run({ stored, name, actor, sections }, ask) {
    const kind = kindNamed(stored.document_kind);
    const copy = copyOf(kind, documentOf(stored), actor, sections);
    const from = new ProvenanceTree({ '': { kind: 'document', id: stored.id, name } });
    return answeredNew(kind, copy, from, actor, ask);
  },
  weight: ({ stored }) => jsonWeight(stored.document),
};

function copyOf(
  kind: Kind,
  document: DocumentData,
  actor: Actor,
  sections: readonly string[] | undefined,
): DocumentData {
  const { definition, computations } = kind;
  const all = copiedDocument(definition, document, randomUUID);
  const taken = sections === undefined ? all : withSections(definition, all, sections);
  refuseExcess(kind, taken);
  if (taken === all) return all;
  const patches = patchesBetween(all, taken);
  const context = ruleContext(kind, actor, 'draft', all);
  // As if the rest had been taken out by hand: figures over it follow, and a figure is never taken out itself.
  return withConsequences({
    definition,
    computations,
    document: all,
    patches,
    answered: true,
    context,
    newId: randomUUID,
  });
}
