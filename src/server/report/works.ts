import { printForms } from '../../generated/print-forms.ts';
import { reportTexts } from '../../generated/report-texts.ts';
import type { FactName } from '../../printing/form.ts';
import type { Actor } from '../access.ts';
import { dayOf } from '../declarations/document.ts';
import { kindNamed } from '../declarations/kind.ts';
import { ruleContext } from '../declarations/problems.ts';
import { documentOf, type StoredShape } from '../declarations/stored-document.ts';
import type { Work } from '../threads/work.ts';
import { type LabelQuestions, labelling, storedLabels } from './code-labels.ts';
import { declarationReport, type PrintedDeclaration } from './declaration-report.ts';

/** A stored document as a thread gets it. */
interface PrintedDocument {
  readonly stored: StoredShape & { readonly status: string };
  readonly actor: Actor;
}

/** What is printed, as a thread gets it. */
interface PrintOrder
  extends PrintedDocument,
    Pick<PrintedDeclaration, 'name' | 'mrn' | 'notices' | 'facts'> {}

/** What is printed in a form, as a thread gets it. */
interface FormOrder extends PrintedDocument {
  readonly form: string;
  readonly facts: Readonly<Partial<Record<Exclude<FactName, 'title' | 'page' | 'copy'>, string>>>;
  /** When, for a PDF; absent: what stands where, as JSON. */
  readonly made?: Date;
}

/** A document as PDF. */
export const printWork: Work<PrintOrder, Uint8Array, LabelQuestions> = {
  name: 'report.print',
  async run({ stored, actor, ...told }, ask) {
    const about = await toldDocument({ stored, actor }, ask);
    // With it come the fonts, of which no other thread has need.
    const { printReport } = await import('./print-report.ts');
    return await printReport(declarationReport({ kind: kindNamed(stored.document_kind), ...told, ...about }));
  },
};

/** A document in one of its forms: as PDF, or as what is drawn of it on the screen. */
export const formWork: Work<FormOrder, Uint8Array, LabelQuestions> = {
  name: 'report.form',
  async run({ stored, actor, form: name, facts, made }, ask) {
    const { label, ...about } = await toldDocument({ stored, actor }, ask);
    const words = { yes: reportTexts['report.yes'], no: reportTexts['report.no'], label };
    const form = printForms[stored.document_kind]![name]!;
    const { placedForm } = await import('./printed-form.ts');
    const placed = placedForm({ form, ...about, words, facts });
    if (made === undefined) return Buffer.from(JSON.stringify({ data: placed }));
    const { formPdf } = await import('./form-pdf.ts');
    return await formPdf(placed, made);
  },
};

async function toldDocument({ stored, actor }: PrintedDocument, ask: LabelQuestions) {
  const kind = kindNamed(stored.document_kind);
  const { definition } = kind;
  const document = documentOf(stored);
  const day = dayOf(kind, document) ?? new Date().toISOString().slice(0, 10);
  const label = labelling(await storedLabels(ask, definition, document, day));
  return { definition, document, context: ruleContext(kind, actor, stored.status, document), label };
}

export const reportWorks = [printWork, formWork];
