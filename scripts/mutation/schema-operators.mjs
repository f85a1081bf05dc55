// Faults made by operators over the JSON of schemas/: what no operator over code can make.
import { readFileSync } from 'node:fs';
import { filesAt } from './rooms.mjs';

/** Words shown, code lists taken over from an authority, examples and the dialect are judged by other means. */
const leftOut = /^schemas\/(locale|lists|stored-lists|dialect)\/|\/fixtures\/|\.elements\.json$/;

/** Names under which a number is a limit or a count. */
const limits = new Set([
  'maxLength',
  'minLength',
  'length',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'maxItems',
  'minItems',
  'advisedMaxItems',
  'totalDigits',
  'fractionDigits',
  'min',
  'max',
  'atMost',
  'atLeast',
]);
/** Names whose value goes, which loosens what holds. */
const loosened = new Set([
  'pattern',
  'format',
  'when',
  'where',
  'not',
  'regime',
  'categories',
  'needs',
  'reach',
  'computedBy',
]);
/** Lists whose entries are rules of their own. */
const dropped = new Set([
  'rules',
  'defaults',
  'checks',
  'requirements',
  'steps',
  'initial',
  'bulkRows',
  'filters',
  'actions',
  'notCopied',
  'all',
  'any',
  'filled',
  'same',
]);
/** Lists of codes: one goes. */
const codes = new Set(['enum', 'in', 'views', 'regimes']);
/** Lists whose order is what is shown or sent. */
const ordered = new Set(['children', 'columns']);
/** Text that is changed for another that stands under the same name in the file. */
const exchanged = new Set([
  'scope',
  'value',
  'at',
  'const',
  'effect',
  'severity',
  'field',
  'default',
  'constant',
]);
/** Truths that are given up. */
const flags = new Set([
  'readOnly',
  'internal',
  'added',
  'usual',
  'companion',
  'position',
  'counter',
  'sortable',
  'archived',
  'message',
  'form',
]);

/**
 * Every fault of the files that are named or stand in the folders that are, in their order. A fault is a change at a
 * JSON pointer.
 * @param {readonly string[]} named
 */
export function schemaFaultsOf(named) {
  return named
    .flatMap(filesAt)
    .filter((file) => file.endsWith('.json') && !leftOut.test(file))
    .sort()
    .flatMap((file) => faultsOfFile(file));
}

/** The text of the fault's file with the fault in it. */
export function withFault({ file, path, edit }) {
  const whole = JSON.parse(readFileSync(file, 'utf8'));
  const holder = path.slice(0, -1).reduce((at, key) => at[key], whole);
  const key = path.at(-1);
  if (edit.kind === 'replace') holder[key] = edit.by;
  else if (edit.kind === 'swap') [holder[key], holder[key + 1]] = [holder[key + 1], holder[key]];
  else if (Array.isArray(holder)) holder.splice(key, 1);
  else delete holder[key];
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function faultsOfFile(file) {
  const whole = JSON.parse(readFileSync(file, 'utf8'));
  const said = new Map();
  walk(whole, [], (value, path) => {
    const key = path.at(-1);
    if (typeof value === 'string') said.set(key, (said.get(key) ?? new Set()).add(value));
  });
  const found = [];
  walk(whole, [], (value, path, list) => {
    for (const [operator, change] of changesOf(value, path, list, said)) {
      const by = change.kind === 'replace' ? JSON.stringify(change.by) : change.kind;
      const place = `${file}#/${path.join('/')}`;
      found.push({ file, path, operator, edit: change, place, change: `${shortened(value)} → ${by}` });
    }
  });
  return found;
}

function* changesOf(value, path, holder, said) {
  const key = path.at(-1);
  const drop = { kind: 'drop' };
  const replace = (by) => ({ kind: 'replace', by });
  if (Array.isArray(holder)) {
    const list = path.at(-2);
    if (dropped.has(list)) yield ['dropped rule', drop];
    if (codes.has(list)) yield ['dropped code', drop];
    if (ordered.has(list) && key + 1 < holder.length) yield ['swapped order', { kind: 'swap' }];
    return;
  }
  // Below `properties` names are the fields' own.
  if (path.at(-2) === 'properties') return;
  if (typeof value === 'number' && limits.has(key)) {
    yield ['limit', replace(value + 1)];
    if (value > 0) yield ['limit', replace(value - 1)];
    yield ['limit', drop];
  } else if (value === 'unbounded' && key === 'max') yield ['occurrence', replace(1)];
  if (loosened.has(key)) yield ['loosened', drop];
  if (flags.has(key) && typeof value === 'boolean') yield ['flag', drop];
  if (exchanged.has(key) && typeof value === 'string') {
    const others = [...(said.get(key) ?? [])];
    const other = others[(others.indexOf(value) + 1) % others.length];
    if (other !== value) yield ['exchanged', replace(other)];
  }
  if (key === 'default' && typeof value === 'boolean') yield ['default', replace(!value)];
  if (key === 'default') yield ['default', drop];
}

function walk(value, path, visit) {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    visit(inner, [...path, key], value);
    walk(inner, [...path, key], visit);
  }
}

function shortened(value) {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)} …` : text;
}
