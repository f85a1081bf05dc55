// Faults by hand are anchored by names: of a function, and in it of a call, an operand, a property or a condition. They
// fit for as long as the code does the same, however it is written.
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/**
 * The text of a file with a fault in it. Throws where the fault finds nothing to change, or more than one place.
 *
 * `in` names the function (declared, a method, or what a constant or property holds; `send.run`: the method of what a
 * constant holds); absent: the whole file. `edit` is
 * one of:
 * - `{ drop: 'where', of: 'company_id' }`: the call in a chain that has this argument goes out of the chain
 * - `{ drop: 'refuseSecond' }`: the call of a function; where its result is used, that is undefined
 * - `{ call: 'isAllowed', is: 'true' }`: the call of a function gives something else
 * - `{ operand: 'trustProxy' }`: what names this goes out of an `&&`, `||` or a list of conditions
 * - `{ if: 'isKnown', is: 'false' }`: the condition that names this is something else; `choice` for one of `? :`
 * - `{ case: 'own', is: 'return true;' }`: what a case of a switch does is something else
 * - `{ property: 'state', is: "'waiting'" }`: a property is something else; without `is` it goes; `of` tells what it was
 * - `{ returns: 'text' }`: what is returned is something else
 * - `{ constant: 'checkedEvery', is: '60_000' }`: a constant is something else
 *
 * @param {{ file: string, in?: string, edit: Record<string, string> }} fault
 * @param {string} [text]
 */
export function textWithFault(fault, text = readFileSync(fault.file, 'utf8')) {
  const tree = parseAst(text, { lang: fault.file.endsWith('x') ? 'tsx' : 'ts' });
  const room = fault.in === undefined ? [tree] : roomsNamed(tree, fault.in);
  if (room.length !== 1) throw new Error(`${fault.file} has ${room.length} functions ${fault.in}.`);
  const changes = changesIn(room[0], fault.edit, text);
  if (changes.length !== 1) {
    const told = JSON.stringify(fault.edit);
    throw new Error(`${fault.file}: ${fault.in ?? 'the file'} has ${changes.length} places for ${told}.`);
  }
  const [{ start, end, by }] = changes;
  const changed = text.slice(0, start) + by + text.slice(end);
  if (changed === text) throw new Error(`${fault.file}: ${JSON.stringify(fault.edit)} changes nothing.`);
  parseAst(changed, { lang: fault.file.endsWith('x') ? 'tsx' : 'ts' });
  return changed;
}

function changesIn(room, edit, text) {
  const found = [];
  const change = ({ start, end }, by) => found.push({ start, end, by });
  const words = ({ start, end }) => text.slice(start, end);
  const names = (node, word) => {
    let does = false;
    walk(node, (inner) => {
      does ||=
        (inner.type === 'Identifier' && inner.name === word) ||
        (inner.type === 'Literal' && inner.value === word);
    });
    return does;
  };
  if (edit.returns !== undefined && /Expression$/.test(room.type)) change(room, edit.returns);
  walk(room, (node, parent) => {
    if (edit.drop !== undefined && isCallOf(node, edit.drop)) {
      const isMeant = edit.of === undefined || node.arguments.some((one) => isIt(one, edit.of));
      if (!isMeant) return;
      const isChained = node.callee.type === 'MemberExpression' && edit.of !== undefined;
      if (isChained) change(node, words(node.callee.object));
      else change(node, 'undefined');
    }
    if (edit.call !== undefined && isCallOf(node, edit.call)) change(node, edit.is);
    if (edit.operand !== undefined && node.type === 'LogicalExpression') {
      // The nearest around the name.
      const [left, right] = [names(node.left, edit.operand), names(node.right, edit.operand)];
      if (right && !(left || isLogicalWith(node.right, edit.operand, names))) change(node, words(node.left));
      else if (left && !right && !isLogicalWith(node.left, edit.operand, names))
        change(node, words(node.right));
    }
    const kind = { if: 'IfStatement', choice: 'ConditionalExpression' }[Object.keys(edit)[0]];
    if (node.type === kind && names(node.test, edit.if ?? edit.choice)) change(node.test, edit.is);
    if (edit.case !== undefined && node.type === 'SwitchCase' && nameOf(node.test) === edit.case) {
      change({ start: node.consequent[0].start, end: node.end }, edit.is);
    }
    if (edit.property !== undefined && node.type === 'Property' && nameOf(node.key) === edit.property) {
      if (edit.of !== undefined && !isIt(node.value, edit.of)) return;
      if (edit.is !== undefined)
        change(node.shorthand ? node : node.value, node.shorthand ? `${edit.property}: ${edit.is}` : edit.is);
      else if (parent.properties.at(-1) === node) change(node, '');
      else
        change({ start: node.start, end: parent.properties[parent.properties.indexOf(node) + 1].start }, '');
    }
    if (edit.returns !== undefined && node.type === 'ReturnStatement' && node.argument) {
      change(node.argument, edit.returns);
    }
    if (
      edit.constant !== undefined &&
      node.type === 'VariableDeclarator' &&
      nameOf(node.id) === edit.constant
    ) {
      change(node.init, edit.is);
    }
  });
  return found;
}

/** A name, a text, or the call of a name. */
function isIt(node, word) {
  return nameOf(node) === word || (node.type === 'CallExpression' && nameOf(node.callee) === word);
}

function isLogicalWith(node, word, names) {
  let does = false;
  walk(node, (inner) => {
    does ||= inner.type === 'LogicalExpression' && names(inner, word);
  });
  return does;
}

function isCallOf(node, name) {
  if (node.type !== 'CallExpression') return false;
  return nameOf(node.callee.type === 'MemberExpression' ? node.callee.property : node.callee) === name;
}

/** Bodies of functions with this name; `send.run`: the method of what the constant `send` holds. */
function roomsNamed(tree, dotted) {
  const [name, ...holders] = dotted.split('.').reverse();
  const found = [];
  let within = tree;
  for (const holder of holders.reverse()) {
    walk(tree, (node) => {
      if (node.type === 'VariableDeclarator' && nameOf(node.id) === holder) within = node.init;
    });
  }
  walk(within, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) found.push(node.body);
    const [key, value] =
      node.type === 'VariableDeclarator'
        ? [node.id, node.init]
        : node.type === 'Property' || node.type === 'MethodDefinition'
          ? [node.key, node.value]
          : [];
    if (key && nameOf(key) === name && /Function/.test(value?.type)) found.push(value.body);
  });
  return found;
}

function nameOf(node) {
  return node?.name ?? (typeof node?.value === 'string' ? node.value : undefined);
}

function walk(node, visit, parent) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, parent);
  else if (typeof node?.type === 'string') {
    visit(node, parent);
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'type' && typeof value === 'object' && value !== null) walk(value, visit, node);
    }
  }
}
