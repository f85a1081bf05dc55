import type { DocumentData } from '../../../../engine/document.ts';
import { acceptDocument, acceptEdited, documentLimit } from '../../../../server/declarations/document.ts';
import type { SeenFigure } from '../../../../server/declarations/figures.ts';
import type { Kind } from '../../../../server/declarations/kind.ts';
import { clientSchema } from '../../../../server/declarations/schemas.ts';
import { refusals } from '../../../../server/errors.ts';
import { refuseVastJson } from '../../../../server/json-bodies.ts';
import { type Environment, environments } from '../../../../server/sending/environment.ts';
import { type PassedChecks, passedChecksSchema } from './passed-checks.ts';

/** The form as a JSON string in data_j, plus options: what send, send-tax, check-tax and send-csp take (D-06). */
export interface SendBody {
  readonly data_j: string;
  readonly id: number;
  /** Revision the form was edited from; absent: the newest. */
  readonly revision?: number;
  /** Which editor window it comes from. */
  readonly client?: string;
  /** Ours: figures that differ from their computation and that the sender lets stand. */
  readonly seen_figures: readonly SeenFigure[];
  /** Ours: findings of published rules that the sender passes over. */
  readonly passed_checks?: PassedChecks;
  readonly env?: Environment;
}

/** A document in a JSON string is longer than by itself: each quote and backslash takes two. */
export const sendBodyLimit = 2 * documentLimit + 64 * 1024;

const seenFigureSchema = {
  type: 'object',
  required: ['place', 'value', 'computed'],
  additionalProperties: false,
  properties: {
    place: { type: 'string', maxLength: 500 },
    value: { type: 'string', maxLength: 500 },
    computed: { type: 'string', maxLength: 500 },
  },
} as const;

/** The total and its currency, the count, and two figures of each item. */
const mostFigures = 2100;

export const sendProperties = {
  data_j: { type: 'string' },
  id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  revision: { type: 'integer', minimum: 1 },
  client: clientSchema,
  seen_figures: { type: 'array', maxItems: mostFigures, items: seenFigureSchema, default: [] },
  passed_checks: passedChecksSchema,
  env: { enum: environments },
} as const;

/**
 * The document in data_j, which the `held` one is to become; 413 for one too large, 422 for one that is none.
 */
export async function documentIn(
  kind: Kind,
  dataJ: string,
  held?: () => DocumentData | Promise<DocumentData>,
): Promise<DocumentData> {
  if (Buffer.byteLength(dataJ) > documentLimit) throw refusals.tooLarge(documentLimit);
  refuseVastJson(dataJ);
  const data = jsonIn(dataJ);
  return held === undefined ? acceptDocument(kind, data) : await acceptEdited(kind, data, held);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.notJson('data_j');
  }
}
