import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import type { DocumentData } from '../engine/document.ts';
import { unwritableWords } from '../engine/misplaced-character.ts';
import type { Path } from '../engine/path.ts';
import type { Problem } from '../engine/problem.ts';
import { homelessScopes, namingOf } from './belonging.ts';
import { buildMessage, type MessageElement } from './build.ts';
import { judgeFacets } from './format.ts';
import { hiddenBy } from './hidden.ts';
import { type ElementNode, isEachNode, type MapNode, type MessageMap } from './map.ts';
import { fieldPath, type IsHidden, listPath, rowScopes, type Scope } from './scope.ts';

/**
 * Everything the authority's schema would refuse in the document's message, by the map's own facts:
 * elements that must be there, numbers of occurrences, formats. Each finding stands on its field, or on
 * the row or list where no one field is meant. Order cannot be wrong, since the map writes in order.
 */
export function checkMessage(
  map: MessageMap,
  document: DocumentData,
  definition?: DocumentDefinition,
  context: RuleContext = {},
): Problem[] {
  const problems: Problem[] = [];
  checkElement(map, buildMessage(map, document, definition, context), problems);
  checkBelongings(map.root, { data: document, path: [] }, hiddenBy(definition, context), problems);
  return problems;
}

function checkElement(map: MessageMap, element: MessageElement, problems: Problem[]): void {
  if (element.text !== undefined) {
    checkValue(map, element.node.format, element.text, element.scope, element.field, problems);
  }
  for (const { node, value } of element.attributes) {
    checkValue(map, node.format, value, element.scope, node.field, problems);
  }
  if (element.node.children) {
    checkOccurrences(element, element.node.children, problems);
  }
  for (const child of element.children) checkElement(map, child, problems);
}

function checkValue(
  map: MessageMap,
  format: string | undefined,
  value: string,
  scope: Scope,
  field: string | undefined,
  problems: Problem[],
): void {
  const character = unwritableWords(value);
  const failure = character
    ? { code: 'problem.message.character', message: character }
    : format !== undefined && judgeFacets(map.formats[format]!, value);
  if (!failure) return;
  const path = field === undefined ? scope.path : fieldPath(scope, field);
  problems.push(problem(failure.code, failure.message, path, value));
}

function checkOccurrences(element: MessageElement, children: readonly MapNode[], problems: Problem[]): void {
  for (const { node, list, min } of requiredIn(children)) {
    const count = element.children.filter((child) => child.node.element === node.element).length;
    if (count >= min) continue;
    const path = placeOf(node, list, element);
    problems.push(problem('problem.message.missing', 'Required in the message.', path));
  }
  // Elements of one name stand together.
  let count = 0;
  for (const [index, { node }] of element.children.entries()) {
    count = element.children[index - 1]?.node.element === node.element ? count + 1 : 1;
    const { max = 1 } = node;
    if (max === 'unbounded' || count !== max + 1) continue;
    const path = placeOf(node, node.rows, element);
    problems.push(problem('problem.message.tooMany', `At most ${max} in one message.`, path));
  }
}

interface Required {
  readonly node: ElementNode;
  /** The list whose rows it repeats for. */
  readonly list: string | undefined;
  readonly min: number;
}

const requiredByChildren = new WeakMap<readonly MapNode[], readonly Required[]>();

/** The first node of each name that a written parent must have. */
function requiredIn(children: readonly MapNode[]): readonly Required[] {
  const known = requiredByChildren.get(children);
  if (known) return known;
  const judged = new Set<string>();
  const required = children.flatMap((child) =>
    (isEachNode(child) ? child.children : [child]).flatMap((node): Required[] => {
      if (judged.has(node.element)) return [];
      judged.add(node.element);
      const list = isEachNode(child) ? child.each : node.rows;
      return node.min === undefined || node.min === 0 ? [] : [{ node, list, min: node.min }];
    }),
  );
  requiredByChildren.set(children, required);
  return required;
}

/** Rows that name a row to stand in which is not there: they would be in no message, nor perhaps what is around them. */
function checkBelongings(parent: MapNode, scope: Scope, isHidden: IsHidden, problems: Problem[]): void {
  for (const child of parent.children ?? []) {
    if (!isShared(child)) continue;
    const list = isEachNode(child) ? child.each : child.rows;
    if (!isEachNode(child)) checkBelonging(child, scope, isHidden, problems);
    const inside = list === undefined ? [scope] : rowScopes(scope, list, isHidden);
    for (const one of inside) checkBelongings(child, one, isHidden, problems);
  }
}

const shared = new WeakMap<MapNode, boolean>();

/** True for a node somewhere in which rows of another list stand. */
function isShared(node: MapNode): boolean {
  const known = shared.get(node);
  if (known !== undefined) return known;
  const found = (node.children ?? []).some(
    (child) => (!isEachNode(child) && child.belongs !== undefined) || isShared(child),
  );
  shared.set(node, found);
  return found;
}

function checkBelonging(owner: ElementNode, scope: Scope, isHidden: IsHidden, problems: Problem[]): void {
  for (const node of owner.children ?? []) {
    if (isEachNode(node) || !node.belongs || node.rows === undefined || owner.rows === undefined) continue;
    const anyOwner = { data: {}, path: [...scope.path, owner.rows], parent: scope };
    for (const { data, path } of homelessScopes(anyOwner, node.rows, node.belongs, isHidden)) {
      const message = 'Names a row that is not there, so it would not be sent.';
      const { field } = namingOf(data, node.belongs)!;
      problems.push(problem('problem.message.belongs', message, [...path, field], String(data[field])));
    }
  }
}

function placeOf(node: ElementNode, list: string | undefined, parent: MessageElement): Path {
  if (list !== undefined) return listPath(parent.scope, list);
  return node.field === undefined ? parent.scope.path : fieldPath(parent.scope, node.field);
}

function problem(code: string, message: string, path: Path, value?: string): Problem {
  return { path, severity: 'error', source: 'document', code, message, value };
}
