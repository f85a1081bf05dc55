import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCatalogue } from '../../generators/catalogue.ts';
import { pictures } from '../../generators/pictures.ts';
import { allForms } from '../../generators/print-forms.ts';
import { readAuthored } from '../../generators/read-authored.ts';
import type { DocumentData, DocumentDefinition } from '../../src/engine/index.ts';
import type { PrintForm } from '../../src/printing/form.ts';
import type { LaidOut } from '../../src/printing/layout.ts';
import type { PlacedForm, PlacedText } from '../../src/printing/placed.ts';
import { printedLetters } from '../../src/server/report/letters.ts';
import { placedForm } from '../../src/server/report/printed-form.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The packing list of tests/kinds, as it is generated, and the fields of its document. */
function madeForm(): { readonly form: PrintForm; readonly definition: DocumentDefinition } {
  const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-form-'));
  try {
    for (const schemas of ['schemas', 'tests/kinds/schemas'])
      cpSync(join(root, schemas), folder, { recursive: true });
    const authored = readAuthored(folder);
    return {
      form: allForms(authored, pictures(folder))['packing-note']!['packing-list']!,
      definition: buildCatalogue(authored).documents['packing-note']!,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const { form, definition } = madeForm();

/** A box of a packing note, with a key. */
export function boxes(rows: readonly { readonly marks?: string; readonly weight?: string }[]) {
  return rows.map((row, index) => ({ uuid: `box-${index}`, ...row }));
}

/** A packing note laid out in its form, or in another. */
export function laidOut(document: DocumentData, other: Partial<LaidOut> = {}): PlacedForm {
  return placedForm(
    {
      form,
      definition,
      document,
      context: {},
      words: { yes: 'Yes', no: 'No', label: () => undefined },
      facts: {
        notices: 'TT: this is no legal declaration.',
        reference: 'PN-7',
        company: 'Harbour Ltd',
        printed: 'now',
      },
      ...other,
    },
    printedLetters(),
  );
}

export function textsOf({ pages }: PlacedForm): readonly PlacedText[] {
  return pages.flat().filter((mark) => mark.kind === 'text');
}

/** What is drawn of a text, its lines as one. */
export function wordsOf({ lines }: Pick<PlacedText, 'lines'>): string {
  return lines.map(({ words }) => words).join('');
}
