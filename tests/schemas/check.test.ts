import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSchemas } from '../../generators/check/check.ts';
import { computations } from '../../src/computations/index.ts';
import { answerOf } from '../support/command-line.ts';
import { known } from './finds-slips.ts';
import { root, SchemasCopy } from './schemas-copy.ts';
import { placeOfText } from './slipped-place.ts';

const copy = new SchemasCopy();
const DECLARATION = 'customs-declaration/customs-declaration.schema.json';
const ITEM = 'customs-declaration/item.schema.json';

describe('npx tidewaiter check', () => {
  it('ENG-020 finds nothing in the schemas of the product', () => {
    expect(checkSchemas(join(root, 'schemas'), known)).toEqual([]);
  });

  it.each([
    [
      'a pattern that some values match',
      'customs-declaration/customs-declaration.ui.json',
      '            "condition": { "scope": "/additional_dec_type", "schema": { "const": "Q" }',
      '            "condition": { "scope": "/additional_dec_type", "schema": { "pattern": "^[QZ]$" }',
    ],
    ['a pattern of the beginning', 'rows/produced-document.ui.json', '"minLength": 1', '"pattern": "^K"'],
    [
      'all but one value',
      'customs-declaration/customs-declaration.ui.json',
      '            "condition": { "scope": "/additional_dec_type", "schema": { "const": "Q" }',
      '            "condition": { "scope": "/additional_dec_type", "schema": { "pattern": "^(?!Q$)" }',
    ],
    [
      'a status there is',
      'rows/tax-line.ui.json',
      '"scope": "./tax_calc_type", "schema": { "const": "automatic" }',
      '"scope": "$status", "schema": { "const": "draft" }',
    ],
    [
      'a pattern beside a maximum',
      'rows/tax-line.schema.json',
      '"maxLength": 3,\n      "dataElement": "4/3"',
      '"maxLength": 3,\n      "pattern": "^[0-9A-Z]{3}$",\n      "dataElement": "4/3"',
    ],
    [
      'the safe markup of an error (ENG-057, D-33)',
      'locale/en.json',
      '"Required when measurement unit is completed"',
      '"<b>Required</b><br>when <a href=\\"https://www.gov.uk/units\\"><em>measurement</em> unit</a> &amp; code"',
    ],
    [
      'the same in the words of a check before sending',
      'locale/en.checks.json',
      '"The additional declaration type (1/2) is missing',
      '"<ul><li><strong>First</strong></li></ul>The additional declaration type (1/2) is missing',
    ],
  ])('lets %s pass', (_, file, from, to) => {
    copy.slip(file, from, to);
    expect(checkSchemas(copy.folder, known)).toEqual([]);
  });

  it.each([
    ['a name that stands twice', '"maxLength": 2', '"maxLength": 2, "maxLength": 2'],
    ['a keyword that is none', '"maxLength": 2', '"maxLenght": 2'],
  ])('ENG-032 finds %s each time it looks, not the first time alone', (_, from, to) => {
    copy.slip('rows/package.schema.json', from, to);
    const first = checkSchemas(copy.folder, known);
    expect(first).toHaveLength(1);
    expect(checkSchemas(copy.folder, known)).toEqual(first);
  });

  it('ENG-032 finds a file saved in another encoding, at the first character that is not UTF-8', () => {
    copy.slip('locale/en.json', '"Number of packages"', '"Number of pack\u00e9ges"');
    const text = copy.read('locale/en.json');
    writeFileSync(join(copy.folder, 'locale/en.json'), text, 'latin1');
    const line = text.slice(0, text.indexOf('\u00e9')).split('\n').length;
    const column = text.split('\n')[line - 1]!.indexOf('\u00e9') + 1;
    expect(checkSchemas(copy.folder, known)[0]).toEqual({
      file: 'locale/en.json',
      line,
      column,
      message: 'This character is not UTF-8: save the file as UTF-8.',
    });
  });

  it('ENG-032 finds a file that cannot be read', () => {
    const link = join(copy.folder, 'rows/moved.schema.json');
    symlinkSync('nowhere', link);
    const found = checkSchemas(copy.folder, known);
    rmSync(link);
    expect(found).toEqual([
      {
        file: 'rows/moved.schema.json',
        line: 1,
        column: 1,
        message: 'The file cannot be read (ENOENT).',
      },
    ]);
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
      keeps: () => false,
    };
    const known = { 'customs-declaration': [...(computations['customs-declaration'] ?? []), own, sum, back] };
    expect(checkSchemas(copy.folder, { computations: known })).toEqual([
      {
        file: DECLARATION,
        ...placeOfText(copy.read(DECLARATION), '"gross_mass"'),
        message: 'These computations feed each other: back → sum → back.',
      },
      {
        file: ITEM,
        ...placeOfText(copy.read(ITEM), '"net_mass"'),
        message:
          'The computation "sum" reads "/CDSItems/*/net_mas", which customs-declaration has not. Did you mean "/CDSItems/*/net_mass"?',
      },
    ]);
  });

  it('ENG-032 stands at the field that was renamed everywhere but in the computation that reads or writes it', () => {
    const name = 'total_packages';
    for (const file of [
      DECLARATION,
      DECLARATION.replace('.schema.', '.ui.'),
      'customs-declaration/cds.message.json',
    ]) {
      const text = copy.read(file);
      copy.slip(file, text, text.replaceAll(`"${name}"`, '"packages_in_all"'));
    }
    const texts = copy.read('locale/en.json');
    copy.slip('locale/en.json', texts, texts.replaceAll(`.${name}.`, '.packages_in_all.'));
    const found = checkSchemas(copy.folder, known).filter(({ message }) =>
      message.includes('which customs-declaration has not'),
    );
    expect(found.length).toBeGreaterThan(0);
    const place = { file: DECLARATION, ...placeOfText(copy.read(DECLARATION), '"packages_in_all"') };
    for (const { message: _, ...at } of found) expect(at).toEqual(place);
  });

  const DOUBTFUL: readonly (readonly [slip: string, file: string, from: string, to: string, says: RegExp])[] =
    [
      [
        'a comma that is missing',
        'rows/package.schema.json',
        '"maxLength": 512,',
        '"maxLength": 512',
        /^Broken JSON: comma expected here\.$/,
      ],
      [
        'a misspelt keyword',
        'rows/exchange-rate.schema.json',
        '"maxLength"',
        '"maxLenght"',
        /^"maxLenght" is no keyword here\./,
      ],
      [
        'a keyword of another type',
        'rows/seal.schema.json',
        '"maxLength": 35',
        '"maxLength": "35"',
        /^"maxLength" must be a whole number, but is "35"\./,
      ],
      [
        'a field without its type',
        'rows/deferred-payment.schema.json',
        '"type": "string"',
        '"type": "number"',
        /^"type" must be one of /,
      ],
      [
        'a fixture that is no JSON',
        'rows/fixtures/refused/package.long-type.json',
        '"package.schema.json",',
        '"package.schema.json"',
        /^Broken JSON: /,
      ],
      [
        'a column that is no field',
        'rows/container.ui.json',
        '"columns": ["container_no"]',
        '"columns": ["container"]',
        /has no field "container"/,
      ],
    ];
  const INDEPENDENT: readonly (readonly [file: string, from: string, to: string, says: RegExp])[] = [
    ['rows/tax-line.ui.json', './tax_calc_type', './tax_calc', /leads nowhere: .* has no field "tax_calc"/],
    ['lists/container-flags.json', '{ "value": "1"', '{ "value": "0"', /^The code "0" stands here twice\.$/],
    [
      'customs-declaration/cds.message.json',
      '"field": "declaration_office"',
      '"field": "declaration_ofice"',
      /has no field "declaration_ofice"/,
    ],
  ];

  it.each(DOUBTFUL)('ENG-032 tells %s and, at once, what has nothing to do with it', (_, ...slip) => {
    const slips = [slip, ...INDEPENDENT];
    for (const [file, from, to] of slips) copy.slip(file, from, to);
    const findings = checkSchemas(copy.folder, known);
    for (const [file, , , says] of slips)
      expect(findings).toContainEqual(
        expect.objectContaining({ file, message: expect.stringMatching(says) }),
      );
    expect(findings.length).toBeLessThanOrEqual(slips.length + 1);
  });

  it('ENG-032 tells a broken fixture and, at once, another one that is not as it says', () => {
    copy.slip('rows/fixtures/refused/package.long-type.json', '"keyword": "', '"keyword": "x');
    copy.slip('rows/fixtures/refused/seal.long.json', '"keyword": "maxLength"', '"keyword": "format"');
    const files = checkSchemas(copy.folder, known).map(({ file }) => file);
    expect([...new Set(files)]).toEqual([
      'rows/fixtures/refused/package.long-type.json',
      'rows/fixtures/refused/seal.long.json',
    ]);
  });

  it('ENG-032 names file, line and column, and exits 1', async () => {
    copy.slip('rows/package.schema.json', '"maxLength": 2', '"maxLenght": 2');
    const { code, out } = await answerOf(['check', copy.folder]);
    expect(code).toBe(1);
    const text = copy.read('rows/package.schema.json').split('\n');
    const line = text.findIndex((at) => at.includes('maxLenght')) + 1;
    const column = (text[line - 1] ?? '').indexOf('"maxLenght"') + 1;
    expect(out).toContain(`rows/package.schema.json:${line}:${column}: "maxLenght" is no keyword here.`);
    expect(out.trimEnd()).toMatch(/\n1 problem\.$/);
  });

  it('ends with 0 and says so when nothing is wrong', () => {
    const run = spawnSync(process.execPath, [join(root, 'scripts/tidewaiter.mjs'), 'check'], {
      encoding: 'utf8',
    });
    expect([run.status, run.stdout, run.stderr]).toEqual([0, 'No problems.\n', '']);
  });
});

describe('npx tidewaiter check of what it cannot check', () => {
  it('ENG-032 a folder without schemas is no folder of right ones', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'tidewaiter-empty-'));
    for (const folder of [empty, join(root, 'docs')]) {
      const err = `There are no schemas in ${folder}.\n`;
      expect(await answerOf(['check', folder])).toEqual({ code: 2, out: '', err });
    }
    rmSync(empty, { recursive: true });
  });

  it('ENG-032 a file is no folder, as what is checked and as what was before', async () => {
    const file = join(root, 'README.md');
    expect(await answerOf(['check', file])).toMatchObject({ code: 2, err: `${file} is no folder.\n` });
    const before = await answerOf(['check', '--before', file]);
    expect(before).toMatchObject({ code: 2, err: `${file} is no folder (--before).\n` });
  });

  it('ENG-032 whoever reads the first lines only ends it without a stack trace', () => {
    for (const name of ['package', 'seal', 'container'])
      copy.slip(`rows/${name}.schema.json`, '"maxLength"', '"maxLenght"');
    const run = spawnSync(
      'bash',
      [
        '-o',
        'pipefail',
        '-c',
        `"$0" "$1" check "$2" | true`,
        process.execPath,
        join(root, 'scripts/tidewaiter.mjs'),
        copy.folder,
      ],
      { encoding: 'utf8' },
    );
    expect([run.status, run.stderr]).toEqual([1, '']);
  });

  it('ENG-032 a file whose part of the dialect is missing is judged by nothing, and said so', () => {
    copy.slip('dialect/ui.schema.json', '{', '{');
    rmSync(join(copy.folder, 'dialect/ui.schema.json'));
    const findings = checkSchemas(copy.folder, known);
    expect(findings).toContainEqual({
      file: 'rows/seal.ui.json',
      line: 1,
      column: 1,
      message: 'There is no dialect/ui.schema.json, by which this file is judged.',
    });
  });

  it.each([
    [
      'an unknown type',
      '"type": "object"',
      '"type": "objct"',
      /^"type" must be .*"objct"/,
      '"type": "objct"',
    ],
    [
      'a reference to nothing',
      'rules.schema.json#/definitions/rule"',
      'rules.schema.json#/definitions/rul"',
      /^The reference .* leads nowhere\. Did you mean "rule"\?$/,
      '"$ref": "rules.schema.json#/definitions/rul"',
    ],
    [
      'a reference to no file',
      '"rules.schema.json#/definitions/rule"',
      '"rule.schema.json#/definitions/rule"',
      /^The reference .* leads nowhere\. Did you mean "rules\.schema\.json"\?$/,
      '"$ref": "rule.schema.json',
    ],
    [
      'a broken regular expression',
      '"pattern": "^[a-z][a-z0-9-]*$"',
      '"pattern": "^[a-z"',
      /^"pattern" is no regular expression: "\^\[a-z"\.$/,
      '"pattern": "^[a-z"',
    ],
    [
      'a name it has already',
      '"title":',
      '"$id": "file:///dialect/list.schema.json", "title":',
      /^The dialect cannot be read: a schema of this file has the name of another one.* take "\$id" out\.$/,
      '"$id"',
    ],
  ])('ENG-032 a dialect with %s is told where it is', (_, from, to, says, at) => {
    copy.slip('dialect/ui.schema.json', from, to);
    const findings = checkSchemas(copy.folder, known);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toMatch(says);
    const before = copy.read('dialect/ui.schema.json').split(at)[0] ?? '';
    const line = before.split('\n').length;
    expect(findings[0]).toMatchObject({ file: 'dialect/ui.schema.json', line });
    expect(checkSchemas(copy.folder, known)).toEqual(findings);
  });

  it.each([
    ['null', 'must be object'],
    ['[]', 'must be object'],
    ['{}', 'The file lacks "$schema".'],
    [
      '{ "$schema": "http://json-schema.org/draft-07/schema#" }',
      'A file that may hold anything is no dialect',
    ],
  ])('ENG-032 a file of the dialect that is %s lets nothing pass', (text, says) => {
    copy.slip('dialect/ui.schema.json', copy.read('dialect/ui.schema.json'), text);
    const findings = checkSchemas(copy.folder, known);
    expect(findings).toMatchObject([{ file: 'dialect/ui.schema.json', line: 1, column: 1 }]);
    expect(findings[0]?.message).toContain(says);
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
        if (typeof properties === 'object' && properties !== null) {
          for (const [name, keyword] of Object.entries(properties)) visit(keyword, `${path}/${name}`, true);
        }
        for (const [name, part] of Object.entries(node)) {
          if (!['properties', 'examples', 'if', 'then', 'else'].includes(name))
            visit(part, `${path}/${name}`, false);
        }
      };
      visit(JSON.parse(file.text), '', false);
    }
    expect(bare).toEqual([]);
  });
});
