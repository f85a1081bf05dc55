import { expect, it } from 'vitest';
import { checkSchemas } from '../../generators/check/check.ts';
import { textCallers } from '../../src/cli/text-callers.ts';
import { computations } from '../../src/computations/index.ts';
import { permissions, plans, roles } from '../../src/server/access.ts';
import { listFilters } from '../../src/server/lists/filter-members.ts';
import { printedLetters } from '../../src/server/report/letters.ts';
import { SchemasCopy } from './schemas-copy.ts';
import { placeOfText, slippedPlace } from './slipped-place.ts';
import type { Slip } from './slips/slip.ts';

/** What the check knows besides the schemas. */
export const known = {
  computations,
  roles,
  permissions: Object.keys(permissions),
  plans,
  textCallers: textCallers(),
  listFilters,
  letters: printedLetters,
};

/**
 * One test a slip: the check finds it, in its words, where it is, and little else. `prepare` makes of the product's
 * schemas those in which the slips are made.
 */
export function findsSlips(slips: readonly Slip[], prepare: (copy: SchemasCopy) => void = () => {}): void {
  const copy = new SchemasCopy();

  it.each(slips)('ENG-032 the check finds $slip, where it is', (slip) => {
    const { file, from, to, says, at, findings: count = 3 } = slip;
    prepare(copy);
    const before = copy.read(file);
    copy.slip(file, from, to);
    const findings = checkSchemas(copy.folder, known);
    const messages = findings.map((finding) => finding.message);
    if (typeof says === 'string') expect(messages).toContain(says);
    else expect(messages.join('\n')).toMatch(says);
    const [token, tokenFile = file] = at ?? [];
    const text = copy.read(tokenFile);
    const place = token === undefined ? slippedPlace(before, text) : placeOfText(text, token);
    expect(place, 'the place stands in the file').toBeDefined();
    expect(findings).toContainEqual(expect.objectContaining({ file: tokenFile, ...place }));
    expect(findings.length, 'one slip, few findings').toBeLessThanOrEqual(count);
  });
}
