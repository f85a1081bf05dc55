import { parseArgs } from 'node:util';
import type { ChangeReason, RequestNames } from '../messages/index.ts';
import { InputError, readBounded, STANDARD_INPUT } from './message-input.ts';

const requestUsage = `Usage: tidewaiter message amend BASE.json EDITED.json NAMES REASONS [--anew]
       tidewaiter message nil BASE.json NAMES REASON
       tidewaiter message cancel NAMES REASON
       tidewaiter message arrive NAMES
NAMES    --mrn MRN --lrn LRN [--submitter EORI]    LRN is the request's own
REASON   --reason CODE --text TEXT
REASONS  REASON for all changes, or --reasons FILE.json, a list of
         { section, index, change_reason, statement_description } or { path, change_reason, statement_description }
BASE is the declaration as customs hold it, EDITED what it shall be; totals that EDITED leaves as they were follow.
--anew   the rows of EDITED have keys of their own, as after read; rows are matched by what they hold
`;

export type RequestKind = 'amend' | 'nil' | 'cancel' | 'arrive';

/** How many files each request takes. */
const files: Readonly<Record<RequestKind, number>> = { amend: 2, nil: 1, cancel: 0, arrive: 0 };

/** A request as the command line asks for it. */
export interface RequestLine {
  readonly kind: RequestKind;
  readonly files: readonly string[];
  readonly names: RequestNames;
  readonly reason?: ChangeReason;
  readonly reasonsFile?: string;
  readonly isAnew: boolean;
}

export function isRequestKind(word: string | undefined): word is RequestKind {
  return word !== undefined && Object.hasOwn(files, word);
}

/** What a line asks for; the text that tells what is wrong with one that is not understood. */
export function requestLine(args: readonly string[]): RequestLine | string {
  const text = { type: 'string' } as const;
  const options = { mrn: text, lrn: text, submitter: text, reason: text, text, reasons: text };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, anew: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [kind, ...named] = positionals;
    const { mrn, lrn, submitter, reason, text: words, reasons } = values;
    const blank = Object.entries({ mrn, lrn, submitter, reasons }).find(([, value]) => value?.trim() === '');
    if (blank) return `--${blank[0]} is blank: give it a value or leave it out.\n`;
    if ([...named, reasons].filter((file) => file === STANDARD_INPUT).length > 1) {
      return `Standard input can be read once: "${STANDARD_INPUT}" may stand for one file only.\n`;
    }
    if (!isRequestKind(kind) || named.length !== files[kind] || !mrn || !lrn) return requestUsage;
    const hasReason = reason !== undefined && words !== undefined;
    if ((reason === undefined) !== (words === undefined)) return requestUsage;
    if (kind === 'arrive' ? hasReason : !hasReason && !(kind === 'amend' && reasons)) return requestUsage;
    if (kind !== 'amend' && (reasons || values.anew)) return requestUsage;
    return {
      kind,
      files: named,
      names: { mrn, lrn, ...(submitter === undefined ? {} : { submitter }) },
      ...(hasReason ? { reason: { change_reason: reason, statement_description: words } } : {}),
      ...(reasons === undefined ? {} : { reasonsFile: reasons }),
      isAnew: values.anew === true,
    };
  } catch {
    return requestUsage;
  }
}

const fields: Readonly<Record<string, string>> = {
  section: 'string',
  list: 'string',
  index: 'number',
  kind: 'string',
  path: 'string',
  change_reason: 'string',
  statement_description: 'string',
};

/** The reasons in a file. @throws InputError for what is no list of them. */
export async function reasonsIn(file: string): Promise<readonly ChangeReason[]> {
  const wrong = () =>
    new InputError('is no list of { section, index, change_reason, statement_description }.');
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readBounded(file)));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw wrong();
    throw error;
  }
  if (!Array.isArray(read)) throw wrong();
  return read.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw wrong();
    const isKnown = Object.entries(entry).every(([name, value]) => typeof value === fields[name]);
    if (!isKnown || !('change_reason' in entry) || !('statement_description' in entry)) throw wrong();
    return entry as ChangeReason;
  });
}
