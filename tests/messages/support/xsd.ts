import { readFileSync } from 'node:fs';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { referencePath } from '../../support/reference.ts';

const submission = [
  'wco/declaration/DocumentMetaData_2_DMS.xsd',
  'wco/declaration/WCO_DEC_2_DMS.xsd',
  'wco/declaration/WCO_DS/WCO_DEC_DS_2_DMS.xsd',
  'wco/declaration/WCO_DS/WCO_METADATA_2_DMS.xsd',
  'wco/declaration/UNECE/ISO_ISO3AlphaCurrencyCode_2012-08-31.xsd',
  'wco/declaration/UNECE/UNECE_AgencyIdentificationCode_D12B.xsd',
  'wco/declaration/UNECE/UnqualifiedDataType_6_DMS.xsd',
];

/** What the official submission XSD says against each message, by its number; none for a valid one. */
export async function xsdErrors(messages: readonly string[]): Promise<Map<number, string[]>> {
  const result = await validateXML({
    xml: messages.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [flat('customs/wrapper_submit.xsd')],
    preload: submission.map(flat),
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  });
  const errors = new Map<number, string[]>();
  for (const { loc, message } of result.errors) {
    // A value of several lines makes lines of its own, which have no file before them.
    const [, name] = /^(\d+)\.xml$/.exec(loc?.fileName ?? '') ?? [];
    if (name === undefined) continue;
    const number = Number(name);
    errors.set(number, [...(errors.get(number) ?? []), message]);
  }
  return errors;
}

/** A schema file without folders, so that its imports are found among the preloaded files. */
function flat(path: string): XMLFileInfo {
  const contents = readFileSync(referencePath(`cds/xsd/${path}`), 'utf8');
  return {
    fileName: path.split('/').at(-1)!,
    contents: contents.replace(/schemaLocation="[^"]*\/([^"/]+)"/g, 'schemaLocation="$1"'),
  };
}
