import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../generators/catalogue.ts';
import { checkSchemas } from '../../generators/check/check.ts';
import { generatedFiles } from '../../generators/generated-files.ts';
import { readAuthored } from '../../generators/read-authored.ts';
import type { FieldDefinition } from '../../src/engine/catalogue.ts';
import { present } from './rows.ts';
import { root, SchemasCopy } from './schemas-copy.ts';

const product = buildCatalogue(readAuthored(join(root, 'schemas')));

describe('rows that two documents share', () => {
  const copy = new SchemasCopy();
  beforeEach(() => {
    cpSync(join(root, 'tests/shared-rows/schemas'), copy.folder, { recursive: true });
  });
  const findings = () =>
    checkSchemas(copy.folder).map(({ file, line, message }) => `${file}:${line} ${message}`);
  const catalogue = () => buildCatalogue(readAuthored(copy.folder));
  /** The line of the copy's file that holds a text. */
  const lineOf = (file: string, text: string) =>
    copy.read(file).slice(0, copy.read(file).indexOf(text)).split('\n').length;

  it('ENS-046 three shared rows in an entry summary are no problem', () => {
    expect(findings()).toEqual([]);
  });

  it('ENS-046 a shared limit is one: it is the same in both documents, and so is its label', () => {
    const { documents } = catalogue();
    const of = (document: string, list: string) => present(documents[document]?.lists[list]).row;
    const [ens, cds] = [
      of('entry-summary', 'mainPreviousCDSItems'),
      of('customs-declaration', 'mainPreviousCDSItems'),
    ];
    for (const name of ['import_prev_doc', 'prevTransactionRef']) {
      const [here, there] = [present(ens.fields[name]), present(cds.fields[name])];
      const shared = ({ valid, entry, label, help }: FieldDefinition) => [valid, entry, label, help.text];
      expect(shared(here)).toEqual(shared(there));
    }
    // Its example is one of the other document's codes.
    expect(ens.fields.import_prev_doc?.help.example).toBeUndefined();
  });

  it('has the fields that it takes, in fields, layout and columns, with what it says of them', () => {
    const { row } = present(catalogue().documents['entry-summary']?.lists.mainPreviousCDSItems);
    expect(Object.keys(row.fields)).toEqual(['import_prev_doc', 'prevTransactionRef']);
    expect(row.layout.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(row.columns);
    expect(row.columns).toEqual(['import_prev_doc', 'prevTransactionRef']);
    expect(row.fields.import_prev_doc?.codeList).toBe('ens-documents');
    expect(row.fields.import_prev_doc?.rules).toEqual([]);
    expect(row.fields.prevTransactionRef?.rules).toHaveLength(1);
  });

  it('leaves the other document as it is', () => {
    const { 'customs-declaration': ours } = catalogue().documents;
    expect(ours).toEqual(product.documents['customs-declaration']);
  });

  it('generates types and validators that tell the two rows apart', async () => {
    const files = await generatedFiles(root, copy.folder);
    const typesOf = (document: string) => present(files.get(`src/generated/types/${document}.ts`));
    expect(typesOf('entry-summary')).toContain('export type EntrySummary =');
    expect(typesOf('entry-summary')).toMatch(/export type PreviousDocument = /);
    expect(typesOf('entry-summary')).not.toContain('docCategory');
    expect(typesOf('customs-declaration')).toContain('docCategory');
  });

  it('tells a slip in what a document says of a row where it stands', () => {
    const file = 'entry-summary/entry-summary.ui.json';
    copy.slip(file, '"scope": "/refNumber"', '"scope": "/refNumbre"');
    expect(findings()).toEqual([
      `${file}:${lineOf(file, '"scope": "/refNumbre"')} The scope "/refNumbre" leads nowhere: entry-summary/entry-summary.schema.json has no field "refNumbre". Did you mean "refNumber"?`,
    ]);
  });

  it('tells that a rule of a shared row looks at what one of the documents has not', () => {
    const file = 'rows/additional-information.ui.json';
    copy.slip(
      file,
      '"additionalInfoCode": { "codeList": "additional-information" }',
      '"additionalInfoCode": { "codeList": "additional-information", "rules": [{ "effect": "disable", "condition": { "scope": "/additional_dec_type", "schema": { "const": "Q" } } }] }',
    );
    expect(findings()).toEqual([
      `${file}:${lineOf(file, '"additionalInfoCode"')} The scope "/additional_dec_type" leads nowhere: entry-summary/entry-summary.schema.json has no field "additional_dec_type". What looks at one document stands in "rowFields" of its UI schema.`,
    ]);
  });

  it('a list is a tree where its schema names the field with the key of the row above', () => {
    const file = 'entry-summary/entry-summary.schema.json';
    copy.slip(
      file,
      '"items": { "$ref": "../rows/additional-information',
      '"parentField": "statement_type",\n      "items": { "$ref": "../rows/additional-information',
    );
    expect(catalogue().documents['entry-summary']?.lists.mainAdditionalCDSItems?.parentField).toBe(
      'statement_type',
    );
    expect(findings()).toEqual([
      `${file}:${lineOf(file, '"parentField"')} "statement_type" holds the key of a row, which has 36 characters: it may have too few.`,
    ]);
  });

  describe('groups of fields', () => {
    const summary = () => present(catalogue().documents['entry-summary']);

    it('stand in the place of the group, in its order and width, with its texts', () => {
      const { fields, sections } = summary();
      expect(Object.keys(fields)).toEqual([
        'refNumber',
        'story',
        'consignor_name',
        'consignor_street',
        'consignor_city',
        'consignor_country',
        'notify_name',
        'notify_street',
        'notify_city',
      ]);
      expect(sections[0]?.fields.slice(2)).toEqual([
        { name: 'consignor_name', span: 6 },
        { name: 'consignor_street', span: 6 },
        { name: 'consignor_city', span: 4 },
        { name: 'consignor_country', span: 2 },
        { name: 'notify_name', span: 6 },
        { name: 'notify_street', span: 6 },
        { name: 'notify_city', span: 4 },
      ]);
      const told = (name: string) => [fields[name]?.label, fields[name]?.help.text];
      expect(told('consignor_street')).toEqual(['Consignor street', 'Street and number of the consignor.']);
      expect(told('notify_city')).toEqual(['Party to notify city', 'Town of the party to notify.']);
    });

    it('have the rules of the group, which look at the fields of the same one, and those of the document', () => {
      const { fields } = summary();
      expect(fields.consignor_city?.rules).toEqual([
        { effect: 'require', condition: { scope: './consignor_street', schema: { minLength: 1 } } },
      ]);
      expect(fields.consignor_country?.defaults[0]?.when?.scope).toBe('./consignor_city');
      expect(fields.consignor_name?.rules).toHaveLength(1);
    });

    it('a rule that looks at several fields of the group looks at those of the same one', () => {
      const whole =
        '{ "scope": ".", "schema": { "anyOf": [{ "properties": { "street": { "minLength": 1 } } }] } }';
      copy.slip('groups/party.ui.json', '{ "scope": "./street", "schema": { "minLength": 1 } }', whole);
      expect(summary().fields.consignor_city?.rules[0]?.condition?.schema).toEqual({
        anyOf: [{ properties: { consignor_street: { minLength: 1 } } }],
      });
      expect(findings()).toEqual([]);
    });

    it('a slip in a group is told where it stands, once', () => {
      const file = 'groups/party.ui.json';
      copy.slip(file, '"const": "London"', '"const": "Londn", "minLength": 90');
      expect(findings()).toEqual([
        `${file}:${lineOf(file, '"const": "Londn"')} This can never hold: the field has at most 35 characters.`,
      ]);
    });

    it('a slip in what the document says of a field of a group is told where the document says it', () => {
      const file = 'entry-summary/entry-summary.ui.json';
      copy.slip(
        file,
        '"/refNumber", "schema": { "minLength": 1 } } }]\n',
        '"/refNumbre", "schema": { "minLength": 1 } } }]\n',
      );
      expect(findings()).toEqual([
        `${file}:${lineOf(file, '"/refNumbre"')} The scope "/refNumbre" leads nowhere: entry-summary/entry-summary.schema.json has no field "refNumbre". Did you mean "refNumber"?`,
      ]);
    });

    it('a group without a name is told', () => {
      copy.slip('locale/en.entry-summary.json', '  "groups.entry-summary.notify": "party to notify",\n', '');
      expect(findings()).toContainEqual(
        expect.stringContaining('lacks the text "groups.entry-summary.notify"'),
      );
    });
  });
});
