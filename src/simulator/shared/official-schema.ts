import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Judges messages by the official schemas; a fault each, none when the message is valid. */
export type SchemaJudge = (kind: keyof typeof schemas, body: Buffer) => Promise<string[]>;

/** Kind of message → the official schema it is judged by, below the folder given. */
const schemas = {
  declaration: 'customs/wrapper_submit.xsd',
  cancellation: 'customs/wrapper_cancel.xsd',
  upload: 'wco/fileupload/FileUploadRequest.xsd',
} as const;

/**
 * Reads the folder of the official schemas (in it customs/ and wco/) and loads what judges by them.
 *
 * @throws an Error that says what is missing: the folder, a schema in it, or the package that judges
 */
export async function loadOfficialSchemas(folder: string): Promise<SchemaJudge> {
  const files = schemaFiles(folder);
  for (const name of Object.values(schemas)) {
    if (!files.some(({ fileName }) => fileName === name))
      throw new Error(`SIMULATOR_SCHEMAS is ${folder}, and ${name} is not there.`);
  }
  const { validateXML } = await loadValidator();
  return async (kind, body) => {
    const main = files.find(({ fileName }) => fileName === schemas[kind])!;
    const result = await validateXML({
      xml: [{ fileName: 'message.xml', contents: body.toString('utf8') }],
      schema: [main],
      preload: files.filter((file) => file !== main),
      initialMemoryPages: 1024,
      maxMemoryPages: 16_384,
    });
    return result.errors
      .filter(({ loc }) => loc?.fileName === 'message.xml')
      .map(({ loc, message }) => `Error at line ${loc!.lineNumber}: ${message}`);
  };
}

function schemaFiles(folder: string) {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    throw new Error(`SIMULATOR_SCHEMAS is ${folder}, and that folder cannot be read.`);
  }
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(customs|wco)\/.*\.xsd$/.test(name))
    .map((fileName) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }));
}

async function loadValidator() {
  try {
    return await import('xmllint-wasm');
  } catch {
    throw new Error(
      'SIMULATOR_SCHEMAS is set, and the package xmllint-wasm that judges by schemas is not installed. Install it (npm install) or leave the setting blank.',
    );
  }
}
