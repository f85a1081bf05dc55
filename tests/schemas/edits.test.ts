import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditKind, kindOf } from '../../generators/edits/change.ts';
import { committedSchemas } from '../../generators/edits/committed.ts';
import { changesBetween, type Edition, editionOf } from '../../generators/edits/compare.ts';
import { authoredOf, readAuthored } from '../../generators/read-authored.ts';
import { readSourceFiles, sourceFile } from '../../generators/source-files.ts';

const schemas = fileURLToPath(new URL('../../schemas', import.meta.url));
const product = editionOf(readAuthored(schemas));

/** The product's schemas with one text of one file replaced; texts of what is renamed are there. */
function edited(file: string, from: string, to: string): Edition {
  const files = readSourceFiles(schemas).map(({ name, text }) => {
    if (name === 'locale/en.json' && file !== name) return sourceFile(name, text.replace('{', `{ ${texts}`));
    if (name !== file) return sourceFile(name, text);
    expect(text, `${file} holds ${from}`).toContain(from);
    return sourceFile(name, text.replace(from, to));
  });
  return editionOf(authoredOf(files));
}

const texts = `"fields.item.ref_number_gone.label": "x", "fields.container.container_number.label": "x", "lists.customs-declaration.sealItems.label": "x", "checks.cds99999": "x",`;

const ITEM = 'customs-declaration/item';
const DECLARATION = 'customs-declaration/customs-declaration';

/** One edit each: file, text, its replacement, kind of the edit and what is said of it. */
const EDITS: readonly (readonly [string, string, string, string, EditKind | undefined, RegExp])[] = [
  [
    'a smaller maximum',
    'rows/package.schema.json',
    '"maxLength": 512',
    '"maxLength": 20',
    'narrower',
    /"shipping_mark": at most 20 characters instead of 512/,
  ],
  [
    'a greater maximum',
    'rows/package.schema.json',
    '"maxLength": 512',
    '"maxLength": 600',
    'wider',
    /at most 600 characters instead of 512/,
  ],
  ['no maximum', 'rows/container.schema.json', '"maxLength": 17,', '', 'wider', /no limit instead of 17/],
  [
    'digits for numbers',
    'rows/tax-line.schema.json',
    '"format": "numeric"',
    '"format": "digits"',
    'narrower',
    /format digits instead of numeric/,
  ],
  [
    'numbers for digits',
    'rows/package.schema.json',
    '"format": "digits"',
    '"format": "numeric"',
    'wider',
    /format numeric instead of digits/,
  ],
  ['another pattern', `${ITEM}.schema.json`, '^[0-9]{8}([0-9]{2})?$', '^[0-9]{10}$', 'narrower', /pattern/],
  [
    'a pattern that takes more',
    `${ITEM}.schema.json`,
    '([0-9]{2})?$',
    '([0-9]{2}){0,2}$',
    'wider',
    /pattern/,
  ],
  [
    'the same pattern in other signs',
    `${ITEM}.schema.json`,
    '([0-9]{2})?$',
    '(\\\\d\\\\d)?$',
    undefined,
    /^$/,
  ],
  [
    'a pattern that cannot be compared',
    `${ITEM}.schema.json`,
    '^[0-9]{8}([0-9]{2})?$',
    '^(?=[0-9])[0-9]{8}([0-9]{2})?$',
    'unclear',
    /which takes more cannot be told/,
  ],
  [
    'fewer lines of a field',
    `${ITEM}.ui.json`,
    '"widget": "multiline"',
    '"widget": "multiline", "maxRows": 6',
    'narrower',
    /at most 6 lines instead of no limit/,
  ],
  [
    'a field less',
    `${ITEM}.schema.json`,
    '"ref_number": {',
    '"ref_number_gone": {',
    'breaking',
    /"ref_number" is no field any more/,
  ],
  [
    'another default of new rows, which stored ones do not have',
    'rows/tax-line.schema.json',
    '"default": "usual"',
    '"default": "manual"',
    undefined,
    /^$/,
  ],
  [
    'a need more of a category',
    'customs-declaration/categories/b1.json',
    '"element": "1/7", "need": "depends", "level": "declaration"',
    '"element": "1/7", "need": "always", "level": "declaration", "severity": "error"',
    'narrower',
    /B1 has for 1\/7 always declaration error instead of depends declaration/,
  ],
  [
    'a need less of a category',
    'customs-declaration/categories/b1.json',
    '"element": "1/1", "need": "always", "level": "declaration", "severity": "error"',
    '"element": "1/1", "need": "optional", "level": "declaration"',
    'wider',
    /B1 has for 1\/1 optional declaration instead of always/,
  ],
  [
    'another regime of a category',
    'customs-declaration/categories/b1.json',
    '"regime": "export"',
    '"regime": "import"',
    'narrower',
    /B1 has regime import instead of export/,
  ],
  [
    'a code more',
    'lists/container-flags.json',
    '"options": [',
    '"options": [{ "value": "9", "label": "Nine" },',
    'wider',
    /The list has 9 as well/,
  ],
  [
    'a value fewer',
    'rows/tax-line.schema.json',
    '"usual", "automatic", "manual"',
    '"usual", "manual"',
    'narrower',
    /no more automatic/,
  ],
  [
    'a value more',
    `${DECLARATION}.schema.json`,
    '"enum": ["0", "1"]',
    '"enum": ["0", "1", "2"]',
    'wider',
    /now 2 as well/,
  ],
  [
    'a smaller entry',
    'rows/tax-line.schema.json',
    '"entry": { "maxLength": 2 }',
    '"entry": { "maxLength": 1 }',
    'narrower',
    /may be typed: at most 1 characters instead of 2/,
  ],
  [
    'a smaller input',
    'rows/produced-document.ui.json',
    '"inputMaxLength": 16',
    '"inputMaxLength": 15',
    'narrower',
    /typing ends at 15 instead of 16/,
  ],
  [
    'another type',
    `${DECLARATION}.schema.json`,
    '"self_representation": { "type": "boolean"',
    '"self_representation": { "type": "string"',
    'breaking',
    /type string instead of boolean/,
  ],
  [
    'a field renamed',
    'rows/container.schema.json',
    '"container_no"',
    '"container_number"',
    'breaking',
    /"container_no" is no field any more/,
  ],
  [
    'a list renamed',
    `${DECLARATION}.schema.json`,
    '"sealNumberItems"',
    '"sealItems"',
    'breaking',
    /"sealNumberItems" is no list any more/,
  ],
  [
    'rows of another kind',
    `${DECLARATION}.schema.json`,
    '../rows/seal.schema.json',
    '../rows/container.schema.json',
    'breaking',
    /has rows of container instead of seal/,
  ],
  [
    'fewer rows',
    `${DECLARATION}.schema.json`,
    '"maxItems": 999',
    '"maxItems": 99',
    'narrower',
    /at most 99 rows instead of 999/,
  ],
  [
    'fewer rows without a flag',
    'customs-declaration/item.schema.json',
    '"advisedMaxItems": 99,',
    '"advisedMaxItems": 9,',
    'narrower',
    /no flag up to 9 rows instead of 99/,
  ],
  [
    'a number of rows that is only advised',
    'customs-declaration/item.schema.json',
    '"maxItems": 99,',
    '"advisedMaxItems": 99,',
    'wider',
    /no limit instead of 99/,
  ],
  ['no row needed', `${DECLARATION}.schema.json`, '"minItems": 1,', '', 'wider', /no limit instead of 1/],
  [
    'a rule that requires',
    'rows/produced-document.ui.json',
    '"doc_status": { "codeList"',
    '"doc_status": { "rules": [{ "effect": "require" }], "codeList"',
    'narrower',
    /"doc_status": required always/,
  ],
  [
    'another condition',
    'rows/produced-document.ui.json',
    '"minLength": 1',
    '"minLength": 2',
    'wider',
    /required when \.\/qualifier is \{"minLength":2\}; no more required when \.\/qualifier is/,
  ],
  [
    'a field always disabled',
    'rows/produced-document.ui.json',
    '"doc_status": { "codeList"',
    '"doc_status": { "rules": [{ "effect": "disable" }], "codeList"',
    undefined,
    /^$/,
  ],
  [
    'a code less',
    'lists/container-flags.json',
    '"value": "1"',
    '"value": "2"',
    'narrower',
    /The list has no more 1/,
  ],
  [
    'another label',
    'locale/en.json',
    '"fields.package.shipping_mark.label": "',
    '"fields.package.shipping_mark.label": "X',
    undefined,
    /^$/,
  ],
  [
    'a newer version',
    `${DECLARATION}.schema.json`,
    '"version": 1',
    '"version": 2',
    'unclear',
    /Documents of version 1 become such of version 2; what their migrations make of them is seen on documents\./,
  ],
  [
    'an older version',
    `${DECLARATION}.schema.json`,
    '"version": ',
    '"version": -',
    'breaking',
    /is older than/,
  ],
  [
    'a format that takes less',
    'customs-declaration/cds.message.json',
    '"maxLength": 35',
    '"maxLength": 34',
    'narrower',
    /"an..35 id": at most 34 characters instead of 35/,
  ],
  [
    'a format that takes more',
    'customs-declaration/cds.message.json',
    '"fractionDigits": 3',
    '"fractionDigits": 4',
    'wider',
    /"n..16,3": at most 4 decimals instead of 3/,
  ],
  [
    'a format of another length',
    'customs-declaration/cds.message.json',
    '"length": 2',
    '"length": 3',
    'narrower',
    /"a2": at most 3 characters instead of 2.*"a2": at least 3 characters instead of 2/s,
  ],
  [
    'another message',
    'customs-declaration/cds.message.json',
    '"field": "declaration_office"',
    '"field": "issue_location"',
    'unclear',
    /The message is another one/,
  ],
  [
    'a need that stops nothing for another one',
    'customs-declaration/categories/b1.json',
    '"element": "1/7", "need": "depends"',
    '"element": "1/7", "need": "optional"',
    undefined,
    /^$/,
  ],
  [
    'a need that may be met elsewhere too',
    'customs-declaration/categories/b1.json',
    '"element": "1/6", "need": "always", "level": "item"',
    '"element": "1/6", "need": "always", "level": "either"',
    'wider',
    /B1 has for 1\/6 always either error instead of always item error/,
  ],
  [
    'a need that may be met in one place only',
    'customs-declaration/categories/b1.json',
    '"element": "2/1", "need": "always", "level": "either"',
    '"element": "2/1", "need": "always", "level": "item"',
    'narrower',
    /B1 has for 2\/1 always item error instead of always either error/,
  ],
  [
    'a warning before sending that stops it',
    'customs-declaration/cds.checks.json',
    '"severity": "warning"',
    '"severity": "error"',
    'narrower',
    /is an error instead of a warning/,
  ],
  [
    'an error before sending that only warns',
    'customs-declaration/cds.checks.json',
    '"severity": "error"',
    '"severity": "warning"',
    'wider',
    /is a warning instead of an error/,
  ],
  [
    'another fact that is asked for before sending',
    'customs-declaration/cds.checks.json',
    '"notAbove": ["./net_mass", "./gross_mass"]',
    '"notAbove": ["./gross_mass", "./net_mass"]',
    'unclear',
    /has another "expect"; what it refuses is seen on documents/,
  ],
  [
    'a rule before sending for fewer categories',
    'customs-declaration/cds.checks.json',
    '"categories": ["H1", "H5"]',
    '"categories": ["H1"]',
    'wider',
    /is for categories H1 instead of H1,H5/,
  ],
  [
    'a rule before sending under another code',
    'customs-declaration/cds.checks.json',
    '"code": "CDS12052"',
    '"code": "CDS99999"',
    'narrower',
    /CDS99999 is new\.[\s\S]*CDS12052 is no more\./,
  ],
  [
    'a field without its list',
    `${DECLARATION}.ui.json`,
    '"seller_country": { "codeList": "countries" },',
    '"seller_country": {},',
    'wider',
    /"seller_country": codes of no list instead of countries/,
  ],
  [
    'a field of another list',
    `${DECLARATION}.ui.json`,
    '"seller_country": { "codeList": "countries" },',
    '"seller_country": { "codeList": "currencies" },',
    'unclear',
    /"seller_country": codes of currencies instead of countries/,
  ],
];

describe('what an edit of the schemas means for stored documents', () => {
  it('nothing, when nothing was edited', () => {
    expect(changesBetween(product, product)).toEqual([]);
  });

  it.each(EDITS)('%s', (_, file, from, to, kind, says) => {
    const changes = changesBetween(product, edited(file, from, to));
    expect(kindOf(changes)).toBe(kind);
    expect(changes.map(({ text }) => text).join('\n')).toMatch(says);
  });

  it('a rule that a document has of a shared row is told where the document says it', () => {
    const [file, rules] = [
      'customs-declaration/customs-declaration.ui.json',
      '"docCategory": {\n        "rules": [',
    ];
    const changes = changesBetween(
      product,
      edited(file, rules, `${rules}\n          { "effect": "require" },`),
    );
    expect(changes).toEqual([
      {
        kind: 'narrower',
        file,
        path: ['rowFields', 'previous-document', 'docCategory', 'rules'],
        text: expect.stringContaining('"docCategory"'),
      },
    ]);
  });

  it('is told once of a row that stands in several lists', () => {
    const changes = changesBetween(product, edited('rows/additional-information.schema.json', '512', '500'));
    expect(changes).toHaveLength(1);
  });
});

describe('what the migrations of an edit do to stored documents', () => {
  const MIGRATION = 'customs-declaration/migrations/2.json';
  const removing = (place: string) => withMigration(`{ "remove": "${place}" }`);

  /** The product's schemas at version 2, with a migration of these steps. */
  function withMigration(steps: string): Edition {
    const { authored } = edited(`${DECLARATION}.schema.json`, '"version": 1', '"version": 2');
    const text = `{ "$schema": "../../dialect/migration.schema.json", "to": 2, "why": "x", "steps": [${steps}] }`;
    return editionOf(authoredOf([...authored.files.values(), sourceFile(MIGRATION, text)]));
  }

  it('ENG-032 a value that is removed breaks what is stored, and is named with its step', () => {
    const changes = changesBetween(product, removing('/CDSItems/*/net_mass'));
    expect(kindOf(changes)).toBe('breaking');
    expect(changes).toContainEqual({
      kind: 'breaking',
      file: MIGRATION,
      path: ['steps', 0, 'remove'],
      text: 'What documents of version 1 hold at "/CDSItems/*/net_mass" is removed.',
    });
  });

  /** The product's schemas with a name replaced in one file, at version 2 with a migration of these steps. */
  function renaming(file: string, from: string, to: string, steps: string): Edition {
    const { authored } = withMigration(steps);
    const files = [...authored.files.values()].map(({ name, text }) => {
      if (name === 'locale/en.json') return sourceFile(name, text.replace('{', `{ ${texts}`));
      return sourceFile(name, name === file ? text.replace(from, to) : text);
    });
    return editionOf(authoredOf(files));
  }

  const containers = (...steps: string[]) =>
    renaming('rows/container.schema.json', '"container_no"', '"container_number"', steps.join(', '));
  const renamedIn = (list: string) => `{ "rename": "/${list}/*/container_no", "to": "container_number" }`;
  const [ofDeclaration, ofItem] = [
    renamedIn('mainContainerCDSItems'),
    renamedIn('CDSItems/*/ContainerCDSItems'),
  ];
  const said = (after: Edition) => changesBetween(product, after).map(({ text }) => text);

  it('ENG-032 a field that a migration renames is the same field, and what else became of it is told', () => {
    expect(said(containers(ofDeclaration, ofItem)).join('\n')).not.toMatch(/container_n/);
    const shorter = renaming(
      'rows/container.schema.json',
      /"container_no": \{[^}]*?"maxLength": 17/.exec(
        product.authored.files.get('rows/container.schema.json')!.text,
      )![0],
      '"container_number": { "type": "string", "maxLength": 16',
      `${ofDeclaration}, ${ofItem}`,
    );
    expect(said(shorter)).toContain('"container_number": at most 16 characters instead of 17.');
  });

  it('ENG-032 a list that a migration renames is the same list, with the fields of its rows', () => {
    const step = '{ "rename": "/sealNumberItems", "to": "sealItems" }';
    const after = renaming(`${DECLARATION}.schema.json`, '"sealNumberItems"', '"sealItems"', step);
    expect(said(after).join('\n')).not.toMatch(/sealNumberItems|sealItems/);
  });

  it('ENG-032 a renaming of another object, or in one list of its rows alone, or before a removal, does not keep the field', () => {
    const gone = '"container_no" is no field any more.';
    const elsewhere = '{ "rename": "/GuaranteeItems/*/container_no", "to": "container_number" }';
    expect(said(containers(elsewhere))).toContain(gone);
    expect(said(containers(ofDeclaration))).toContain(gone);
    const removed = '{ "remove": "/mainContainerCDSItems/*/container_number" }';
    expect(said(containers(ofDeclaration, ofItem, removed))).toContain(gone);
  });

  it('ENG-032 steps that keep every value leave what they do to the documents', () => {
    const after = withMigration('{ "give": "/currency", "value": "GBP" }');
    expect(kindOf(changesBetween(product, after))).toBe('unclear');
  });

  it('ENG-032 one that has run already says so, whatever becomes of its steps', () => {
    const [one, other] = [removing('/tel'), withMigration('{ "rename": "/tel", "to": "phone" }')];
    expect(changesBetween(one, one)).toEqual([]);
    expect(changesBetween(one, other)).toEqual([
      {
        kind: 'unclear',
        file: MIGRATION,
        path: ['steps'],
        text: 'The migration to version 2 has run already: what it did to documents of version 2 stays. Lead to a version 3 instead.',
      },
    ]);
  });
});

describe('the schemas of a commit', () => {
  const repository = mkdtempSync(join(tmpdir(), 'tidewaiter-commit-'));
  beforeAll(() => {
    cpSync(join(schemas, 'rows'), join(repository, 'schemas/rows'), { recursive: true });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
    git('init');
    git('add', '.');
    git('-c', 'user.name=Test', '-c', 'user.email=test@tidewaiter.example', 'commit', '--message', 'Rows');
    writeFileSync(join(repository, 'schemas/rows/package.schema.json'), '{');
  });
  afterAll(() => rmSync(repository, { recursive: true }));

  it('are read as they stood there', () => {
    const committed = committedSchemas(join(repository, 'schemas'), 'HEAD');
    expect(committed?.commit).toMatch(/^[0-9a-f]{7,}$/);
    const names = committed!.files.map(({ name }) => name);
    expect(names).toContain('rows/package.schema.json');
    expect(names).toEqual([...names].sort());
    for (const { syntaxErrors } of committed!.files) expect(syntaxErrors).toEqual([]);
  });

  it('are unknown outside a repository', () => {
    expect(committedSchemas(tmpdir(), 'HEAD')).toBeUndefined();
  });

  it('that does not exist are asked for in vain, in words', () => {
    expect(() => committedSchemas(repository, 'no-such-branch')).toThrow(
      'There is no commit "no-such-branch" in this repository.',
    );
  });
});
