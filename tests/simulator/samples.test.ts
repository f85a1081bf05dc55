import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOfSending } from '../support/acceptance.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';

describe.skipIf(!hasReference)('published submissions', () => {
  const folders = ['submission-import', 'submission-export'];
  const samples = hasReference
    ? folders.flatMap((folder) =>
        readdirSync(referencePath(`cds/samples/${folder}`)).map((file) => `${folder}/${file}`),
      )
    : [];
  let rehearsal: Rehearsal;
  let now = new Date();
  beforeAll(async () => {
    rehearsal = await startRehearsal({ clock: () => now });
  });
  afterAll(() => rehearsal.close());

  it.each(samples)('%s is accepted as it is', async (sample) => {
    const message = readFileSync(referencePath(`cds/samples/${sample}`), 'utf8');
    now = dayOfSending(message);
    const { response } = await rehearsal.firstAnswer(message);
    expect(response.errors).toEqual([]);
    expect(response.functionCode).toBe(/\/..[DEFK]/.test(sample) ? '02' : '01');
  });

  it('the published invalid submission is answered 400 with its unknown element', async () => {
    const sample = referencePath('cds/samples/error/submission-rejected-by-schema-400.xml');
    const answer = await rehearsal.send(readFileSync(sample, 'utf8'));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('unknown');
  });
});
