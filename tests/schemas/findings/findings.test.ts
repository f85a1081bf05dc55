import { describe, expect, it } from 'vitest';
import { keywordsOf, mayFollow, type Told } from '../../../generators/check/consequence.ts';
import { createReport, nearest, suggestion } from '../../../generators/check/finding.ts';
import { checkSyntax } from '../../../generators/check/syntax.ts';
import { sourceFile } from '../../../generators/source-files.ts';

const file = sourceFile('box/box.schema.json', '{\n  "b": 1,\n  "a": { "c": 2 }\n}');
const other = sourceFile('lists/a.json', '{}');

describe('a report', () => {
  it('tells each finding once, in order of files and places', () => {
    const report = createReport();
    report.at(other, [], 'last');
    report.at(file, [], 'last');
    report.at(file, ['a', 'c'], 'third');
    report.at(file, ['a'], 'second');
    report.at(file, ['a'], 'second');
    report.atOffset(file, 4, 'first');
    report.atOffset(file, 16, 'second');
    report.at(file, ['b'], 'second');
    expect(report.count()).toBe(6);
    expect(report.findings()).toEqual([
      { file: 'box/box.schema.json', line: 1, column: 1, message: 'last' },
      { file: 'box/box.schema.json', line: 2, column: 3, message: 'first' },
      { file: 'box/box.schema.json', line: 2, column: 3, message: 'second' },
      { file: 'box/box.schema.json', line: 3, column: 3, message: 'second' },
      { file: 'box/box.schema.json', line: 3, column: 10, message: 'third' },
      { file: 'lists/a.json', line: 1, column: 1, message: 'last' },
    ]);
  });

  it('holds back what may follow from an earlier step alone, and counts it', () => {
    const report = createReport(new Set(['limit']));
    report.at(file, ['a'], 'The "colour" is wrong, its "limit" too.');
    report.at(file, ['b'], 'The same step.');
    report.nextStep();
    report.at(other, [], 'Nothing has the colour.');
    report.at(other, [], 'Nothing has the limit.');
    expect(report.count()).toBe(4);
    expect(report.findings().map(({ message }) => message)).toEqual([
      'The same step.',
      'The "colour" is wrong, its "limit" too.',
      'Nothing has the limit.',
    ]);
  });

  it('counts what only says that a condition holds always or never', () => {
    const report = createReport();
    for (const message of [
      'This can never hold: a.',
      'This always holds: b.',
      'This holds for a blank field only.',
      'Why: This can never hold.',
      'This is wrong.',
    ])
      report.at(file, [], message);
    expect(report.countIdle()).toBe(3);
  });
});

describe('the nearest name', () => {
  it.each([
    ['colour', ['colours', 'color'], 'colours'],
    ['colour', ['x', 'color', 'colours'], 'color'],
    ['COLOUR', ['colour'], 'colour'],
    ['ab', ['cd'], 'cd'],
    ['ab', ['cde'], undefined],
    ['abc', ['xyzabcdef'], undefined],
    ['abcdef', ['xyzabcdef'], 'xyzabcdef'],
    ['abcdefgh', ['abxyefgh'], 'abxyefgh'],
    ['abcdefgh', ['axyzwfgh'], undefined],
    ['', ['ab'], 'ab'],
    ['ab', [], undefined],
  ])('of %s in %j', (name, candidates, near) => {
    expect(nearest(name, candidates)).toBe(near);
    expect(suggestion(name, candidates)).toBe(near === undefined ? '' : ` Did you mean "${near}"?`);
  });
});

describe('what may follow', () => {
  const told = (file: string, path?: Told['path'], message = 'Wrong.'): Told => ({ file, path, message });
  const keywords = new Set(['maxLength']);
  const schema = told('box/lid.schema.json', ['properties', 'a']);

  it.each<[string, boolean, Told, Told]>([
    ['the layout of an object from its schema', true, told('box/lid.ui.json'), schema],
    ['the layout of another', false, told('box/lids.ui.json'), schema],
    ['an object of that name elsewhere', false, told('bax/lid.ui.json'), schema],
    ['its fixture', true, told('box/fixtures/accepted/lid.some.json'), schema],
    ['its fixture of a version', true, told('box/fixtures/version-1/lid.json'), schema],
    ['a fixture of another', false, told('box/fixtures/accepted/nail.lid.json'), schema],
    [
      'its fixture from its layout',
      false,
      told('box/fixtures/accepted/lid.some.json'),
      told('box/lid.ui.json'),
    ],
    [
      'its refused fixture from its layout',
      false,
      told('box/fixtures/refused/lid.some.json'),
      told('box/lid.ui.json'),
    ],
    [
      'its fixture of a version from its layout',
      true,
      told('box/fixtures/version-1/lid.some.json'),
      told('box/lid.ui.json'),
    ],
    [
      'its layout from its fixture',
      true,
      told('box/lid.ui.json'),
      told('box/fixtures/accepted/lid.some.json'),
    ],
    [
      'a migration of a document from its schema',
      true,
      told('box/migrations/2.json'),
      told('box/box.schema.json'),
    ],
    ['a migration of another', false, told('bax/migrations/2.json'), told('box/box.schema.json')],
    ['what stands in one list', true, told('lists/colours.json', ['x']), told('lists/colours.json', ['y'])],
    [
      'what stands in one list of the database',
      true,
      told('stored-lists/a.json', ['a']),
      told('stored-lists/a.json', ['b']),
    ],
    [
      'what stands in one map',
      true,
      told('box/cds.message.json', ['a']),
      told('box/cds.message.json', ['b']),
    ],
    [
      'what stands in two parts of one file',
      false,
      told('locale/en.json', ['a']),
      told('locale/en.json', ['b']),
    ],
    [
      'what stands in one part of one file',
      true,
      told('locale/en.json', ['a', 'b']),
      told('locale/en.json', ['a']),
    ],
    ['what stands around that part', true, told('locale/en.json', ['a']), told('locale/en.json', ['a', 'b'])],
    [
      'what stands beside that part',
      false,
      told('locale/en.json', ['a', 'c']),
      told('locale/en.json', ['a', 'b']),
    ],
    [
      'what stands in a file of which the whole is wrong',
      true,
      told('locale/en.json', ['a']),
      told('locale/en.json'),
    ],
    ['what is told of a whole file', true, told('locale/en.json'), told('locale/en.json', ['a'])],
    [
      'what stands in such a part of another file',
      false,
      told('locale/de.json', ['a']),
      told('locale/en.json', ['a']),
    ],
    [
      'what names the field',
      true,
      told('locale/en.json', [], 'The field size is.'),
      told('box/lid.schema.json', ['properties', 'size']),
    ],
    [
      'what names it within a word',
      false,
      told('locale/en.json', [], 'The field sizes is.'),
      told('box/lid.schema.json', ['properties', 'size']),
    ],
    [
      'what names it within a name',
      false,
      told('locale/en.json', [], 'The field my-size is.'),
      told('box/lid.schema.json', ['properties', 'size']),
    ],
    [
      'what stands at the field',
      true,
      told('locale/en.json', ['x', 'size']),
      told('box/lid.ui.json', ['fields', 'size', 'rules']),
    ],
    [
      'what stands at the list',
      true,
      told('locale/en.json', ['x', 'rows']),
      told('box/lid.ui.json', ['lists', 'rows']),
    ],
    [
      'what stands at a name that is no field',
      false,
      told('locale/en.json', ['x', 'size']),
      told('box/lid.ui.json', ['sections', 'size']),
    ],
    [
      'what stands at the place of a list',
      false,
      told('locale/en.json', ['x', 0]),
      told('box/lid.ui.json', ['lists', 0]),
    ],
    [
      'what names what the other quotes',
      true,
      told('locale/en.json', [], 'Of size.'),
      told('box/lid.ui.json', ['a'], 'No "size".'),
    ],
    [
      'what names a keyword that the other quotes',
      false,
      told('locale/en.json', [], 'Of maxLength.'),
      told('box/lid.ui.json', ['a'], 'No "maxLength".'),
    ],
    [
      'what names what the other quotes and that is no name',
      false,
      told('locale/en.json', [], 'Of 7.'),
      told('box/lid.ui.json', ['a'], 'No "7".'),
    ],
    [
      'what names the field whose text is wrong',
      true,
      told('box/lid.ui.json', [], 'Of size.'),
      told('locale/en.json', ['fields.lid.size.label']),
    ],
    [
      'what names the list whose text is wrong',
      true,
      told('box/lid.ui.json', [], 'Of rows.'),
      told('locale/en.json', ['lists.lid.rows.label']),
    ],
    [
      'what names part of another text',
      false,
      told('box/lid.ui.json', [], 'Of size.'),
      told('locale/en.json', ['rules.lid.size.label']),
    ],
    [
      'what names a text far in',
      false,
      told('box/lid.ui.json', [], 'Of size.'),
      told('locale/en.json', ['my.fields.lid.size.label']),
    ],
    [
      'what names the list of codes',
      true,
      told('box/lid.ui.json', [], 'Of colours.'),
      told('lists/colours.json', ['a']),
    ],
    [
      'what names the list of the database',
      true,
      told('box/lid.ui.json', [], 'Of colours.'),
      told('stored-lists/colours.json', ['a']),
    ],
    [
      'what names a file like a list',
      false,
      told('box/lid.ui.json', [], 'Of colours.'),
      told('x/lists/colours.json', ['a']),
    ],
  ])('%s: %s', (_, may, later, earlier) => {
    expect(mayFollow(later, earlier, keywords)).toBe(may);
  });

  it('keywords are those of the dialect', () => {
    const files = [
      sourceFile(
        'dialect/a.json',
        '{"properties": {"one": {"items": [{"properties": {"two": null}}]}}, "three": 1}',
      ),
      sourceFile('dialect/b.json', '{"properties": {"four": {}}'),
      sourceFile('box/a.schema.json', '{"properties": {"five": {}}}'),
    ];
    expect([...keywordsOf(files)]).toEqual(['one', 'two']);
  });
});

describe('syntax', () => {
  it.each([
    ['{"a": 1}', []],
    ['{"a": 1, "b": {"a": 2}, "a": 3}', ['1:25 "a" stands here for the second time.']],
    ['[{"a": 1, "a": 2}, "a", "a"]', ['1:11 "a" stands here for the second time.']],
    ['{"a": 1 "b": 2}', ['1:9 Broken JSON: comma expected here.']],
    ['{"a": 1', ['1:8 Broken JSON: close brace expected here.']],
    ['{"a": tru}', ['1:7 Broken JSON: invalid symbol.', '1:10 Broken JSON: value expected here.']],
    ['', ['1:1 Broken JSON: value expected here.']],
    ['\uFEFF{}', ['1:1 The file begins with a byte order mark: save it as UTF-8 without one.']],
  ])('%s', (text, findings) => {
    const report = createReport();
    checkSyntax([sourceFile('box/box.schema.json', text)], report);
    expect(report.findings().map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(
      findings,
    );
  });

  it('finds what is wrong each time', () => {
    const report = createReport();
    const file = sourceFile('box/box.schema.json', '{"a": 1, "a": 2}');
    checkSyntax([file], createReport());
    checkSyntax([file], report);
    expect(report.count()).toBe(1);
  });
});
