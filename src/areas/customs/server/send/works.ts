import type { DocumentData, FieldValue } from '../../../../engine/document.ts';
import { type Conflict, getAt, type Problem } from '../../../../engine/index.ts';
import type { Patch } from '../../../../engine/patch.ts';
import type { KindName } from '../../../../generated/kinds.ts';
import {
  amendedDifferences,
  type ChangeReason,
  type RequestMessage,
  type RequestNames,
} from '../../../../messages/index.ts';
import type { Actor } from '../../../../server/access.ts';
import {
  computedEdit,
  type Edit,
  type HistoryQuestions,
} from '../../../../server/declarations/computed-edit.ts';
import { jsonBytes } from '../../../../server/declarations/document.ts';
import type { Changing, ComputedChange } from '../../../../server/declarations/edit.ts';
import type { SeenFigure } from '../../../../server/declarations/figures.ts';
import { type Kind, kindNamed } from '../../../../server/declarations/kind.ts';
import { bodyWeight } from '../../../../server/declarations/new-declaration.ts';
import { errorsByPlace, toldProblem, toldProblems } from '../../../../server/declarations/problems.ts';
import { documentOf, type StoredShape } from '../../../../server/declarations/stored-document.ts';
import { type ApiError, refusals } from '../../../../server/errors.ts';
import { bodyReader, membersOf } from '../../../../server/json-body.ts';
import type { KeptPassing } from '../../../../server/sending/kept-passing.ts';
import type { Work } from '../../../../server/threads/work.ts';
import { type LrnIn, lrnIn } from '../reference/lrn-problem.ts';
import { amendReasons, longestDescription } from '../requests/change-reasons.ts';
import { amendedDeclaration, requestMessage } from '../requests/request-messages.ts';
import type { RequestKind } from '../story/messages.ts';
import { marksOf } from './marks.ts';
import type { PassedChecks } from './passed-checks.ts';
import { errorsOf, notSendable, readyForSending } from './readiness.ts';
import { documentIn, type SendBody, sendProperties } from './send-body.ts';
import { submitterOf } from './submitter.ts';
import { checkTax, type StoredCalculation, strictOnTaxes } from './tax-check.ts';

type SubmissionQuestions = HistoryQuestions & {
  /** What is wrong with its LRN as far as the database knows. */
  readonly lrnProblem: (lrn: LrnIn) => Promise<Problem | undefined>;
  /** What customs calculated last for it. */
  readonly lastCalculation: () => Promise<StoredCalculation | undefined>;
};

/** An answer that refuses, made. */
interface Refused {
  readonly message: string;
  readonly answer: Uint8Array;
}

export interface Submitted {
  /** Undefined: as it is stored. */
  readonly dataJ: string | undefined;
  readonly base: number | undefined;
  readonly client: string | undefined;
  readonly seenFigures: readonly SeenFigure[];
  readonly passed: PassedChecks | undefined;
  readonly isTaxSend: boolean;
}

/** What is needed to send a document, beside what its edit makes of the declaration. */
export interface ComputedSubmission extends ComputedChange {
  /** XML in UTF-8; or how it is refused, once it is saved. */
  readonly outcome: { readonly body: Uint8Array; readonly problems: readonly Problem[] } | Refused;
  readonly passed: KeptPassing | undefined;
  readonly lrn: LrnIn;
  readonly submitter: string | null;
  /** The document that is sent, as JSON in UTF-8. */
  readonly document: Uint8Array;
}

/**
 * A document that shall go to customs: saved as it is, judged, and its message written. What is sent is the document
 * that was submitted: when the declaration went on since its revision and merging would make it another one, it is
 * refused (409) with the places.
 */
export const submissionWork: Work<Changing & Submitted, ComputedSubmission, SubmissionQuestions> = {
  name: 'sending.submission',
  async run({ stored, actor, dataJ, base, client, seenFigures, passed, isTaxSend }, ask) {
    const kind = kindNamed(stored.document_kind);
    const submitted =
      dataJ === undefined ? documentOf(stored) : await documentIn(kind, dataJ, () => documentOf(stored));
    const edit: Edit = {
      base: dataJ === undefined ? stored.revision : base,
      client,
      change: { document: submitted },
      origin: 'send',
    };
    const { revision, document, patches, isMerged } = await computedEdit(stored, actor, edit, ask);
    // Nothing may leave that the sender has not seen: not what others wrote meanwhile, nor an own later save.
    if (isMerged && patches.length > 0) throw refusals.conflict(conflictsOf(submitted, patches));
    const outgoing = {
      ...{ kind, status: stored.status, document, seenFigures, passed },
      as: 'submission',
    } as const;
    const ready = readyForSending(actor, outgoing);
    const problems = isTaxSend
      ? strictOnTaxes(document, ready.problems, await ask.lastCalculation())
      : ready.problems;
    const lrn = lrnIn(document, ready.problems);
    return {
      ...{ revision, client, origin: edit.origin },
      outcome: await outcome(),
      ...{ passed: ready.passed, lrn },
      submitter: submitterOf(document),
      document: revision?.columns.document ?? jsonBytes(document),
    };

    async function outcome(): Promise<ComputedSubmission['outcome']> {
      const wrongLrn = await ask.lrnProblem(lrn);
      const found = wrongLrn === undefined ? problems : [...problems, wrongLrn];
      if (errorsOf(found).length === 0 && ready.body !== undefined) return { body: ready.body, problems };
      const { message, answer } = unsendable(found).made();
      return { message, answer: answer! };
    }
  },
  // A message takes many times as long as reading its document: always in a thread.
};

/** The refusal of a declaration with these problems. */
export function unsendable(problems: readonly Problem[]): ApiError {
  return notSendable('The declaration has errors and was not sent.', problems);
}

/** The places where `patches`, which the submitted document lacks, make it another one. */
function conflictsOf(submitted: DocumentData, patches: readonly Patch[]): Conflict[] {
  return patches.map((patch) => {
    if (patch.op === 'insert') return { path: [...patch.path, { id: patch.row.uuid }] };
    if (patch.op !== 'set') return { path: patch.path };
    const mine = getAt(submitted, patch.path) as FieldValue | undefined;
    return {
      path: patch.path,
      ...(mine === undefined ? {} : { mine }),
      ...(patch.value === undefined ? {} : { theirs: patch.value }),
    };
  });
}

type CheckBody = Pick<SendBody, 'data_j' | 'seen_figures' | 'passed_checks'> & { readonly id?: number };

const readCheckBody = bodyReader<CheckBody>({
  type: 'object',
  required: ['data_j'],
  properties: sendProperties,
});

/** Of a declaration that is stored, what a check of its form needs; 404 where it is out of reach. */
export interface CheckedDeclaration {
  readonly id: number;
  readonly company_id: number;
  readonly status: string;
}

type CheckQuestions = {
  readonly declaration: (id: number) => Promise<CheckedDeclaration>;
  /** Its document as it is stored. */
  readonly stored: (id: number) => Promise<StoredShape>;
  readonly lastCalculation: (id: number) => Promise<StoredCalculation | undefined>;
};

async function heldDocument(ask: CheckQuestions, id: number): Promise<DocumentData> {
  return documentOf(await ask.stored(id));
}

interface Checked {
  readonly declaration: CheckedDeclaration | undefined;
  readonly category: string | null;
  /** JSON of an array, in UTF-8. */
  readonly problems: Uint8Array;
  readonly lrn: LrnIn;
  readonly marks: readonly string[];
}

/** A form that is checked, of a declaration that is stored or is none yet. */
interface CheckOrder {
  readonly kind: KindName;
  readonly body: unknown;
  readonly actor: Actor;
}

/** Whatever is found wrong is told of: a row costs three times as much as one that is read or saved. */
function checkWeight({ body }: { readonly body: unknown }): number {
  return 3 * bodyWeight(body);
}

/** Everything that a send would find in a form, but for what the database knows of its LRN. */
export const checkWork: Work<CheckOrder, Checked, CheckQuestions> = {
  name: 'sending.check',
  async run({ kind: name, body, actor }, ask) {
    const kind = kindNamed(name);
    const { id, data_j, seen_figures: seenFigures, passed_checks: passed } = readCheckBody(body);
    const declaration = id === undefined ? undefined : await ask.declaration(id);
    const document = await documentIn(
      kind,
      data_j,
      id === undefined ? undefined : () => heldDocument(ask, id),
    );
    const status = declaration?.status ?? 'draft';
    const outgoing = { kind, status, document, seenFigures, passed, as: 'submission' } as const;
    const { problems, category } = readyForSending(actor, outgoing);
    return {
      declaration,
      category: category ?? null,
      problems: jsonBytes(toldProblems(problems)),
      lrn: lrnIn(document, problems),
      marks: marksOf(document),
    };
  },
  weight: checkWeight,
};

/** The tax check of a form, as it is answered: JSON in UTF-8. */
export const taxCheckWork: Work<CheckOrder, Uint8Array, CheckQuestions> = {
  name: 'sending.tax-check',
  async run({ kind: name, body, actor }, ask) {
    const kind = kindNamed(name);
    const { id, data_j, seen_figures: seenFigures } = readCheckBody(body);
    const declaration = id === undefined ? undefined : await ask.declaration(id);
    const document = await documentIn(
      kind,
      data_j,
      id === undefined ? undefined : () => heldDocument(ask, id),
    );
    const status = declaration?.status ?? 'draft';
    const { problems } = readyForSending(actor, { kind, status, document, seenFigures, as: 'submission' });
    const calculation = declaration && (await ask.lastCalculation(declaration.id));
    const found = checkTax(document, problems, calculation);
    const data = { ...found, problems: toldProblems(found.problems) };
    const errors = errorsByPlace(data.problems.map((problem) => ({ ...problem, severity: 'error' })));
    const answer = { data, ...(Object.keys(errors).length > 0 ? { errors } : {}) };
    return new TextEncoder().encode(JSON.stringify(answer));
  },
  weight: checkWeight,
};

/** The body of a call that sends, read; its document stays the text it is. */
export const sendBodyWork: Work<
  { body: unknown; schema: { readonly properties: object } },
  SendBody & { tax?: boolean }
> = {
  name: 'sending.body',
  run: ({ body, schema }) => membersOf(bodyReader<SendBody>(schema)(body), Object.keys(schema.properties)),
  weight: ({ body }) => bodyWeight(body),
};

/** More differences than 999 items and the lists around them can have. */
const mostReasons = 5000;

const reasonSchema = {
  type: 'object',
  required: ['change_reason', 'statement_description'],
  additionalProperties: false,
  properties: {
    section: { type: 'string', maxLength: 100 },
    list: { type: 'string', maxLength: 100 },
    index: { type: 'integer', minimum: 0 },
    kind: { enum: ['changed', 'added', 'removed', 'moved'] },
    path: { type: 'string', maxLength: 500 },
    change_reason: { enum: amendReasons },
    statement_description: { type: 'string', minLength: 1, maxLength: longestDescription },
  },
} as const;

const readReasons = bodyReader<readonly ChangeReason[]>({
  type: 'array',
  minItems: 1,
  maxItems: mostReasons,
  items: reasonSchema,
});

/** The reasons of an amendment, as a call brings them. */
export const reasonsWork: Work<{ body: unknown }, readonly ChangeReason[]> = {
  name: 'sending.reasons',
  run: ({ body }) => readReasons(body),
  weight: ({ body }) => bodyWeight(body),
};

/** What is asked of customs about a declaration; documents as they are stored. */
export interface AskedOfStored {
  readonly kind: RequestKind;
  readonly held: StoredShape;
  readonly edited: StoredShape;
  readonly reasons: readonly ChangeReason[];
  readonly names: RequestNames;
  /** Of an amendment that shall be sent: its document must be ready. */
  readonly sender?: {
    readonly actor: Actor;
    readonly status: string;
    readonly seenFigures: readonly SeenFigure[];
  };
  /** Whether it is only tried whether each difference has its reason: the rest is judged when it is sent. */
  readonly isTried?: boolean;
}

/** Problems of a request that are told: of an amendment that changes everything each of 40,000 places may have one. */
const mostTold = 500;

/** The first of them, and that there are more. */
function firstOf(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= mostTold) return problems.map(toldProblem);
  const more = (problems.length - mostTold).toLocaleString('en-GB');
  const message = `${more} more places have a problem like these.`;
  const last: Problem = {
    path: [],
    severity: 'error',
    source: 'server',
    code: 'server.request.more',
    message,
  };
  return [...problems.slice(0, mostTold).map(toldProblem), last];
}

export interface ComputedRequest {
  readonly message?: RequestMessage;
  readonly problems: readonly Problem[];
  /** The document that customs would hold by it, as JSON in UTF-8. */
  readonly document: Uint8Array;
}

/** What is asked of customs about a declaration; 422 where the document itself is not ready. */
export const requestWork: Work<AskedOfStored, ComputedRequest> = {
  name: 'sending.request',
  run({ kind, held, edited, reasons, names, sender, isTried }) {
    const documentKind = kindNamed(edited.document_kind);
    const documents = { documentKind, held: documentOf(held), edited: documentOf(edited) };
    if (sender !== undefined) requireReady(documentKind, sender, documents.edited);
    const document = jsonBytes(kind === 'amendment' ? documents.edited : documents.held);
    const { message, problems } = requestMessage({ kind, reasons, ...documents }, names);
    if (isTried === true) {
      const ofReasons = problems.filter(({ code }) => code.startsWith('request.'));
      return { problems: firstOf(ofReasons), document: new Uint8Array() };
    }
    return { ...(message && { message }), problems: firstOf(problems), document };
  },
};

function requireReady(
  kind: Kind,
  sender: NonNullable<AskedOfStored['sender']>,
  document: DocumentData,
): void {
  const { problems } = readyForSending(sender.actor, { ...sender, kind, document, as: 'request' });
  if (errorsOf(problems).length > 0) throw unsendable(problems);
}

/** What an amendment would change, and where it needs reasons: members of an object as JSON, in UTF-8. */
export const differencesWork: Work<Pick<AskedOfStored, 'held' | 'edited'>, Uint8Array> = {
  name: 'sending.differences',
  run({ held, edited }) {
    const documentKind = kindNamed(edited.document_kind);
    const documents = { documentKind, held: documentOf(held), edited: documentOf(edited) };
    const members = {
      oldValues: documents.held,
      newValues: documents.edited,
      differences: amendedDifferences(amendedDeclaration(documents)),
    };
    return new TextEncoder().encode(JSON.stringify(members).slice(1, -1));
  },
};

export const sendingWorks = [
  submissionWork,
  checkWork,
  taxCheckWork,
  sendBodyWork,
  reasonsWork,
  requestWork,
  differencesWork,
];
