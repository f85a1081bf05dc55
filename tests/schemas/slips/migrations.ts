import type { SchemasCopy } from '../schemas-copy.ts';
import type { Slip } from './slip.ts';

const MIGRATION = 'customs-declaration/migrations/2.json';
const FIRST = 'customs-declaration/fixtures/version-1/customs-declaration.every-field.json';
const STEPS = `{
  "$schema": "../../dialect/migration.schema.json",
  "to": 2,
  "why": "Names as in the message, and a currency for those without one.",
  "steps": [
    { "rename": "/old_reference", "to": "ref_general" },
    { "rename": "/mainContainerCDSItems/*/number", "to": "container_no" },
    { "give": "/currency", "value": "GBP" },
    { "remove": "/CDSItems/*/colour" }
  ]
}
`;

/** The schemas of tomorrow: version 2, in which documents of version 1 have other names and no currency. */
export function tomorrow(copy: SchemasCopy): void {
  copy.slip('customs-declaration/customs-declaration.schema.json', '"version": 1', '"version": 2');
  copy.slip(FIRST, '"ref_general": "1"', '"old_reference": "1"');
  copy.slip(FIRST, '    "currency": "1",\n', '');
  copy.slip(
    FIRST,
    '"container_no": "1",\n        "container_sequence"',
    '"number": "1",\n        "container_sequence"',
  );
  copy.slip(FIRST, '"CDSItems": [\n      {\n', '"CDSItems": [\n      {\n        "colour": "red",\n');
  copy.write(MIGRATION, STEPS);
}

const none = (place: string) =>
  `No document of version 1 in customs-declaration/fixtures/version-1/ holds "${place}" when this step comes, so it changes none.`;

export const slips: readonly Slip[] = [
  {
    slip: 'a field renamed to one that is filled',
    file: MIGRATION,
    from: '"to": "ref_general"',
    to: '"to": "internal_id"',
    says: `Documents of version 1 would lose a value: /old_reference is to take the place of /internal_id, which ${FIRST} has filled. Free that place by a step before this one, or join the two in a function ("change").`,
    findings: 1,
  },
  {
    slip: 'a field of rows renamed to one that is filled',
    file: MIGRATION,
    from: '"to": "container_no"',
    to: '"to": "container_sequence"',
    says: /would lose a value: \/mainContainerCDSItems\/\{k\d+\}\/number is to take the place of \/mainContainerCDSItems\/\{k\d+\}\/container_sequence,/,
    findings: 1,
  },
  {
    slip: 'a step at a misspelt field',
    file: MIGRATION,
    from: '"/old_reference"',
    to: '"/old_referense"',
    says: `${none('/old_referense')} Did you mean "/old_reference"?`,
    findings: 2,
  },
  {
    slip: 'a step in a misspelt list',
    file: MIGRATION,
    from: '"/mainContainerCDSItems/*/number"',
    to: '"/mainContainerCDSItem/*/number"',
    says: `${none('/mainContainerCDSItem/*/number')} Did you mean "/mainContainerCDSItems/*/number"?`,
    findings: 2,
  },
  {
    slip: 'a step in another list',
    file: MIGRATION,
    from: '"/CDSItems/*/colour"',
    to: '"/sealNumberItems/*/colour"',
    says: /^No document of version 1 .* holds "\/sealNumberItems\/\*\/colour" when this step comes, so it changes none\./m,
    findings: 2,
  },
  {
    slip: 'a step at a field as it will be called',
    file: MIGRATION,
    from: '"rename": "/old_reference", "to": "ref_general"',
    to: '"rename": "/ref_general", "to": "old_reference"',
    says: /holds "\/ref_general" when this step comes, so it changes none\./,
    at: ['"rename": "/ref_general"'],
    findings: 2,
  },
  {
    slip: 'a field renamed to its own name',
    file: MIGRATION,
    from: '{ "remove": "/CDSItems/*/colour" }',
    to: '{ "remove": "/CDSItems/*/colour" }, { "rename": "/tel", "to": "tel" }',
    says: '"/tel" has this name already: name another, or leave the step out.',
    at: ['"rename": "/tel"'],
    findings: 1,
  },
  {
    slip: 'a value for a field that is filled in every document',
    file: MIGRATION,
    from: '{ "give": "/currency", "value": "GBP" },',
    to: '{ "give": "/currency", "value": "GBP" }, { "give": "/tel", "value": "0" },',
    says: 'Each document of version 1 has "/tel" filled, so this gives it to none: add one to customs-declaration/fixtures/version-1/ in which it is blank, or leave the step out.',
    at: ['"give": "/tel"'],
    findings: 1,
  },
  {
    slip: 'a value for a field of a misspelt list',
    file: MIGRATION,
    from: '"give": "/currency"',
    to: '"give": "/CDSItem/*/itemPriceCurr"',
    says: `${none('/CDSItem/*/itemPriceCurr')} Did you mean "/CDSItems/*/itemPriceCurr"?`,
    findings: 1,
  },
  {
    slip: 'the key of a row renamed',
    file: MIGRATION,
    from: '"/mainContainerCDSItems/*/number"',
    to: '"/mainContainerCDSItems/*/uuid"',
    says: '"uuid" is the key of a row, which it keeps for good: name a field or list.',
    findings: 1,
  },
  {
    slip: 'a field renamed to the key of its row',
    file: MIGRATION,
    from: '"to": "container_no"',
    to: '"to": "uuid"',
    says: '"uuid" is the key of a row, which it keeps for good: name a field or list.',
    findings: 1,
  },
  {
    slip: 'a migration that is called like another version',
    file: MIGRATION,
    from: '"to": 2',
    to: '"to": 3',
    says: 'The file is called 2.json, so "to" must be 2; or call it 3.json.',
    findings: 1,
  },
  {
    slip: 'a function that there is not',
    file: MIGRATION,
    from: '{ "remove": "/CDSItems/*/colour" }',
    to: '{ "change": "/CDSItems/*", "by": "dropColour" }',
    says: 'There is no function "dropColour" in src/computations/shape-functions.ts.',
    at: ['"by"'],
    findings: 1,
  },
  {
    slip: 'a step without its value',
    file: MIGRATION,
    from: '{ "give": "/currency", "value": "GBP" }',
    to: '{ "give": "/currency" }',
    says: 'Entry 3 of "steps" must have one of these, and one only: "rename" with "to"; "remove"; "give" with "value"; "change" with "by".',
    at: ['{ "give"'],
    findings: 1,
  },
  {
    slip: 'two steps in one',
    file: MIGRATION,
    from: '{ "remove": "/CDSItems/*/colour" }',
    to: '{ "remove": "/CDSItems/*/colour", "rename": "/tel", "to": "phone" }',
    says: /Entry 4 of "steps" must have one of these, and one only: /,
    at: ['{ "remove"'],
    findings: 1,
  },
  {
    slip: 'a place without its stroke',
    file: MIGRATION,
    from: '"rename": "/old_reference"',
    to: '"rename": "old_reference"',
    says: /"rename" must match pattern ".*", but is "old_reference"\. Right is, for example, "\/CDSItems\/\*\/net_mass"\./,
    findings: 1,
  },
  {
    slip: 'a new version without the documents of the one before',
    file: FIRST,
    from: '"customs-declaration.schema.json"',
    to: '"item.schema.json"',
    says: 'There is no document of version 1 in customs-declaration/fixtures/version-1/ to replay.',
    at: ['"version": 2', 'customs-declaration/customs-declaration.schema.json'],
    findings: 1,
  },
  {
    slip: 'a field renamed to a misspelt name',
    file: MIGRATION,
    from: '"to": "ref_general"',
    to: '"to": "ref_genral"',
    says: 'This puts into documents of version 1 what has no place in version 2: /ref_genral: Unknown field. Did you mean "ref_general"?',
    findings: 1,
  },
  {
    slip: 'a value of another type than the field',
    file: MIGRATION,
    from: '"value": "GBP"',
    to: '"value": 826',
    says: 'This puts into documents of version 1 what has no place in version 2: /currency: Must be a text.',
    findings: 1,
  },
  {
    slip: 'a field removed that the new version has still',
    file: MIGRATION,
    from: '{ "remove": "/CDSItems/*/colour" }',
    to: '{ "remove": "/CDSItems/*/colour" }, { "remove": "/tel" }',
    says: 'Documents of version 1 lose what they hold at "/tel", which version 2 has still. Leave the step out, or make other values of them by a function ("change").',
    at: ['"remove": "/tel"'],
    findings: 1,
  },
  {
    slip: 'a field of rows removed and given anew',
    file: MIGRATION,
    from: '{ "remove": "/CDSItems/*/colour" }',
    to: '{ "remove": "/CDSItems/*/colour" }, { "remove": "/CDSItems/*/net_mass" }, { "give": "/CDSItems/*/net_mass", "value": "0" }',
    says: /^Documents of version 1 lose what they hold at "\/CDSItems\/\*\/net_mass", which version 2 has still\./,
    at: ['"remove": "/CDSItems/*/net_mass"'],
    findings: 1,
  },
  {
    slip: 'a list removed that the new version has still',
    file: MIGRATION,
    from: '{ "remove": "/CDSItems/*/colour" }',
    to: '{ "remove": "/CDSItems" }',
    says: /lose what they hold at "\/CDSItems", which version 2 has still\./,
    findings: 1,
  },
  {
    slip: 'a value that is too long for the field it is given to',
    file: MIGRATION,
    from: '"value": "GBP"',
    to: '"value": "GBPP"',
    says: 'The value "GBPP" is not valid at "/currency" in version 2. At most 3 characters.',
    findings: 1,
  },
  {
    slip: 'a value that the list of the field has not',
    file: MIGRATION,
    from: '"value": "GBP"',
    to: '"value": "GPB"',
    says: /^The value "GPB" is not valid at "\/currency" in version 2\. The code list currencies has no "GPB"\./,
    findings: 1,
  },
  {
    slip: 'a value that is too long for what its field is renamed to',
    file: MIGRATION,
    from: '{ "give": "/currency", "value": "GBP" }',
    to: '{ "give": "/money", "value": "GBPP" }, { "rename": "/money", "to": "currency" }',
    says: 'The value "GBPP" is not valid at "/currency" in version 2. At most 3 characters.',
    at: ['"value": "GBPP"'],
    findings: 1,
  },
  {
    slip: 'a field renamed there and back',
    file: MIGRATION,
    from: '{ "rename": "/old_reference", "to": "ref_general" },',
    to: '{ "rename": "/old_reference", "to": "ref_general" }, { "rename": "/internal_id", "to": "own" }, { "rename": "/own", "to": "internal_id" },',
    says: '"/internal_id" is called so again after the steps behind this one: leave this step out and the one that renames it back.',
    at: ['"rename": "/internal_id"'],
    findings: 1,
  },
];
