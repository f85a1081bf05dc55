import type { ConditionSchema } from '../../src/engine/catalogue.ts';
import type { DeclarationCheck, Fact } from '../../src/engine/declaration-check.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { resolveReference } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import type { SourceFile } from '../source-files.ts';
import { isAbove, reaches } from './bounds.ts';
import { type Report, suggestion } from './finding.ts';
import { type AuthoredObject, fieldOf } from './objects.ts';
import { checkWhole } from './rules.ts';
import { subjectOf } from './subjects.ts';
import { refusal } from './value.ts';

type Place = readonly (string | number)[];

/** Codes that rules may name though our lists do not hold them; `use` says whether a code of a list is one, and notes it. */
export interface Unlisted {
  use(list: string, code: string): boolean;
}

/** The declaration and the rows in it down to the one that is judged. */
type Judged = readonly AuthoredObject[];

/**
 * What one check before sending looks at: every place is a field or list there is, of the kind that the fact is about, and
 * no condition can never or always hold.
 */
export function checkFacts(
  { each = [], when, expect, at }: Pick<DeclarationCheck, 'each' | 'when' | 'expect' | 'at'>,
  place: Place,
  document: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
  unlisted: Unlisted,
  file: SourceFile,
  report: Report,
): void {
  let judged: Judged = [document];
  for (const [index, list] of each.entries()) {
    const found = listAt(judged, `./${list}`, [...place, 'each', index]);
    if (!found) return;
    judged = [...judged, found.row];
  }
  if (when) checkFact(when, judged, [...place, 'when']);
  checkFact(expect, judged, [...place, 'expect']);
  memberAt(judged, at, [...place, 'at']);

  function checkFact(fact: Fact, of: Judged, where: Place): void {
    if ('filled' in fact)
      for (const [index, one] of fact.filled.entries()) memberAt(of, one, [...where, 'filled', index]);
    if ('value' in fact) checkValue(fieldAt(of, fact.value, [...where, 'value']), fact.is, [...where, 'is']);
    if ('rows' in fact) checkRows(fact, of, where);
    if ('all' in fact)
      for (const [index, one] of fact.all.entries()) checkFact(one, of, [...where, 'all', index]);
    if ('any' in fact)
      for (const [index, one] of fact.any.entries()) checkFact(one, of, [...where, 'any', index]);
    if ('not' in fact) checkFact(fact.not, of, [...where, 'not']);
    if ('items' in fact) {
      const items = listAt([document], '/CDSItems', [...where, 'items']);
      if (items) checkFact(fact.hold, [document, items.row], [...where, 'hold']);
    }
    if ('notAbove' in fact) checkPair(fact.notAbove, of, [...where, 'notAbove'], true);
    if ('same' in fact) checkPair(fact.same, of, [...where, 'same'], false);
    if ('distinct' in fact) {
      const found = listAt(of, fact.distinct, [...where, 'distinct']);
      for (const [index, name] of fact.by.entries())
        if (found) fieldAt([found.row], `./${name}`, [...where, 'by', index]);
    }
    if ('alike' in fact) {
      const items = listAt([document], '/CDSItems', [...where, 'alike']);
      if (items) fieldAt([items.row], `./${fact.alike}`, [...where, 'alike']);
    }
    if ('counts' in fact) {
      numberAt(of, fact.counts, [...where, 'counts']);
      listAt(of, fact.list, [...where, 'list']);
    }
  }

  function checkRows(fact: Extract<Fact, { rows: string }>, of: Judged, where: Place): void {
    const { rows, where: asked, atLeast, atMost } = fact;
    const found = listAt(of, rows, [...where, 'rows']);
    if (!found) return;
    for (const [name, schema] of Object.entries(asked)) {
      const field = fieldAt([found.row], `./${name}`, [...where, 'where', name]);
      checkValue(field, schema, [...where, 'where', name]);
    }
    const most = found.maxItems ?? Number.POSITIVE_INFINITY;
    const tell = (keyword: string, text: string) => report.at(file, [...where, keyword], text);
    if (atMost === 0)
      tell('atMost', 'No row may match: say so with "not" around the rows, and without a number.');
    if (atLeast === 0 && atMost === undefined)
      tell('atLeast', 'This always holds: there are at least no rows.');
    if (isAbove(atLeast, Math.min(most, atMost ?? most)))
      tell('atLeast', `This can never hold: there are at most ${Math.min(most, atMost ?? most)} rows.`);
    if (reaches(atMost, most)) tell('atMost', `This always holds: the list has at most ${most} rows.`);
  }

  function checkPair(pair: readonly [string, string], of: Judged, where: Place, isNumbers: boolean): void {
    const found = pair.map((one, index) => (isNumbers ? numberAt : fieldAt)(of, one, [...where, index]));
    const [one, other] = found;
    if (one && other && one.object === other.object && one.name === other.name)
      report.at(file, [...where, 1], `This always holds: "${pair[1]}" is compared with itself.`);
  }

  function checkValue(found: ReturnType<typeof fieldAt>, schema: ConditionSchema, where: Place): void {
    const subject = found && subjectOf(found.object, found.name);
    if (!found || !subject) return;
    const list = found.object.codeLists.get(found.name)?.list;
    const problemOf = (value: FieldValue) => {
      const why = subject.problemOf(value);
      const isTaken = why !== undefined && refusal(subject.type, subject.valid, value) === undefined;
      return isTaken && list !== undefined && unlisted.use(list, String(value)) ? undefined : why;
    };
    checkWhole({ ...subject, problemOf }, schema, where, file, report);
  }

  /** A field that holds numbers. */
  function numberAt(of: Judged, path: string, where: Place) {
    const found = fieldAt(of, path, where);
    const field = found && fieldOf(found.object.schema, found.name);
    if (!field) return undefined;
    const { format } = checkOf(field);
    if (field.type === 'integer' || format === 'numeric' || format === 'digits') return found;
    report.at(file, where, `"${path}" holds no numbers.`);
    return undefined;
  }

  function fieldAt(of: Judged, path: string, where: Place) {
    const found = memberAt(of, path, where);
    if (!found || fieldOf(found.object.schema, found.name)) return found;
    report.at(file, where, `"${path}" is a list, not a field.`);
    return undefined;
  }

  function listAt(of: Judged, path: string, where: Place) {
    const found = memberAt(of, path, where);
    if (!found) return undefined;
    const list = found.object.schema.properties[found.name];
    const row =
      list?.type === 'array'
        ? objects.get(resolveReference(found.object.file.name, list.items.$ref))
        : undefined;
    if (list?.type === 'array' && row) return { row, maxItems: list.maxItems };
    report.at(file, where, `"${path}" is a field, not a list.`);
    return undefined;
  }

  function memberAt(of: Judged, path: string, where: Place) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const climbs = path.match(/\.\.\//g)?.length ?? 0;
    const object = path.startsWith('/') ? of[0] : of[of.length - 1 - climbs];
    if (object && Object.hasOwn(object.schema.properties, name)) return { object, name };
    const near = suggestion(name, Object.keys(object?.schema.properties ?? {}));
    report.at(file, where, `There is no field or list "${path}".${near}`);
    return undefined;
  }
}
