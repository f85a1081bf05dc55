import { formatPath } from '../../../../engine/path.ts';
import type { Problem } from '../../../../engine/problem.ts';
import { sendingForms } from '../../../../generated/sending-forms.ts';
import type { KeptPassing } from '../../../../server/sending/kept-passing.ts';

/** What a published rule finds, by where it stands and the code of the problem. */
interface PassedCheck {
  readonly place: string;
  readonly code: string;
}

/** Findings of published rules that a person who knows better passes over, and why. */
export interface PassedChecks {
  readonly reason: string;
  readonly checks: readonly PassedCheck[];
}

/** 999 items, each with fifty. */
const mostChecks = 50_000;

export const passedChecksSchema = {
  type: 'object',
  required: ['reason', 'checks'],
  additionalProperties: false,
  properties: {
    reason: {
      type: 'string',
      pattern: '\\S',
      maxLength: sendingForms['passed-checks'].fields.reason.valid.maxLength,
    },
    checks: {
      type: 'array',
      minItems: 1,
      maxItems: mostChecks,
      items: {
        type: 'object',
        required: ['place', 'code'],
        additionalProperties: false,
        properties: {
          place: { type: 'string', maxLength: 500 },
          code: { type: 'string', maxLength: 100 },
        },
      },
    },
  },
} as const;

/**
 * Findings of published rules of which those that the sender passes over stop nothing any more. A rule is only as right
 * as the page it was read from was on its day, so that the person who sends has the last word; of no other error.
 */
export function passOver(
  findings: readonly Problem[],
  passed: PassedChecks | undefined,
): { readonly findings: readonly Problem[]; readonly kept?: KeptPassing } {
  if (passed === undefined) return { findings };
  const known = new Set(passed.checks.map(checkKey));
  const isPassed = ({ path, code, severity }: Problem) =>
    severity === 'error' && known.has(checkKey({ place: formatPath(path), code }));
  const rules = new Map<string, { code: string; message: string; places: string[] }>();
  for (const { code, message, path } of findings.filter(isPassed)) {
    const rule = rules.get(code) ?? { code, message, places: [] };
    rule.places.push(formatPath(path));
    rules.set(code, rule);
  }
  return {
    findings: findings.map((found): Problem => (isPassed(found) ? { ...found, severity: 'warning' } : found)),
    ...(rules.size > 0 && { kept: { reason: passed.reason.trim(), rules: [...rules.values()] } }),
  };
}

function checkKey({ place, code }: PassedCheck): string {
  return `${place} ${code}`;
}
