import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import {
  amendedDifferences,
  type ChangeReason,
  RequestRefused,
  readMessage,
  writeMessage,
  XmlError,
} from '../../src/messages/index.ts';
import { generatedDeclarations } from '../support/generated-documents.ts';
import { hasReference } from '../support/reference.ts';
import { applyAmendment } from './support/apply-amendment.ts';
import { edited, wishes, withNumbers } from './support/arbitrary-edits.ts';
import { canonical } from './support/canonical.ts';
import { filledDeclaration } from './support/filled-declaration.ts';
import { amended, definition, maps } from './support/requests.ts';
import { countingIds, submissions } from './support/samples.ts';

const bases: readonly DocumentData[] = hasReference
  ? [
      filledDeclaration(),
      ...submissions().map(
        ({ xml }) => readMessage(maps.declaration, definition, xml, countingIds()).document,
      ),
      ...generatedDeclarations(60).filter(isWritable),
    ].map(withNumbers)
  : [];

describe.skipIf(!hasReference)('an amendment put onto the message that stands', () => {
  it('A1: gives the message of the edited document, whatever was edited', () => {
    let applied = 0;
    fc.assert(
      fc.property(fc.nat(bases.length - 1), wishes, fc.boolean(), (index, wished, newKeys) => {
        const base = bases[index]!;
        const target = edited(base, wished, newKeys);
        const before = writeMessage(maps.declaration, base, definition);
        const after = writeMessage(maps.declaration, target, definition);
        if (before === after) {
          expect(() => amended(base, target)).toThrow(RequestRefused);
          return;
        }
        applied += 1;
        const { xml, changes } = amended(base, target, reasonsFor(base, target));
        expect(new Set(changes.map(({ pointer }) => pointer)).size).toBe(changes.length);
        expect(canonical(applyAmendment(before, xml))).toBe(canonical(after));
      }),
      { seed: 5, numRuns: 250 },
    );
    expect(applied).toBeGreaterThan(180);
  });
});

/** One reason for each difference that is asked about, and none besides. */
function reasonsFor(base: DocumentData, target: DocumentData): readonly ChangeReason[] {
  return amendedDifferences({ maps, definition, base, edited: target }).map((difference) => ({
    ...(difference.section === undefined ? {} : { section: difference.section }),
    ...('list' in difference
      ? { list: difference.list, index: difference.index, kind: difference.kind }
      : {}),
    change_reason: '32',
    statement_description: 'Because.',
  }));
}

function isWritable(document: DocumentData): boolean {
  try {
    writeMessage(maps.declaration, document, definition);
    return true;
  } catch (error) {
    if (error instanceof XmlError || error instanceof TypeError) return false;
    throw error;
  }
}
