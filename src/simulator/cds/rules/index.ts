import type { AdditionalMessage } from '../additional-message.ts';
import type { Submission } from '../submission.ts';
import { additionalMessageRules } from './additional-message.ts';
import { declarationTypeRules } from './declaration-type.ts';
import { headerRules } from './header.ts';
import { itemRules } from './items.ts';
import { partyRules } from './parties.ts';
import type { BusinessError, Circumstances, Rule } from './rule.ts';
import { valuationAndTaxRules } from './valuation-and-tax.ts';
import { valueRules } from './values.ts';

/** Every business rule on submissions, those first that end the judging when broken. */
export const rules: readonly Rule[] = [
  ...declarationTypeRules,
  ...headerRules,
  ...partyRules,
  ...itemRules,
  ...valuationAndTaxRules,
  ...valueRules,
];

/**
 * Judges a submission by all rules. A breach of a declaration type rule is answered alone, as CDS does
 * ("No further validation has been carried out").
 */
export function judge(submission: Submission, circumstances: Circumstances): BusinessError[] {
  for (const rule of declarationTypeRules) {
    const errors = errorsOf(rule, submission, circumstances);
    if (errors.length > 0) return errors;
  }
  return rules
    .filter((rule) => !declarationTypeRules.includes(rule))
    .flatMap((rule) => errorsOf(rule, submission, circumstances));
}

/** Judges an additional message; the first rule broken is the only one answered. */
export function judgeAdditional(message: AdditionalMessage, circumstances: Circumstances): BusinessError[] {
  const judged = additionalMessageRules.map((rule) => errorsOf(rule, message, circumstances));
  return judged.find((errors) => errors.length > 0) ?? [];
}

function errorsOf<Subject>(
  rule: Rule<Subject>,
  subject: Subject,
  circumstances: Circumstances,
): BusinessError[] {
  return rule.breaches(subject, circumstances).map((pointer) => ({ code: rule.code, pointer }));
}
