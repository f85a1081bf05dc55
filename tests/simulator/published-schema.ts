import { readdirSync, readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { referencePath } from '../support/reference.ts';

/** More than this many messages in one call exhaust the memory of xmllint-wasm. */
const messagesInOneCall = 200;

/**
 * Judges messages by a published schema of reference/cds/xsd.
 *
 * @returns one line for each fault, beginning with the number of the message (from 0)
 */
export async function schemaFaults(schema: string, messages: readonly string[]): Promise<string[]> {
  const folder = referencePath('cds/xsd');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(customs|wco)\/.*\.xsd$/.test(name))
    .map((fileName) => ({ fileName, contents: readFileSync(`${folder}/${fileName}`, 'utf8') }));
  const main = files.find(({ fileName }) => fileName === schema)!;
  const named = messages.map((contents, index) => ({ fileName: `message-${index}.xml`, contents }));
  const faults: string[] = [];
  for (let first = 0; first < named.length; first += messagesInOneCall) {
    const result = await validateXML({
      xml: named.slice(first, first + messagesInOneCall),
      schema: [main],
      preload: files.filter((file) => file !== main),
      initialMemoryPages: 1024,
      maxMemoryPages: 16_384,
    });
    for (const { loc, message } of result.errors) {
      if (loc?.fileName.startsWith('message-')) faults.push(`${loc.fileName.replace(/\D/g, '')}: ${message}`);
    }
  }
  return faults;
}
