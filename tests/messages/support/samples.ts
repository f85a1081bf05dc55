import { readdirSync, readFileSync } from 'node:fs';
import { hasReference, referencePath } from '../../support/reference.ts';

export interface Sample {
  readonly name: string;
  readonly xml: string;
}

/** Published messages of one kind; none where the reference material is absent. */
export function samplesOf(
  kind: 'submission-import' | 'submission-export' | 'notification' | 'amendment' | 'arrival-notification',
): Sample[] {
  const folder = referencePath(`cds/samples/${kind}`);
  if (!hasReference) return [];
  return readdirSync(folder).map((name) => ({ name, xml: readFileSync(`${folder}/${name}`, 'utf8') }));
}

/** The five import submissions that every part of the product is tried with. */
export function firstSamples(): Sample[] {
  return samplesOf('submission-import').filter(({ name }) => /^(IMQ|IMD_H7|IMJ|IMK|IMF)/.test(name));
}

/** Every published submission, import and export. */
export function submissions(): Sample[] {
  return [...samplesOf('submission-import'), ...samplesOf('submission-export')];
}

/** Keys r1, r2 … for the rows of a document that is read. */
export function countingIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `r${last}`;
  };
}
