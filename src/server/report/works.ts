import type { Actor } from '../access.ts';
import { dayOf } from '../declarations/document.ts';
import { kindNamed } from '../declarations/kind.ts';
import { ruleContext } from '../declarations/problems.ts';
import { documentOf, type StoredShape } from '../declarations/stored-document.ts';
import type { Work } from '../threads/work.ts';
import { type LabelQuestions, labelling, storedLabels } from './code-labels.ts';
import { declarationReport, type PrintedDeclaration } from './declaration-report.ts';

/** What is printed, as a thread gets it. */
interface PrintOrder extends Pick<PrintedDeclaration, 'name' | 'mrn' | 'notices' | 'facts'> {
  readonly stored: StoredShape & { readonly status: string };
  readonly actor: Actor;
}

/** A declaration as PDF. */
export const printWork: Work<PrintOrder, Uint8Array, LabelQuestions> = {
  name: 'report.print',
  async run({ stored, actor, ...told }, ask) {
    const kind = kindNamed(stored.document_kind);
    const { definition } = kind;
    const document = documentOf(stored);
    const day = dayOf(kind, document) ?? new Date().toISOString().slice(0, 10);
    const label = labelling(await storedLabels(ask, definition, document, day));
    const context = ruleContext(kind, actor, stored.status, document);
    // With it come the fonts, of which no other thread has need.
    const { printReport } = await import('./print-report.ts');
    return await printReport(declarationReport({ ...told, definition, document, context, label }));
  },
};

export const reportWorks = [printWork];
