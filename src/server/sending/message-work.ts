import { checkBeforeSending } from '../../computations/index.ts';
import type { DocumentData } from '../../engine/document.ts';
import { type Difference, diffDocuments, type Problem } from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { declarationCategories } from '../../generated/categories.ts';
import { declarationChecks } from '../../generated/declaration-checks.ts';
import { messageMaps } from '../../generated/messages.ts';
import {
  amendedDifferences,
  type ChangedDocument,
  changedByCustoms,
  checkMessage,
  type RequestNames,
  type ToldChanges,
  writeMessage,
} from '../../messages/index.ts';
import { type AskedImport, type PlannedImport, planImport } from '../imports/plan.ts';
import { readTold } from '../notifications/told.ts';
import { type Asked, amendedDeclaration, requestMessage, type WrittenRequest } from './request-messages.ts';

/** What customs' schema would refuse in the message of a declaration; where it is nothing, the message. */
export interface CheckedMessage {
  readonly problems: readonly Problem[];
  /** What customs would find in a declaration of its category, and which that is. */
  readonly judged: { readonly category: string | undefined; readonly problems: readonly Problem[] };
  /** XML in UTF-8. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** Two documents side by side. */
export interface Compared {
  readonly before: DocumentData;
  readonly after: DocumentData;
}

const map = messageMaps['customs-declaration'].cds;
const definition = catalogue.documents['customs-declaration']!;

const rules = { definition, categories: declarationCategories, checks: declarationChecks };

/** What is made of whole declarations, and costs more the more items they have. */
export const messageWork = {
  /** The message of a declaration, given as JSON. */
  submission(document: string): CheckedMessage {
    const data = JSON.parse(document) as DocumentData;
    const problems = checkMessage(map, data, definition);
    const { category, problems: found } = checkBeforeSending(data, rules);
    const judged = { category: category?.category, problems: found };
    if (problems.length > 0) return { problems, judged };
    return { problems, judged, body: new TextEncoder().encode(writeMessage(map, data, definition)) };
  },

  /** What customs sent. */
  told: readTold,

  /** What a file would be imported as. */
  importFile(asked: AskedImport): PlannedImport {
    return planImport(asked);
  },

  /** What is asked of customs about a declaration. */
  request({ asked, names }: { asked: Asked; names: RequestNames }): WrittenRequest {
    return requestMessage(asked, names);
  },

  /** What makes a document another one. */
  compared({ before, after }: Compared): readonly Difference[] {
    return diffDocuments(definition, before, after).differences;
  },

  /** What a declaration is after customs changed it. */
  changed({
    document,
    changes,
  }: {
    document: DocumentData;
    changes: readonly ToldChanges[];
  }): ChangedDocument {
    return changedByCustoms(map, document, changes);
  },

  /** Where an amendment needs reasons. */
  differences(documents: Pick<Asked, 'held' | 'edited'>): readonly Difference[] {
    return amendedDifferences(amendedDeclaration(documents));
  },
};

export type MessageWork = typeof messageWork;
