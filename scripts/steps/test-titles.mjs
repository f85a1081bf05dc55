// Titles of tests as the source writes them: what a red test is called by.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

const starts = new Set(['it', 'test', 'describe']);
/** What is chained to them before a title; a test that is skipped or still to do proves nothing. */
const between = new Set([
  'each',
  'for',
  'skipIf',
  'runIf',
  'concurrent',
  'sequential',
  'serial',
  'describe',
  'step',
]);

/**
 * Texts that stand in the titles of a file's tests, groups and steps: the title itself, and the table that fills it. A
 * table is followed to where it stands, in this file or in one that it imports. Of its objects keys and the members that
 * the title shows are texts of the title.
 * @param {string} file
 * @returns {string[]}
 */
export function titlesIn(file) {
  const titles = [];
  walk(treeOf(file), [], (node, around) => {
    const tables = node.type === 'CallExpression' ? tablesBefore(node.callee) : undefined;
    const title = node.arguments?.[0];
    if (tables === undefined || title === undefined) return;
    const shown = { names: namesIn(title), file, around, seen: new Set() };
    for (const part of [title, ...tables]) titles.push(...textsIn(part, shown));
  });
  return titles;
}

/** What `each` and `for` are given in a chain that begins with `it`, `test` or `describe`; undefined for other calls. */
function tablesBefore(callee) {
  // What is given to these is no title; the title comes in the call of what they return.
  if (['each', 'for', 'skipIf', 'runIf'].includes(callee.property?.name)) return undefined;
  const tables = [];
  let at = callee;
  while (at.type !== 'Identifier') {
    if (at.type === 'MemberExpression' && between.has(at.property.name)) at = at.object;
    else if (at.type === 'CallExpression') {
      if (['each', 'for'].includes(at.callee.property?.name)) tables.push(...at.arguments);
      at = at.callee;
    } else return undefined;
  }
  return starts.has(at.name) ? tables : undefined;
}

/** Names that a title shows: `${row.ledger}` and `$ledger`. */
function namesIn(title) {
  const names = new Set();
  walk(title, [], (node) => {
    if (node.type === 'Identifier') names.add(node.name);
    for (const [, name] of textOf(node).matchAll(/\$(\w+)/g)) names.add(name);
  });
  return names;
}

/** Texts within an expression, in so far as the title shows them. */
function textsIn(node, shown) {
  if (shown.seen.has(node)) return [];
  shown.seen.add(node);
  if (node.type === 'Property' && node.value.type !== 'ArrayExpression' && !shown.names.has(node.key.name)) {
    return [textOf(node.key)];
  }
  if (node.type === 'Identifier') {
    const source = sourceOf(node.name, shown.file, shown.around);
    return source === undefined ? [] : textsIn(source.node, { ...shown, ...source });
  }
  return [textOf(node), ...childrenOf(node).flatMap((child) => textsIn(child, shown))];
}

/** Where a name has what it stands for: what is declared around, or what another file exports. */
function sourceOf(name, file, around) {
  for (let depth = around.length - 1; depth >= 0; depth--) {
    const outer = around[depth];
    // Bound by a loop, or handed to a function that `map` or `forEach` calls: the rows gone through.
    if (outer.type === 'ForOfStatement' && binds(outer.left, name)) {
      return { node: outer.right, file, around: around.slice(0, depth) };
    }
    const caller = around[depth - 1];
    if (outer.params?.some((param) => binds(param, name)) && caller?.callee?.object !== undefined) {
      return { node: caller.callee.object, file, around: around.slice(0, depth) };
    }
    for (const statement of Array.isArray(outer.body) ? outer.body : []) {
      const { declaration = statement } = statement;
      const found = declaration?.declarations?.find(({ id }) => binds(id, name));
      if (found?.init) return { node: found.init, file, around: around.slice(0, depth + 1) };
      if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name) {
        return { node: declaration.body, file, around: around.slice(0, depth + 1) };
      }
      const imported =
        statement.type === 'ImportDeclaration' && statement.specifiers.find((one) => binds(one.local, name));
      if (imported) return exportOf(imported.imported?.name, join(dirname(file), statement.source.value));
    }
  }
  return undefined;
}

function exportOf(name, file) {
  if (name === undefined || !existsSync(file) || !/^(tests|e2e)\/.*\.tsx?$/.test(file)) return undefined;
  return sourceOf(name, file, [treeOf(file)]);
}

function binds(pattern, name) {
  let does = false;
  walk(pattern, [], (node) => {
    does ||= node.type === 'Identifier' && node.name === name;
  });
  return does;
}

const trees = new Map();
function treeOf(file) {
  if (!trees.has(file)) {
    trees.set(file, parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  }
  return trees.get(file);
}

function walk(node, around, see) {
  see(node, around);
  for (const child of childrenOf(node)) walk(child, [...around, node], see);
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter(
      (inner) =>
        (typeof inner?.type === 'string' && !inner.type.startsWith('TS')) || isExpressionOfTypes(inner),
    );
}

/** `rows as const` and the like: what they hold is an expression. */
function isExpressionOfTypes(inner) {
  return ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(inner?.type);
}

function textOf(node) {
  if (node.type === 'TemplateElement') return node.value.cooked ?? '';
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}
