import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasReference, referencePath } from '../support/reference.ts';
import { startRehearsal } from './rehearsal.ts';
import { change, newLrn, standardImport } from './standard-import.ts';

it.skipIf(!hasReference)('given the official schemas, the simulator judges by them too', async () => {
  const rehearsal = await startRehearsal({ schemaFolder: referencePath('cds/xsd') });
  try {
    expect((await rehearsal.send(standardImport())).status).toBe(202);
    // A language of a code that is none: our own facts let it pass, the official schema does not.
    const lrn = newLrn();
    const wrong = change(standardImport(lrn), '<TypeCode>IMA<', '<TypeCode languageID="no language">IMA<');
    const answer = await rehearsal.send(wrong);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringMatching(/Payload is not valid according to schema.*languageID/s),
    ]);
    const counts = await (await fetch(`${rehearsal.simulator.address}/simulator/messages`)).json();
    expect(counts).not.toHaveProperty([lrn]);
    const screen = await (await fetch(rehearsal.simulator.address)).text();
    expect(screen).toContain('judged by the official schemas too');
  } finally {
    await rehearsal.close();
  }
  const plain = await startRehearsal();
  try {
    const wrong = change(standardImport(), '<TypeCode>IMA<', '<TypeCode languageID="no language">IMA<');
    expect((await plain.send(wrong)).status).toBe(202);
  } finally {
    await plain.close();
  }
});

it('says what is wrong with the folder of the schemas', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  try {
    await expect(startRehearsal({ schemaFolder: folder })).rejects.toThrow(
      `SIMULATOR_SCHEMAS is ${folder}, and customs/wrapper_submit.xsd is not there.`,
    );
    await expect(startRehearsal({ schemaFolder: join(folder, 'gone') })).rejects.toThrow(
      'and that folder cannot be read.',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
