import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkSchemas } from '../../generators/check/check.ts';
import { readSourceFiles } from '../../generators/source-files.ts';
import { computations } from '../../src/computations/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

let copy: string;
const touched = new Set<string>();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tidewaiter-schemas-'));
  cpSync(join(root, 'schemas'), copy, { recursive: true });
});
afterEach(() => {
  for (const file of touched) cpSync(join(root, 'schemas', file), join(copy, file));
  touched.clear();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Replaces one text of one file of the copy, which must be there. */
function slip(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} holds ${from}`).toContain(from);
  writeFileSync(path, text.replace(from, to));
  touched.add(file);
}

const DECLARATION = 'customs-declaration/customs-declaration';
const ITEM = 'customs-declaration/item';
const MAP = 'customs-declaration/cds.message.json';
const ELEMENTS = 'customs-declaration/cds.elements.json';
const RULES = 'locale/en.data-elements.json';
const CATEGORY = 'customs-declaration/categories/h2.json';

/** The invoice date of the CDS map as it is written: a codec, and an attribute that tells its form. */
const INVOICE_DATE: readonly string[] = [
  '                  "invoice": {',
  '                    "codec": "date-forms",',
  '                    "fields": ["invoice_date", "invoice_time"],',
  '                    "parts": ["text", "form"]',
  '                  }',
  '                },',
  '                "children": [',
  '                  {',
  '                    "element": "ID",',
  '                    "id": "D016",',
  '                    "field": "invoice_number",',
  '                    "format": "an..70 text"',
  '                  },',
  '                  {',
  '                    "element": "IssueDateTime",',
  '                    "id": "D015",',
  '                    "children": [',
  '                      {',
  '                        "element": "DateTimeString",',
  '                        "namespace": "p1",',
  '                        "min": 1,',
  '                        "part": "invoice/text",',
  '                        "format": "date-time",',
  '                        "attributes": [',
  '                          {',
  '                            "name": "formatCode",',
  '                            "part": "invoice/form",',
];

/** One typing slip each: the file, what stands there, what is written instead, and what the check says. */
const SLIPS: readonly (readonly [name: string, file: string, from: string, to: string, says: RegExp])[] = [
  [
    'broken JSON',
    'rows/package.schema.json',
    '"maxLength": 2,',
    '"maxLength": 2',
    /Broken JSON: comma expected/,
  ],
  [
    'an item that holds items',
    `${ITEM}.schema.json`,
    '../rows/container.schema.json',
    'item.schema.json',
    /item\.schema\.json holds itself by this; rows end somewhere/,
  ],
  [
    'an item that holds declarations',
    `${ITEM}.schema.json`,
    '../rows/container.schema.json',
    'customs-declaration.schema.json',
    /customs-declaration\.schema\.json holds itself by this/,
  ],
  ['a bracket too few', 'rows/package.ui.json', '"columns": [', '"columns": ', /Broken JSON/],
  [
    'a name twice',
    'rows/package.schema.json',
    '"maxLength": 8,',
    '"maxLength": 8, "maxLength": 9,',
    /second time/,
  ],
  [
    'a misspelt keyword',
    'rows/package.schema.json',
    '"maxLength": 2',
    '"maxLenght": 2',
    /"maxLenght" is no keyword here\. Did you mean "maxLength"\?/,
  ],
  [
    'an unknown keyword',
    'rows/package.schema.json',
    '"maxLength": 2',
    '"const": "CT"',
    /"const" is no keyword here\. Known: /,
  ],
  [
    'a keyword of the wrong type',
    'rows/package.schema.json',
    '"maxLength": 2',
    '"maxLength": "2"',
    /"maxLength" must be integer, but is "2"/,
  ],
  [
    'a keyword out of range',
    'rows/package.schema.json',
    '"maxLength": 2',
    '"maxLength": 0',
    /"maxLength" must be >= 1, but is 0/,
  ],
  [
    'a number type',
    'rows/package.schema.json',
    '"type": "string",\n      "maxLength": 2',
    '"type": "number",\n      "maxLength": 2',
    /"type" must be one of string, integer, boolean, array, not "number"/,
  ],
  [
    'an unknown format',
    'rows/package.schema.json',
    '"format": "digits"',
    '"format": "digit"',
    /one of numeric, digits, date, date-time, not "digit" Did you mean "digits"/,
  ],
  [
    'a pattern that is none',
    `${ITEM}.schema.json`,
    '^[0-9]{8}([0-9]{2})?$',
    '^[0-9{8}$',
    /no regular expression/,
  ],
  [
    'a limit of a text on a count',
    `${ITEM}.schema.json`,
    '"minimum": 1,',
    '"maxLength": 1,',
    /"maxLength" is no keyword here/,
  ],
  [
    'a wrong $schema',
    'rows/package.schema.json',
    '../dialect/object.schema.json',
    '../dialect/ui.schema.json',
    /\$schema must be "\.\.\/dialect\/object\.schema\.json"/,
  ],
  [
    'an unknown effect',
    'rows/tax-line.ui.json',
    '"effect": "disable"',
    '"effect": "disabled"',
    /one of disable, hide, require, not "disabled" Did you mean "disable"/,
  ],
  [
    'a width above twelve',
    'rows/package.ui.json',
    '"shipping_mark": 6',
    '"shipping_mark": 13',
    /must be <= 12, but is 13/,
  ],
  [
    'a data element that is none',
    'rows/package.schema.json',
    '"dataElement": "6/9"',
    '"dataElement": "6.9"',
    /must match pattern/,
  ],
  [
    'a completion rule without a source',
    RULES,
    '"elements.1-6.title"',
    '"elements.1-6.import": "Counted from 1.", "elements.1-6.title"',
    /A completion rule says where it was read: no elements file has a source for "elements\.1-6\.import"/,
  ],
  ['a source without a date', ELEMENTS, '"date": "2024-12-18",', '', /"imports-1" lacks "date"/],
  [
    'a source of a day that does not exist',
    ELEMENTS,
    '"date": "2024-12-18"',
    '"date": "2024-02-30"',
    /There is no day 2024-02-30/,
  ],
  [
    'a source without a section',
    ELEMENTS,
    '"section": "DE 1/1"',
    '"sections": "DE 1/1"',
    /"sections" is no keyword here\. Did you mean "section"\?/,
  ],
  [
    'a source whose rule is missing',
    RULES,
    '"elements.1-1.export"',
    '"elements.1-1.exports"',
    /lack the text "elements\.1-1\.export"/,
  ],
  [
    'a page of sources that does not exist',
    ELEMENTS,
    '"page": "imports-1"',
    '"page": "imports-l"',
    /There is no page "imports-l"\. Did you mean "imports-1"\?/,
  ],
  [
    'a data element that no field has',
    ELEMENTS,
    '"1/6": {}',
    '"1/66": {}',
    /No field has the data element 1\/66/,
  ],
  [
    'a data element that is not described',
    'rows/package.schema.json',
    '"dataElement": "6/10"',
    '"dataElement": "6/19"',
    /No elements file describes the data element 6\/19/,
  ],
  [
    'a title of a data element that is missing',
    RULES,
    '"elements.1-6.title"',
    '"elements.1-6.titel"',
    /lack the text "elements\.1-6\.title"/,
  ],
  [
    'a category with a data element that does not exist',
    CATEGORY,
    '"element": "2/7"',
    '"element": "2/77"',
    /There is no data element 2\/77/,
  ],
  [
    'a category with a data element twice',
    CATEGORY,
    '"element": "2/7"',
    '"element": "2/5"',
    /The data element 2\/5 stands here a second time/,
  ],
  ['a category read without a date', CATEGORY, '"date": "2025-02-28",', '', /"page" lacks "date"/],
  [
    'a requirement without severity',
    CATEGORY,
    '"element": "1/1", "need": "always", "level": "declaration", "severity": "error"',
    '"element": "1/1", "need": "always", "level": "declaration"',
    /lacks "severity"/,
  ],
  [
    'a category whose table was read in part and does not say how far',
    CATEGORY,
    '"readThrough": "5/8",',
    '',
    /says how far in "readThrough"/,
  ],
  [
    'a row schema that does not exist',
    `${ITEM}.schema.json`,
    '../rows/package.schema.json',
    '../rows/packages.schema.json',
    /There is no schema file rows\/packages\.schema\.json/,
  ],
  [
    'a second object of one title',
    'rows/package.schema.json',
    '"PackageLine"',
    '"TaxLine"',
    /title "TaxLine" is already that of/,
  ],
  [
    'a layout field that does not exist',
    'rows/package.ui.json',
    '"shipping_mark": 6',
    '"shipping_marks": 7',
    /has no field "shipping_marks"\. Did you mean "shipping_mark"\?/,
  ],
  [
    'a field in no section',
    'rows/package.ui.json',
    '"shipping_mark": 6,',
    '',
    /"shipping_mark" stands in no section/,
  ],
  [
    'an internal field in a section',
    `${ITEM}.ui.json`,
    '"ref_number": 4',
    '"ref_number": 4, "cus_code_1": 2',
    /"cus_code_1" is internal, yet stands in a section/,
  ],
  [
    'a column that does not exist',
    'rows/package.ui.json',
    '"columns": ["type_of_packages"',
    '"columns": ["type_of_package"',
    /has no field "type_of_package"\./,
  ],
  [
    'a UI field that does not exist',
    'rows/tax-line.ui.json',
    '"tax_quantity": { "inputMaxLength"',
    '"tax_quantiti": { "inputMaxLength"',
    /has no field "tax_quantiti"\. Did you mean "tax_quantity"\?/,
  ],
  [
    'a list of the layout that does not exist',
    `${ITEM}.ui.json`,
    '"lists": ["TaxCDSItems", "AdjustmentCDSItems"]',
    '"lists": ["TaxCDSItem"]',
    /has no list "TaxCDSItem"\./,
  ],
  [
    'a stored list whose example is none of its codes',
    'stored-lists/unlocodes.json',
    '"GBLON"',
    '"LON"',
    /The example "LON" does not match the pattern of the codes/,
  ],
  [
    'a stored list whose pattern is none',
    'stored-lists/unlocodes.json',
    '[A-Z2-9]{3}$',
    '[A-Z2-9{3}$',
    /must match format "regex"|regular expression|pattern/i,
  ],
  [
    'a stored list joined of a field that does not exist',
    'stored-lists/documents.json',
    '"doc_code_3"',
    '"doc_code_4"',
    /has no field "doc_code_4"\. Did you mean "doc_code_[13]"\?/,
  ],
  [
    'a stored list joined of a row that does not exist',
    'stored-lists/documents.json',
    '"produced-document"',
    '"produced-documents"',
    /no document or row "produced-documents"\. Did you mean "produced-document"\?/,
  ],
  [
    'a stored list whose codes its field refuses',
    'customs-declaration/item.ui.json',
    '"commodityCode": { "codeList": "commodity-codes" }',
    '"commodityCode": { "codeList": "unlocodes" }',
    /The list unlocodes offers "GBLON", which "commodityCode" refuses/,
  ],
  [
    'a code list that does not exist',
    'rows/tax-line.ui.json',
    '"codeList": "tax-types"',
    '"codeList": "tax-type"',
    /There is no code list lists\/tax-type\.json\. Did you mean "tax-types"\?/,
  ],
  [
    'a pinned code that does not exist',
    'lists/currencies.json',
    '"GBP", "EUR"',
    '"GBP", "EUU"',
    /pinned code "EUU" is none of the options/,
  ],
  [
    'a code that stands twice',
    'lists/container-flags.json',
    '"value": "1"',
    '"value": "0"',
    /code "0" stands here twice/,
  ],
  [
    'a code its field refuses',
    'lists/payment-methods.json',
    '"value": "E"',
    '"value": "EE"',
    /offers "EE", which "payment_method" refuses\. At most 1 character/,
  ],
  [
    'an input cap above the maximum',
    'rows/tax-line.ui.json',
    '"inputMaxLength": 16',
    '"inputMaxLength": 24',
    /input takes 24 characters, but the rule at most 23/,
  ],
  [
    'a default its own rule refuses',
    'rows/tax-line.schema.json',
    '"default": "GBP"',
    '"default": "GBPX"',
    /default "GBPX" is not valid\. At most 3 characters/,
  ],
  [
    'a default outside the enum',
    'rows/tax-line.schema.json',
    '"default": "usual"',
    '"default": "normal"',
    /default "normal" is not valid\. One of: usual, automatic, manual/,
  ],
  [
    'a conditional default its rule refuses',
    `${ITEM}.ui.json`,
    '"value": "00"',
    '"value": "00000000"',
    /default "00000000" is not valid/,
  ],
  [
    'a default that is never reached',
    `${DECLARATION}.ui.json`,
    '{ "value": "EX" }',
    '{ "value": "EX" }, { "value": "CO" }',
    /never reached/,
  ],
  [
    'a row born with a wrong value',
    `${ITEM}.ui.json`,
    '{ "tax_type": "A00" }',
    '{ "tax_type": "A000" }',
    /cannot be born with tax_type "A000"\. At most 3 characters/,
  ],
  [
    'a row born with a field it has not',
    `${ITEM}.ui.json`,
    '{ "add_proc": "97F" }',
    '{ "addproc": "97F" }',
    /additional-procedure\.schema\.json has no field "addproc"/,
  ],
  [
    'an entry rule looser than valid',
    'rows/tax-line.schema.json',
    '"entry": { "maxLength": 2 }',
    '"entry": { "maxLength": 4 }',
    /entry rule of "tax_currency" is looser than what is valid: maxLength 4 against 3/,
  ],
  [
    'an entry rule without the format',
    'rows/previous-document.schema.json',
    '"entry": { "maxLength": 3, "format": "digits" }',
    '"entry": { "maxLength": 3 }',
    /looser than what is valid: format none against digits/,
  ],
  [
    'a minimum above the maximum',
    `${ITEM}.schema.json`,
    '"minimum": 1,',
    '"minimum": 100000,',
    /minimum 100000 is above maximum 99999/,
  ],
  [
    'a value longer than the field',
    'rows/previous-document.schema.json',
    '"enum": ["X", "Y", "Z"]',
    '"enum": ["X", "Y", "ZZ"]',
    /value "ZZ" can never be valid/,
  ],
  [
    'a pattern that can run away',
    `${ITEM}.schema.json`,
    '^[0-9]{8}([0-9]{2})?$',
    '^([0-9]+)+$',
    /can run away/,
  ],
  [
    'a choice of the same, repeated',
    `${ITEM}.schema.json`,
    '^[0-9]{8}([0-9]{2})?$',
    '^(?:[0-9]|[0-9A-F])+$',
    /can run away/,
  ],
  [
    'a choice of overlapping lengths, repeated',
    `${ITEM}.schema.json`,
    '^[0-9]{8}([0-9]{2})?$',
    '^(?:[0-9]{1,3}|[0-9]{2})*$',
    /can run away/,
  ],
  [
    'repetitions side by side in a repeated group',
    `${ITEM}.schema.json`,
    '^[0-9]{8}([0-9]{2})?$',
    '^(?:[0-9]+ ?)*$',
    /can run away/,
  ],
  [
    'two repetitions of the same in a repeated group',
    `${ITEM}.schema.json`,
    '^[0-9]{8}([0-9]{2})?$',
    '^([0-9]+[0-9]+)+$',
    /can run away/,
  ],
  [
    'a condition that can run away',
    'rows/previous-document.ui.json',
    '"schema": { "const": "Q" }',
    '"schema": { "pattern": "^.*.*Q$" }',
    /\^\.\*\.\*Q\$ can run away/,
  ],
  ['a format that can run away', MAP, '"pattern": "[A-Z]{3}"', '"pattern": "([A-Z]+)+"', /can run away/],
  [
    'CUS-255 a limit without source',
    'rows/container.schema.json',
    '"source": "Specification 1 §5 (CUS-247)"',
    '"added": true',
    /"container_no" has a limit without "source"/,
  ],
  [
    'a counter without a maximum',
    `${DECLARATION}.ui.json`,
    '"fields": {',
    '"fields": { "internal_id": { "counter": true },',
    /A counter needs a maxLength/,
  ],
  [
    'a scope in the document that does not exist',
    'rows/previous-document.ui.json',
    '/additional_dec_type',
    '/additional_dec_typ',
    /leads nowhere: .*has no field "additional_dec_typ"\. Did you mean "additional_dec_type"\?/,
  ],
  [
    'a scope in the row that does not exist',
    'rows/tax-line.ui.json',
    './tax_calc_type',
    './tax_calc',
    /rows\/tax-line\.schema\.json has no field "tax_calc"/,
  ],
  [
    'a scope above the document',
    `${DECLARATION}.ui.json`,
    '"scope": "/customs_regime"',
    '"scope": "../customs_regime"',
    /leads out of every document/,
  ],
  [
    'an unknown context value',
    'rows/tax-line.ui.json',
    './tax_calc_type',
    '$roles',
    /no context value "\$roles"\. Did you mean "\$role"\?/,
  ],
  [
    'a property of a scope that does not exist',
    `${ITEM}.ui.json`,
    '"properties": {\n                "customs_regime"',
    '"properties": {\n                "customs_regimes"',
    /has no field "customs_regimes"/,
  ],
  [
    'a condition that can never hold',
    'rows/tax-line.ui.json',
    '"const": "automatic"',
    '"const": "automatik"',
    /can never hold: the value "automatik" is none of the field's\. One of: usual/,
  ],
  [
    'a condition that always holds',
    'rows/produced-document.ui.json',
    '"minLength": 1',
    '"minLength": 0',
    /always holds/,
  ],
  [
    'two conditions that exclude each other',
    'rows/previous-document.ui.json',
    '"schema": { "const": "Q" }',
    '"schema": { "allOf": [{ "const": "Q" }, { "not": { "const": "Q" } }] }',
    /can never hold: no value of the field matches it/,
  ],
  [
    'a condition on one value and another',
    'rows/previous-document.ui.json',
    '"schema": { "const": "Q" }',
    '"schema": { "allOf": [{ "const": "Q" }, { "const": "A" }] }',
    /can never hold: no value of the field matches it/,
  ],
  [
    'a choice that leaves nothing out',
    'rows/previous-document.ui.json',
    '"schema": { "const": "Q" }',
    '"schema": { "anyOf": [{ "minLength": 1 }, { "maxLength": 0 }] }',
    /always holds: every value of the field matches it/,
  ],
  [
    'not this one or not that one',
    'rows/previous-document.ui.json',
    '"schema": { "const": "Q" }',
    '"schema": { "anyOf": [{ "not": { "const": "Q" } }, { "not": { "const": "A" } }] }',
    /always holds: every value/,
  ],
  [
    'a text longer than itself',
    'rows/produced-document.ui.json',
    '"minLength": 1',
    '"minLength": 3, "maxLength": 2',
    /can never hold: no value/,
  ],
  [
    'a value and its blank',
    'rows/tax-line.ui.json',
    '"const": "automatic"',
    '"enum": ["usual", "automatic", "manual"], "maxLength": 4',
    /can never hold: no value of the field/,
  ],
  [
    'a text of one id in two files',
    'locale/en.json',
    '"fields.package.type_of_packages.label"',
    '"action.cancel": "x", "fields.package.type_of_packages.label"',
    /The text "[a-z.]+" already stands in locale\/en/,
  ],
  [
    'a code split over fields of which none goes on in the other',
    'rows/produced-document.ui.json',
    '"continuesIn": "doc_code_3"',
    '"continuesIn": "doc_ident"',
    /stands in "doc_code_1" and then in "doc_code_3", but .* go on in "doc_ident"/,
  ],
  [
    'a missing label',
    'locale/en.json',
    'fields.package.type_of_packages.label',
    'fields.package.type_of_package.label',
    /lacks the text "fields\.package\.type_of_packages\.label"/,
  ],
  [
    'a missing help',
    'locale/en.json',
    'fields.package.type_of_packages.help',
    'fields.package.type_of_packages.hlp',
    /lacks the text "fields\.package\.type_of_packages\.help"/,
  ],
  [
    'a text nothing uses',
    'locale/en.json',
    'sections.package.package.label',
    'sections.package.packages.label',
    /Nothing uses the text "sections\.package\.packages\.label"/,
  ],
  [
    'a missing reason',
    'rows/tax-line.ui.json',
    'rules.tax-line-automatic',
    'rules.tax-line',
    /lacks the text "rules\.tax-line"/,
  ],
  [
    'a second section of one id',
    `${ITEM}.ui.json`,
    '"id": "procedure"',
    '"id": "goods"',
    /A second section "goods"/,
  ],
  [
    'read-only without a computation',
    `${DECLARATION}.ui.json`,
    '"computedBy": "items-count", ',
    '',
    /"items" is read-only, but nothing computes it/,
  ],
  [
    'a message field that does not exist',
    'customs-declaration/cds.message.json',
    '"field": "doc_code_1"',
    '"field": "doc_code_2"',
    /produced-document\.schema\.json has no field "doc_code_2"\. Did you mean "doc_code_1"\?/,
  ],
  [
    'a message list that does not exist',
    'customs-declaration/cds.message.json',
    '"rows": "PackagesCDSItems"',
    '"rows": "PackageCDSItems"',
    /item\.schema\.json has no list "PackageCDSItems"\. Did you mean "PackagesCDSItems"\?/,
  ],
  [
    "a message list of the parent's that does not exist",
    'customs-declaration/cds.message.json',
    '"rows": "../sealNumberItems"',
    '"rows": "../sealItems"',
    /customs-declaration\.schema\.json has no list "sealItems"/,
  ],
  [
    'a row that belongs to another by a field that does not exist',
    'customs-declaration/cds.message.json',
    '"to": "container_no"',
    '"to": "container_number"',
    /container\.schema\.json has no field "container_number"/,
  ],
  [
    'an occurrence that is neither first nor later',
    'customs-declaration/cds.message.json',
    '"only": "later"',
    '"only": "last"',
    /equal to one of the allowed values|"last"/,
  ],
  [
    'a codec part that does not exist',
    'customs-declaration/cds.message.json',
    '"part": "location/name"',
    '"part": "location/names"',
    /codec "location" has no part "names"/,
  ],
  [
    'a message format that does not exist',
    'customs-declaration/cds.message.json',
    '"format": "an..3"',
    '"format": "an..333"',
    /There is no format "an\.\.333"/,
  ],
  [
    'a computation that does not exist',
    `${DECLARATION}.ui.json`,
    '"computedBy": "gross-mass"',
    '"computedBy": "gross-masses"',
    /has no computation "gross-masses"\. Did you mean "gross-mass"\?/,
  ],
  [
    'a computation that writes another field',
    `${DECLARATION}.ui.json`,
    '"computedBy": "gross-mass"',
    '"computedBy": "total-packages"',
    /computation "total-packages" does not write "gross_mass"/,
  ],
  [
    'a figure that an event is to keep',
    `${DECLARATION}.ui.json`,
    '"computedBy": "gross-mass"',
    '"computedBy": "tax-mode"',
    /computation "tax-mode" answers an event and keeps no figure; name one that is derived/,
  ],
  [
    'a fixture that is not accepted',
    'rows/fixtures/accepted/package.filled.json',
    '"20"',
    '"twenty"',
    /refuses \/number_of_packages \(format\), which the fixture does not say/,
  ],
  [
    'a fixture that is not refused',
    'rows/fixtures/refused/package.half-package.json',
    '"1.5"',
    '"15"',
    /does not refuse \/number_of_packages \(format\) as the fixture says/,
  ],
  [
    'a fixture refused by another keyword',
    'rows/fixtures/refused/package.half-package.json',
    '"keyword": "format"',
    '"keyword": "maxLength"',
    /does not refuse \/number_of_packages \(maxLength\)/,
  ],
  [
    'a limit changed and its fixture not',
    'rows/package.schema.json',
    '"maxLength": 2',
    '"maxLength": 3',
    /does not refuse \/type_of_packages \(maxLength\)/,
  ],
  [
    'a default in no code list',
    `${DECLARATION}.ui.json`,
    '"value": "EX"',
    '"value": "XE"',
    /default "XE" is not valid\. The code list declaration-types has no "XE"/,
  ],
  [
    'a default of the schema in no code list',
    'rows/tax-line.schema.json',
    '"default": "GBP",\n      "dataElement": "4/7"',
    '"default": "GPB",\n      "dataElement": "4/7"',
    /default "GPB" is not valid\. The code list currencies has no "GPB"/,
  ],
  [
    'a row born with a code in no list',
    `${ITEM}.ui.json`,
    '{ "tax_type": "A00" }',
    '{ "tax_type": "A0O" }',
    /cannot be born with tax_type "A0O"\. The code list tax-types has no "A0O"/,
  ],
  [
    'a condition on a code in no list',
    'rows/previous-document.ui.json',
    '"schema": { "const": "Q" }',
    '"schema": { "const": "W" }',
    /can never hold: .*The code list additional-declaration-types has no "W"/,
  ],
  [
    'a condition on codes of which one is in no list',
    `${ITEM}.ui.json`,
    '["J", "K", "Q"]',
    '["J", "K", "W"]',
    /can never hold: .*The code list additional-declaration-types has no "W"/,
  ],
  [
    'a pattern without its beginning',
    `${ITEM}.schema.json`,
    '"^[0-9]{8}([0-9]{2})?$"',
    '"[0-9]{8}([0-9]{2})?$"',
    /pattern \[0-9\]\{8\}\(\[0-9\]\{2\}\)\?\$ must begin with \^ and end with \$/,
  ],
  [
    'a pattern without its end',
    `${DECLARATION}.schema.json`,
    '^[A-Z]{2}[A-D][A-Z].+$',
    '^[A-Z]{2}[A-D][A-Z].+\\\\$',
    /must begin with \^ and end with \$/,
  ],
  [
    'a pattern of which the anchors hold half',
    `${ITEM}.schema.json`,
    '"^[0-9]{8}([0-9]{2})?$"',
    '"^[0-9]{8}|[0-9]{10}$"',
    /each anchor holds only one side of the \|/,
  ],
  [
    'an absurd maximum',
    'rows/package.schema.json',
    '"maxLength": 512',
    '"maxLength": 51200000',
    /"maxLength" must be <= 1024, but is 51200000/,
  ],
  [
    'an absurd number of rows',
    `${DECLARATION}.schema.json`,
    '"maxItems": 999',
    '"maxItems": 99900',
    /"maxItems" must be <= 9999, but is 99900/,
  ],
  [
    'a maximum above what the message takes',
    `${DECLARATION}.schema.json`,
    '"maxLength": 35,\n      "dataElement": "2/5"',
    '"maxLength": 350,\n      "dataElement": "2/5"',
    /"transaction_ref" may have 350 characters, but the message takes 35 of it \(an\.\.35 text\)/,
  ],
  [
    'a maximum above what the parts of a codec take',
    `${DECLARATION}.schema.json`,
    '"maxLength": 260',
    '"maxLength": 261',
    /"location_goods" may have 261 characters, but the message takes 260/,
  ],
  [
    'a count above what the message takes',
    `${ITEM}.schema.json`,
    '"maximum": 99999',
    '"maximum": 999999',
    /"item_no" may be 999999, but the message takes 99999/,
  ],
  [
    'more rows than the message takes',
    `${DECLARATION}.schema.json`,
    '"maxItems": 999',
    '"maxItems": 1000',
    /"CDSItems" may have 1000 rows, but the message takes 999/,
  ],
  [
    'a field in no message',
    MAP,
    `,
                      {
                        "element": "TypeCode",
                        "id": "141",
                        "field": "type_of_packages",
                        "format": "an..2"
                      }`,
    '',
    /"type_of_packages" stands in no message of customs-declaration .*"message": false/,
  ],
  [
    'a field of a shared row in no message of one of its lists',
    MAP,
    `"field": "goodsItemIdent"`,
    `"constant": "1"`,
    /"goodsItemIdent" stands in no message of customs-declaration \(\/CDSItems\/\*\/PreviousCDSItems\/\*\/goodsItemIdent\)/,
  ],
  [
    'a request whose element stands before one that is misspelt',
    'declaration-request/cds.message.json',
    '"before": "IssueDateTime"',
    '"before": "IssueDatetime"',
    /No other message has "IssueDatetime"\. Did you mean "IssueDateTime"/,
  ],
  [
    'a single element that amendments would add as a whole',
    MAP,
    '"amend": "nil"',
    '"amend": "whole"',
    /"CountryCode" is not added as a whole: it occurs once/,
  ],
  [
    'a number of what does not repeat',
    MAP,
    '"amend": "nil"',
    '"amend": "number"',
    /"CountryCode" numbers nothing/,
  ],
  [
    'a nil amendment that points at an item',
    MAP,
    '"amend": "number"',
    '"amend": "nil"',
    /A nil amendment points at a field of the document, and "SequenceNumeric" holds none/,
  ],
  [
    'a nil amendment that points at two elements',
    MAP,
    '"field": "container_flag"',
    '"amend": "nil", "field": "container_flag"',
    /Two elements are the one that a nil amendment points at/,
  ],
  [
    'a list in no message',
    MAP,
    '"rows": "AdditionalItems"',
    '"rows": "mainContainerCDSItems"',
    /"AdditionalItems" stands in no message of customs-declaration/,
  ],
  [
    'a field that is in no message, yet mapped',
    'rows/package.schema.json',
    '"shipping_mark": {',
    '"shipping_mark": { "message": false,',
    /"shipping_mark" stands in a message, yet says "message": false/,
  ],
  [
    'a field mapped twice and another never',
    MAP,
    '"field": "ref_general"',
    '"field": "transaction_ref"',
    /"transaction_ref" is already mapped in line \d+[\s\S]*"ref_general" stands in no message/,
  ],
  [
    'a field mapped twice by one condition',
    MAP,
    '"not": {\n                              "const": "export"\n                            }',
    '"const": "export"',
    /"inlandMode" is already mapped in line \d+/,
  ],
  [
    'a derived value in no list',
    MAP,
    '"value": "export"',
    '"value": "exports"',
    /"customs_regime" cannot become "exports"\. One of: import, export/,
  ],
  [
    'a codec that does not exist',
    MAP,
    '"codec": "date-forms"',
    '"codec": "date-form"',
    /There is no codec "date-form"\. Did you mean "date-forms"\?/,
  ],
  [
    'a codec named like a method of every object',
    MAP,
    '"codec": "date-forms"',
    '"codec": "toString"',
    /There is no codec "toString"/,
  ],
  [
    'widths that cut another number of parts',
    MAP,
    '"widths": [2, 1, 1]',
    '"widths": [2, 1]',
    /"location" needs other widths: 1 field and 4 parts/,
  ],
  [
    'a codec part that stands nowhere',
    MAP,
    '"part": "location/type"',
    '"constant": "A"',
    /part "type" of the codec "location" stands in no element/,
  ],
  [
    'a codec part that stands twice',
    MAP,
    '"part": "location/type"',
    '"part": "location/name"',
    /part "location\/name" already stands in line \d+/,
  ],
  [
    'a date form that its codec does not write',
    MAP,
    INVOICE_DATE.join('\n'),
    INVOICE_DATE.join('\n')
      .replace('"date-forms"', '"date-102"')
      .replace('["invoice_date", "invoice_time"]', '["invoice_date"]')
      .replace('["text", "form"]', '["text"]')
      .replace('"part": "invoice/form",', '"constant": "304",'),
    /codec date-102 writes the form 102, not "304"/,
  ],
  [
    'a part of a codec in no element and no attribute',
    MAP,
    '"part": "invoice/form"',
    '"part": "invoice/text"',
    /The part "form" of the codec "invoice" stands in no element/,
  ],
  [
    'an order of what one node brings',
    MAP,
    '"element": "Origin",\n                    "field": "origin_order"',
    '"element": "Packaging",\n                    "field": "origin_order"',
    /"GovernmentAgencyGoodsItem" has no two nodes of "Packaging" to put in order/,
  ],
  [
    'an order in a field there is not',
    MAP,
    '"field": "origin_order"',
    '"field": "origin_ordr"',
    /has no field "origin_ordr"/,
  ],
  [
    'a value without format',
    MAP,
    '"field": "container_no",\n                        "format": "an..17 text"',
    '"field": "container_no"',
    /"ID" has no format/,
  ],
  [
    'a format nothing uses',
    MAP,
    '"n..12,5": {',
    '"n..12,6": { "base": "decimal" }, "n..12,5": {',
    /Nothing uses the format "n\.\.12,6"/,
  ],
  [
    'a format with a least above its most',
    MAP,
    '"minLength": 1,\n      "maxLength": 5',
    '"minLength": 6,\n      "maxLength": 5',
    /minLength 6 is above maxLength 5/,
  ],
  [
    'a format that is no regular expression',
    MAP,
    '"pattern": "[A-Z]{3}"',
    '"pattern": "[A-Z{3}"',
    /no regular expression/,
  ],
  [
    'a namespace that does not exist',
    MAP,
    '"namespace": "p1"',
    '"namespace": "p2"',
    /There is no namespace "p2"/,
  ],
  ['an id of another shape', MAP, '"id": "67A"', '"id": "A67"', /"id" must match pattern/],
  ['an id of a group on a value', MAP, '"id": "D026"', '"id": "26D"', /"id" must match pattern/],
  [
    'an id that is that of another element',
    MAP,
    '"id": "R144"',
    '"id": "R145"',
    /The id R145 is that of "ID" in line \d+, not of "CategoryCode"/,
  ],
  [
    'an element that has another id elsewhere',
    MAP,
    '"element": "PostcodeID",\n                    "id": "245"',
    '"element": "PostcodeID",\n                    "id": "254"',
    /"PostcodeID" in "Address" has the id 2(45|54) here, but 2(45|54) in line \d+/,
  ],
  [
    'a group that has another id elsewhere',
    MAP,
    '"element": "ExportCountry",\n                "id": "95B"',
    '"element": "ExportCountry",\n                "id": "59B"',
    /"ExportCountry" has the id (95|59)B here, but (95|59)B in line \d+/,
  ],
  [
    'a misspelt element of an id',
    MAP,
    '"element": "CityName"',
    '"element": "CityNmae"',
    /The id 241 is that of "CityNmae" in line \d+, not of "CityName"/,
  ],
  [
    'a format that the id has not elsewhere',
    MAP,
    '"field": "dispatch_country_code",\n                    "format": "a2"',
    '"field": "dispatch_country_code",\n                    "format": "a3"',
    /The id 062 has the format "a[23]" here, but "a[23]" in line \d+/,
  ],
  [
    'elements in another order than elsewhere',
    MAP,
    `"element": "CityName",
                    "id": "241",
                    "field": "user_city",
                    "format": "an..35 text"
                  },
                  {
                    "element": "CountryCode",
                    "id": "242",
                    "field": "user_country",
                    "format": "a2"`,
    `"element": "CountryCode",
                    "id": "242",
                    "field": "user_country",
                    "format": "a2"
                  },
                  {
                    "element": "CityName",
                    "id": "241",
                    "field": "user_city",
                    "format": "an..35 text"`,
    /"CityName" stands (before|behind) "CountryCode" here, but not in line \d+/,
  ],
  [
    'two elements that nothing tells apart',
    MAP,
    '"element": "Surety",\n                "id": "19B"',
    '"element": "TradeTerms",\n                "id": "22B"',
    /Nothing tells this "TradeTerms" from the next one/,
  ],
  [
    'elements of one name apart from each other',
    MAP,
    '"element": "ExportCountry",\n                "id": "95B"',
    '"element": "Importer",\n                "id": "74A"',
    /The elements "Importer" stand apart/,
  ],
  [
    'a discriminator that does not exist',
    MAP,
    '"child": "PreviousCode"',
    '"child": "PreviosCode"',
    /has no child "PreviosCode"\. Did you mean "PreviousCode"\?/,
  ],
  [
    'a constant that its own discriminator refuses',
    MAP,
    '"id": "501",\n                        "constant": "2"',
    '"id": "501",\n                        "constant": "3"',
    /"3" would be read as another element: "TypeCode" is matched by 2/,
  ],
  [
    'a default text that its own discriminator refuses',
    MAP,
    '"default": "GN"',
    '"default": "GNX"',
    /"GNX" would be read as another element: "IdentificationTypeCode" is matched by GN/,
  ],
  [
    'a default text that is not the default of the field',
    MAP,
    '"default": "TSP"',
    '"default": "TPS"',
    /"combined_code" begins as "TSP", but is written as "TPS" when blank/,
  ],
  [
    'a constant its format refuses',
    MAP,
    '"default": "GN",\n                                "format": "an..3"',
    '"default": "GN",\n                                "format": "a1"',
    /"GN" does not fit the format "a1"\. Must be 1 character/,
  ],
];

describe('npx tidewaiter check', { timeout: 60_000 }, () => {
  it('ENG-020 finds nothing in the schemas of the product', () => {
    expect(checkSchemas(join(root, 'schemas'), { computations })).toEqual([]);
  });

  it.each(SLIPS)('finds %s', (_, file, from, to, says) => {
    slip(file, from, to);
    const findings = checkSchemas(copy, { computations });
    expect(findings.map((finding) => finding.message).join('\n')).toMatch(says);
    const texts = new Map(readSourceFiles(copy).map((source) => [source.name, source.text.split('\n')]));
    for (const { file: at, line, column } of findings) {
      // Line and column name something that is there: never the space before it or behind the end.
      expect(texts.get(at)?.[line - 1]?.[column - 1], `${at}:${line}:${column}`).toMatch(/\S/);
    }
  });

  it('finds a field that a computation reads and the schema has no more, and a circle of computations', () => {
    const sum = {
      name: 'sum',
      kind: 'derived' as const,
      reads: ['/CDSItems/*/net_mas', '/gross_mass'],
      writes: ['/total_packages'],
    };
    const back = {
      name: 'back',
      kind: 'derived' as const,
      reads: ['/total_packages'],
      writes: ['/gross_mass'],
    };
    const own = {
      name: 'own',
      kind: 'derived' as const,
      reads: ['/ref_general'],
      writes: ['/ref_general'],
    };
    const known = { 'customs-declaration': [...(computations['customs-declaration'] ?? []), own, sum, back] };
    const messages = checkSchemas(copy, { computations: known }).map((finding) => finding.message);
    expect(messages).toEqual([
      'The computation "sum" reads "/CDSItems/*/net_mas", which customs-declaration has not. Did you mean "/CDSItems/*/net_mass"?',
      'These computations feed each other: back → sum → back.',
    ]);
  });

  it('ENG-032 names file, line and column, and exits 1', () => {
    slip('rows/package.schema.json', '"maxLength": 2', '"maxLenght": 2');
    const run = spawnSync(process.execPath, [join(root, 'scripts/tidewaiter.mjs'), 'check', copy], {
      encoding: 'utf8',
    });
    expect(run.status).toBe(1);
    const text = readFileSync(join(copy, 'rows/package.schema.json'), 'utf8').split('\n');
    const line = text.findIndex((at) => at.includes('maxLenght')) + 1;
    const column = (text[line - 1] ?? '').indexOf('"maxLenght"') + 1;
    expect(run.stdout).toContain(
      `rows/package.schema.json:${line}:${column}: "maxLenght" is no keyword here.`,
    );
    expect(run.stdout.trimEnd()).toMatch(/\n1 problem\.$/);
  });

  it('ends with 0 and says so when nothing is wrong', () => {
    const run = spawnSync(process.execPath, [join(root, 'scripts/tidewaiter.mjs'), 'check'], {
      encoding: 'utf8',
    });
    expect([run.status, run.stdout, run.stderr]).toEqual([0, 'No problems.\n', '']);
  });
});

describe('the dialect', () => {
  it('describes every keyword and gives an example', async () => {
    const { readSourceFiles } = await import('../../generators/source-files.ts');
    const bare: string[] = [];
    for (const file of readSourceFiles(join(root, 'schemas'))) {
      if (!file.name.startsWith('dialect/')) continue;
      const visit = (node: unknown, path: string, isKeyword: boolean) => {
        if (typeof node !== 'object' || node === null) return;
        const { description, examples, properties } = node as Record<string, unknown>;
        if (isKeyword && (typeof description !== 'string' || !Array.isArray(examples)))
          bare.push(`${file.name}${path}`);
        if (typeof properties === 'object' && properties !== null && 'additionalProperties' in node) {
          for (const [name, keyword] of Object.entries(properties)) visit(keyword, `${path}/${name}`, true);
        }
        for (const [name, part] of Object.entries(node)) {
          if (!['properties', 'examples', 'if', 'then'].includes(name)) visit(part, `${path}/${name}`, false);
        }
      };
      visit(JSON.parse(file.text), '', false);
    }
    expect(bare).toEqual([]);
  });
});
