import type { DeclarationCheck, Fact } from '../../src/engine/declaration-check.ts';
import { resolveReference } from '../authored.ts';
import type { SourceFile } from '../source-files.ts';
import { type Judged, subjectsOf, verdictOn } from './fact-worlds.ts';
import type { Report } from './finding.ts';
import type { AuthoredObject } from './objects.ts';

type Place = readonly (string | number)[];
type Check = Pick<DeclarationCheck, 'code' | 'regime' | 'types' | 'each' | 'when' | 'expect'>;

/**
 * Checks before sending that contradict themselves or each other: facts that hold for every or for no declaration, an
 * expectation that its own condition excludes or includes, and two that ask for opposites of the same declarations.
 * What is looked at is taken as independent of all else, so nothing is told that could be right.
 */
export function checkContradictions(
  checks: readonly Check[],
  document: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
  file: SourceFile,
  report: Report,
): void {
  const before = report.count();
  for (const [index, check] of checks.entries()) judge(check, ['checks', index]);
  if (report.count() > before) return;
  const expected = new Map(checks.map((check) => [check, subjectsOf(check.expect, judgedBy(check))]));
  for (const [index, check] of checks.entries()) {
    for (const other of checks.slice(0, index)) {
      if (String(check.each) !== String(other.each)) continue;
      if (!expected.get(other)!.some((subject) => expected.get(check)!.includes(subject))) continue;
      judgePair(check, other, ['checks', index, 'expect']);
    }
  }

  function judge(check: Check, place: Place): void {
    const judged = judgedBy(check);
    const count = report.count();
    for (const part of ['when', 'expect'] as const) {
      const fact = check[part];
      if (fact) judgeParts(fact, judged, [...place, part]);
    }
    if (report.count() > count) return;
    const scope = scopeOf(check);
    const { when } = check;
    if (when && verdictOn(when, scope, judged) === 'never') {
      const text = 'This can never hold for the declarations that the rule is for.';
      report.at(file, [...place, 'when'], text);
      return;
    }
    const verdict = verdictOn(check.expect, when ? [...scope, when] : scope, judged);
    if (verdict === 'never') {
      const text = 'This can never hold where the rule is judged: every such declaration would be refused.';
      report.at(file, [...place, 'expect'], text);
    }
    if (verdict === 'always') {
      const text = 'This always holds where the rule is judged: it refuses no declaration.';
      report.at(file, [...place, 'expect'], text);
    }
  }

  /** Parts of a fact first, each for itself; where they are in order, the whole. */
  function judgeParts(fact: Fact, judged: Judged, place: Place): void {
    const count = report.count();
    for (const [inner, of, at] of partsOf(fact, judged)) judgeParts(inner, of, [...place, ...at]);
    if (report.count() > count) return;
    const verdict = verdictOn(fact, [], judged);
    if (verdict === 'never') report.at(file, place, 'This can never hold: no declaration matches it.');
    if (verdict === 'always') report.at(file, place, 'This always holds: every declaration matches it.');
  }

  function partsOf(fact: Fact, judged: Judged): readonly (readonly [Fact, Judged, Place])[] {
    if ('all' in fact) return fact.all.map((one, index) => [one, judged, ['all', index]] as const);
    if ('any' in fact) return fact.any.map((one, index) => [one, judged, ['any', index]] as const);
    if ('not' in fact) return [[fact.not, judged, ['not']]];
    return 'items' in fact ? [[fact.hold, [document, rowOf(document, 'CDSItems')], ['hold']]] : [];
  }

  /** Of two that look at the same in their expectations, for each row of the same list. */
  function judgePair(check: Check, other: Check, place: Place): void {
    const judged = judgedBy(check);
    const given = [check, other].flatMap((one) => [...scopeOf(one), ...(one.when ? [one.when] : [])]);
    const all: Fact = { all: [check.expect, other.expect] };
    if (verdictOn(all, given, judged) !== 'never') return;
    const text = `This contradicts ${other.code}: no declaration that both rules are for can meet the two.`;
    report.at(file, place, text);
  }

  function judgedBy({ each = [] }: Check): Judged {
    const judged: (AuthoredObject | undefined)[] = [document];
    for (const list of each) judged.push(rowOf(judged.at(-1), list));
    return judged;
  }

  function rowOf(object: AuthoredObject | undefined, list: string): AuthoredObject | undefined {
    const schema = object?.schema.properties[list];
    return object && schema?.type === 'array'
      ? objects.get(resolveReference(object.file.name, schema.items.$ref))
      : undefined;
  }
}

/** Which declarations a check is for, as facts. */
function scopeOf({ regime, types }: Check): readonly Fact[] {
  return [
    ...(regime === undefined ? [] : [{ value: '/customs_regime', is: { const: regime } }]),
    ...(types === undefined ? [] : [{ value: '/additional_dec_type', is: { enum: types } }]),
  ];
}
