import { randomUUID } from 'node:crypto';
import type { DocumentData } from '../../engine/document.ts';
import { copiedDocument, patchesBetween, withConsequences, withSections } from '../../engine/index.ts';
import type { KindName } from '../../generated/kinds.ts';
import type { Actor } from '../access.ts';
import type { CodeQuestions } from '../code-lists/held-problems.ts';
import { bodyReader } from '../json-body.ts';
import { jsonWeight, type Work } from '../threads/work.ts';
import { acceptDocument, columnsOf, jsonBytes, refuseExcess } from './document.ts';
import { type Kind, kindNamed } from './kind.ts';
import { refuseWrong, ruleContext } from './problems.ts';
import { documentOf, type StoredShape } from './stored-document.ts';
import { type DocumentPart, documentPart } from './view.ts';

/** What is stored of a new document: its columns, and its history as JSON in UTF-8. */
export interface NewDeclaration {
  readonly kind: KindName;
  readonly columns: ReturnType<typeof columnsOf>;
  readonly patches: Uint8Array;
  readonly inverse: Uint8Array;
}

export function newDeclaration(kind: Kind, document: DocumentData): NewDeclaration {
  return {
    kind: kind.document,
    columns: columnsOf(kind, document),
    patches: jsonBytes(patchesBetween({}, document)),
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
  actor: Actor,
  ask: CodeQuestions,
): Promise<AnsweredNew> {
  const draft = { kind, actor, status: 'draft', customs_problems: [] };
  return { made: newDeclaration(kind, document), part: await documentPart(document, [], draft, ask) };
}

/** The body of a call that is a document. */
export const readDocumentBody = bodyReader<object>({ type: 'object' });

/** A declaration as a call brings it. */
export const createWork: Work<{ kind: KindName; body: unknown; actor: Actor }, AnsweredNew, CodeQuestions> = {
  name: 'declarations.create',
  run({ kind: name, body, actor }, ask) {
    const kind = kindNamed(name);
    const document = acceptDocument(kind, readDocumentBody(body));
    refuseWrong(kind, document, ruleContext(kind, actor, 'draft', document));
    return answeredNew(kind, document, actor, ask);
  },
  weight: ({ body }) => bodyWeight(body),
};

export function bodyWeight(body: unknown): number {
  return body instanceof Uint8Array ? jsonWeight(body) : 0;
}

interface Copied {
  readonly stored: StoredShape;
  readonly actor: Actor;
  readonly sections: readonly string[] | undefined;
}

/** A declaration like another, of the sections chosen. */
export const copyWork: Work<Copied, AnsweredNew, CodeQuestions> = {
  name: 'declarations.copy',
  run({ stored, actor, sections }, ask) {
    const kind = kindNamed(stored.document_kind);
    return answeredNew(kind, copyOf(kind, documentOf(stored), actor, sections), actor, ask);
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
