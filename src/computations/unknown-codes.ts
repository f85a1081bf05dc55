import {
  type Catalogue,
  type DocumentCheck,
  type DocumentData,
  type DocumentDefinition,
  type FieldDefinition,
  type Finding,
  fieldState,
  formatPath,
  getAt,
  judgeValue,
  type ObjectDefinition,
  type Patch,
  type Path,
  pathPattern,
  type Row,
  type Rule,
  type RuleContext,
  rowsOf,
} from '../engine/index.ts';

/** A code that a field holds, and where. */
interface HeldCode {
  readonly path: Path;
  readonly field: FieldDefinition;
  readonly value: string;
}

/**
 * A code that its list in the schemas does not hold is a warning: it is kept and sent as entered. Lists in the
 * database are for the server to look into. A change is judged where it happened, whatever the document's size.
 */
export function unknownCodes(
  definition: DocumentDefinition,
  codeLists: Catalogue['codeLists'],
): DocumentCheck {
  const codes = new Map(
    Object.values(codeLists).map(({ name, options }) => [
      name,
      new Set(options.map(({ value }) => value.toUpperCase())),
    ]),
  );
  /** A field whose rule names its values has no others, listed or not. */
  const isCoded = ({ codeList = '', valid }: FieldDefinition) => codes.has(codeList) && !valid.enum;
  const coded = new Map<string, FieldDefinition>();
  const lists = new Map<string, ObjectDefinition>();
  const hiders = new Set<string>();
  collect(definition, '');

  return {
    name: 'unknown-codes',
    reads: [...coded.keys(), ...lists.keys(), ...hiders],
    full: (document, context) => findingsOf(heldIn(definition, document, []), document, context),
    run({ document, patches, context }) {
      const isAll = patches.some(({ path }) => hiders.has(pathPattern(path)));
      const held = isAll
        ? heldIn(definition, document, [])
        : onceEach(patches.flatMap((patch) => heldAfter(patch, document)));
      const entered = patches.filter(({ op }) => op === 'set').map(({ path }) => path);
      return {
        judged: [...entered, ...held.map(({ path }) => path)],
        findings: findingsOf(held, document, context),
      };
    },
  };

  function collect(object: ObjectDefinition, at: string): void {
    for (const field of Object.values(object.fields)) {
      if (!isCoded(field)) continue;
      coded.set(`${at}/${field.name}`, field);
      noteHiders(field.rules);
    }
    for (const list of Object.values(object.lists)) {
      lists.set(`${at}/${list.name}`, list.row);
      noteHiders(list.rules);
      collect(list.row, `${at}/${list.name}/*`);
    }
  }

  /** Fields of the document that hide others: what they hide is no problem. */
  function noteHiders(rules: readonly Rule[]): void {
    for (const { effect, condition } of rules) {
      if (effect === 'hide' && condition && /^\/\w/.test(condition.scope)) hiders.add(condition.scope);
    }
  }

  function heldAfter(patch: Patch, document: DocumentData): readonly HeldCode[] {
    if (patch.op === 'set') {
      const field = coded.get(pathPattern(patch.path));
      const value = field && getAt(document, patch.path);
      return field && isCode(value) ? [{ path: patch.path, field, value }] : [];
    }
    const row = patch.op === 'insert' ? lists.get(pathPattern(patch.path)) : undefined;
    if (patch.op !== 'insert' || !row) return [];
    const path = [...patch.path, { id: patch.row.uuid }];
    const inserted = getAt(document, path) as Row | undefined;
    return inserted ? heldIn(row, inserted, path) : [];
  }

  function heldIn(object: ObjectDefinition, data: DocumentData | Row, path: Path): readonly HeldCode[] {
    const held: HeldCode[] = [];
    for (const field of Object.values(object.fields)) {
      const value = data[field.name];
      if (isCoded(field) && isCode(value)) held.push({ path: [...path, field.name], field, value });
    }
    for (const { name, row } of Object.values(object.lists)) {
      for (const each of rowsOf(data, name))
        held.push(...heldIn(row, each, [...path, name, { id: each.uuid }]));
    }
    return held;
  }

  function findingsOf(
    held: readonly HeldCode[],
    document: DocumentData,
    context: RuleContext,
  ): readonly Finding[] {
    return held
      .filter(({ field, value }) => !codes.get(field.codeList ?? '')!.has(value.toUpperCase()))
      .filter(({ field, value }) => judgeValue(field, value) === undefined)
      .filter(({ path }) => !fieldState(definition, document, path, context).hidden)
      .map(({ path }) => ({ path, severity: 'warning', ...unknownCode }));
  }
}

/** What is said of a code that no list holds, whoever looked. */
export const unknownCode = {
  code: 'problem.unknownCode',
  message: 'Not in the list. Kept as entered.',
} as const;

/** A step may put a row in and set its fields: each code is judged once. */
function onceEach(held: readonly HeldCode[]): readonly HeldCode[] {
  return [...new Map(held.map((one) => [formatPath(one.path), one])).values()];
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
