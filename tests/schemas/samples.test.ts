import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDocument, formatPath } from '../../src/engine/index.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { validators } from '../../src/generated/validators.ts';
import { decodeXml, readMessage } from '../../src/messages/index.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { declaration } from './rows.ts';

const SAMPLES = !hasReference
  ? []
  : ['submission-import', 'submission-export'].flatMap((kind) =>
      readdirSync(referencePath(`cds/samples/${kind}`)).map((name) => `${kind}/${name}`),
    );

describe.skipIf(!hasReference)('published declarations are documents without an error', () => {
  it.each(SAMPLES)('%s', (sample) => {
    const xml = readFileSync(referencePath(`cds/samples/${sample}`));
    let last = 0;
    const map = messageMaps['customs-declaration'].cds;
    const { document, notHeld } = readMessage(map, declaration, decodeXml(xml), () => `r${++last}`);
    expect(notHeld).toEqual([]);
    const { structure, valid } = validators['customs-declaration'];
    expect([structure(document), valid(document)], JSON.stringify(valid.errors)).toEqual([true, true]);
    const errors = checkDocument(declaration, document, {}).filter((problem) => problem.severity === 'error');
    expect(errors.map((problem) => `${formatPath(problem.path)} ${problem.message}`)).toEqual([]);
  });
});
