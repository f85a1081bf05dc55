import { readdirSync, readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { referencePath } from '../support/reference.ts';

/**
 * Judges messages by a published schema of reference/cds/xsd, all in one call of xmllint.
 *
 * @returns one line for each fault, beginning with the number of the message (from 0)
 */
export async function schemaFaults(schema: string, messages: readonly string[]): Promise<string[]> {
  const folder = referencePath('cds/xsd');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(customs|wco)\/.*\.xsd$/.test(name))
    .map((fileName) => ({ fileName, contents: readFileSync(`${folder}/${fileName}`, 'utf8') }));
  const main = files.find(({ fileName }) => fileName === schema)!;
  const result = await validateXML({
    xml: messages.map((contents, index) => ({ fileName: `message-${index}.xml`, contents })),
    schema: [main],
    preload: files.filter((file) => file !== main),
    initialMemoryPages: 1024,
    maxMemoryPages: 16_384,
  });
  return result.errors
    .filter(({ loc }) => loc?.fileName.startsWith('message-'))
    .map(({ loc, message }) => `${loc!.fileName.replace(/\D/g, '')}: ${message}`);
}
