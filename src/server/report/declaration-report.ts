import type { DocumentKind } from '../../engine/document-kind.ts';
import {
  type DocumentData,
  type DocumentDefinition,
  fieldState,
  isNumber,
  lineOf,
  type OutlineList,
  type OutlineRow,
  type OutlineSection,
  type OutlineValue,
  outlineOf,
  type RuleContext,
  type ValueWords,
  valueText,
} from '../../engine/index.ts';
import { printedNames } from '../../generated/kinds.ts';
import { locale } from '../../generated/locale.ts';
import { reportTexts } from '../../generated/report-texts.ts';
import { fillText } from '../texts.ts';
import type { HeadingLevel, Report, ReportBlock, ReportTable } from './report.ts';

/** A document and what else is printed of it. */
export interface PrintedDeclaration {
  readonly kind: Pick<DocumentKind, 'document' | 'words' | 'sending'>;
  readonly definition: DocumentDefinition;
  readonly document: DocumentData;
  readonly context: RuleContext;
  /** Words of its codes. */
  readonly label: ValueWords['label'];
  readonly name: string;
  readonly mrn: string | null;
  readonly notices: readonly string[];
  /** What is known of it beside its fields: the fact and its words; blank ones are left out. */
  readonly facts: readonly (readonly [fact: keyof typeof reportTexts, words: string | null])[];
}

/** Most columns that a row of a table has on paper; rows of more are told one below the other. */
const MOST_COLUMNS = 7;

const words: Readonly<Record<string, string>> = locale;

/** A document as it is printed: its facts, then every section, field and row that holds something and is not hidden. */
export function declarationReport(printed: PrintedDeclaration): Report {
  const { kind, definition, document, name, mrn } = printed;
  const told = new Teller(printed);
  const blocks = outlineOf(definition, document).flatMap((section) => told.section(section, 2));
  return {
    title: fillText(printedNames[kind.document] ?? '{name}', { name: name || reportTexts['report.unnamed'] }),
    name,
    notices: printed.notices,
    barcode: mrn === null ? undefined : { code: mrn, alt: fillText(reportTexts['report.barcode'], { mrn }) },
    // Its {page} and {pages} are known when all is drawn.
    pageWords: reportTexts['report.page'],
    unprinted: { notice: reportTexts['report.unprinted'], words: reportTexts['report.unprintedHere'] },
    blocks: [
      { kind: 'heading', level: 2, words: reportTexts['report.overview'] },
      ...(kind.sending && mrn === null
        ? [{ kind: 'words', words: reportTexts['report.noMrn'] } as const]
        : []),
      {
        kind: 'table',
        title: reportTexts['report.overview'],
        columns: [{ words: reportTexts['report.fact'] }, { words: reportTexts['report.value'] }],
        rows: printed.facts.flatMap(([fact, said]) => (said ? [[reportTexts[fact], said]] : [])),
        rowHeader: 0,
        isPaired: true,
      },
      ...(blocks.length > 0 ? blocks : [{ kind: 'words', words: reportTexts['report.nothing'] } as const]),
    ],
  };
}

/** The next level, as far as there are any. */
function below(level: HeadingLevel): HeadingLevel {
  return level === 6 ? 6 : ((level + 1) as HeadingLevel);
}

/** Of a row in a row, which has the whole width as every row has. */
function isRowHeading(block: ReportBlock): boolean {
  return block.kind === 'words' || (block.kind === 'heading' && block.isAside === false);
}

class Teller {
  readonly #printed: PrintedDeclaration;
  readonly #words: ValueWords;

  constructor(printed: PrintedDeclaration) {
    this.#printed = printed;
    this.#words = {
      yes: reportTexts['report.yes'],
      no: reportTexts['report.no'],
      label: printed.label,
    };
  }

  section({ label, values, lists }: OutlineSection, level: HeadingLevel): readonly ReportBlock[] {
    const title = label || reportTexts['report.other'];
    const shown = values.filter(({ path }) => this.#isShown(path));
    const blocks = [
      ...(shown.length > 0 ? [this.#fields(title, shown)] : []),
      ...lists.flatMap((list) => (this.#isShown(list.path) ? this.#list(list, title, level) : [])),
    ];
    return blocks.length === 0 ? [] : [{ kind: 'heading', level, words: title }, ...blocks];
  }

  /** One field below the other: data element, what it is called, what it says. */
  #fields(title: string, values: readonly OutlineValue[]): ReportTable {
    return {
      kind: 'table',
      title,
      columns: [
        { words: reportTexts['report.element'] },
        { words: reportTexts['report.field'] },
        { words: reportTexts['report.value'] },
      ],
      rows: values.map((one) => [one.field.help.dataElement ?? '', one.field.label, this.#line(one)]),
      rowHeader: 1,
      isPaired: true,
    };
  }

  /** A list of a section that has this title and level; one that is called as its section needs no heading of its own. */
  #list({ list, rows }: OutlineList, title: string, level: HeadingLevel): readonly ReportBlock[] {
    const isNamed = list.label === title;
    const own = isNamed ? level : below(level);
    const heading: readonly ReportBlock[] = isNamed
      ? []
      : [{ kind: 'heading', level: own, words: list.label }];
    const table = this.#table(list.label, rows);
    if (table) return [...heading, table];
    const name = words[`row.${list.row.name}`] ?? list.label;
    return [
      ...heading,
      ...rows.flatMap(({ sections }, index): readonly ReportBlock[] => [
        { kind: 'heading', level: below(own), words: `${name} ${index + 1}`, isAside: false },
        ...sections
          .flatMap((section) => this.#ofRow(section, below(own), sections.length === 1))
          .map((block) => (isRowHeading(block) ? block : { ...block, isAside: true })),
      ]),
    ];
  }

  /** A section of a row; of the only one the row's heading says enough. */
  #ofRow(section: OutlineSection, row: HeadingLevel, isOnly: boolean): readonly ReportBlock[] {
    const blocks = this.section(section, below(row));
    return isOnly ? blocks.slice(1) : blocks;
  }

  /** Rows without rows of their own as a table of the columns that any of them fills; undefined where they are too wide. */
  #table(title: string, rows: readonly OutlineRow[]): ReportTable | undefined {
    if (rows.some(({ sections }) => sections.some(({ lists }) => lists.length > 0))) return undefined;
    const filled = rows.map(({ sections }) =>
      sections.flatMap(({ values }) => values.filter(({ path }) => this.#isShown(path))),
    );
    const fields = [...new Set(filled.flatMap((values) => values.map(({ field }) => field)))];
    if (fields.length > MOST_COLUMNS) return undefined;
    return {
      kind: 'table',
      title,
      columns: [
        { words: reportTexts['report.number'] },
        ...fields.map((field) => ({
          words: [field.label, field.help.dataElement].filter(Boolean).join(' '),
          isNumber: isNumber(field),
        })),
      ],
      rows: filled.map((values, index) => [
        String(index + 1),
        ...fields.map((field) => {
          const one = values.find((value) => value.field === field);
          return one === undefined ? '' : this.#line(one);
        }),
      ]),
      rowHeader: 0,
    };
  }

  #line({ field, value }: OutlineValue): string {
    return lineOf(valueText(field, value, this.#words));
  }

  #isShown(path: OutlineValue['path']): boolean {
    const { definition, document, context } = this.#printed;
    return !fieldState(definition, document, path, context).hidden;
  }
}
