import { readFileSync } from 'node:fs';
import { referencePath } from '../../support/reference.ts';
import { named, nameOf, type TreeNode, textIn, treeOf, xmlOf } from './xml-tree.ts';

/**
 * What customs make of a declaration and an amendment, by the published tables alone. Pointers number what
 * stands before the amendment, and what is added goes on from its last; a pointer whose element the amendment
 * carries sets it, any other takes it out; in the end numbers that were positions are positions again.
 */
export function applyAmendment(declaration: string, amendment: string): string {
  const message = treeOf(declaration);
  const [standing] = named(message, 'Declaration');
  const [asked] = named(treeOf(amendment), 'Declaration');
  const numbers = new Map<TreeNode, number>();
  forEachChild(standing!, (child, position) => numbers.set(child, position));
  for (const change of named(asked!, 'Amendment')) {
    const steps = named(change, 'Pointer').flatMap((pointer) => [
      { id: textIn(pointer, 'DocumentSectionCode'), number: Number(textIn(pointer, 'SequenceNumeric') ?? 1) },
      ...named(pointer, 'TagID').map(({ text }) => ({ id: text, number: 1 })),
    ]);
    set(standing!, asked, '/Declaration', steps.slice(1));
  }
  forEachChild(standing!, (child, position) => {
    const [number] = named(child, 'SequenceNumeric');
    if (number && number.text === String(numbers.get(child))) number.text = String(position);
  });
  return xmlOf(message);

  function set(into: TreeNode, from: TreeNode | undefined, path: string, [step, ...rest]: Step[]): void {
    const [name, { order }] = [...elements.get(path)!].find(([, { id }]) => id === step!.id)!;
    const standingOnes = named(into, name);
    const here = standingOnes.find((one) => numbers.get(one) === step!.number);
    const source = from && carried(named(from, name), standingOnes, step!.number);
    if (rest.length === 0 && here) into.children.splice(into.children.indexOf(here), 1);
    const isNew = source !== undefined && (rest.length === 0 || !here);
    const added = structuredClone(isNew ? source : undefined);
    if (added) {
      if (rest.length > 0) added.children = named(added, 'SequenceNumeric');
      numbers.set(added, step!.number);
      const next = into.children.findIndex((child) => {
        const isSame = nameOf(child) === name;
        return isSame
          ? numbers.get(child)! > step!.number
          : elements.get(path)!.get(nameOf(child))!.order > order;
      });
      into.children.splice(next === -1 ? into.children.length : next, 0, added);
    }
    if (rest.length > 0 && (here ?? added)) set((here ?? added)!, source, `${path}/${name}`, rest);
  }

  /** The carried occurrence: by its number where the standing ones have their positions as numbers. */
  function carried(given: TreeNode[], standingOnes: TreeNode[], number: number): TreeNode | undefined {
    const real = given.filter((one) => named(one, 'Pointer').length === 0);
    const inPlace = real[number - 1];
    const numberOf = (one: TreeNode) => textIn(one, 'SequenceNumeric');
    if (!standingOnes.every((one) => numberOf(one) === String(numbers.get(one)))) return inPlace;
    const isNew = standingOnes.every((one) => numbers.get(one)! < number);
    const isByPlace = inPlace && (isNew || numberOf(inPlace) === '0');
    return real.find((one) => numberOf(one) === String(number)) ?? (isByPlace ? inPlace : undefined);
  }
}

/** The class or tag that a pointer names, and which of those in its parent. */
interface Step {
  readonly id: string | undefined;
  readonly number: number;
}

/** Every element inside with its position among those of its name. */
function forEachChild(parent: TreeNode, see: (child: TreeNode, position: number) => void): void {
  for (const child of parent.children) {
    see(child, named(parent, nameOf(child)).indexOf(child) + 1);
    forEachChild(child, see);
  }
}

/** Path of a group → its elements in the order of the schema, with the ids of pointers. */
const elements = new Map<string, Map<string, { readonly id: string; readonly order: number }>>();
const table = readFileSync(referencePath('cds/pointers/declaration-elements.csv'), 'utf8').split('\n');
for (const [order, line] of table.entries()) {
  const [path = '', , id = ''] = line.split(',');
  const group = path.slice(0, path.lastIndexOf('/'));
  elements.set(group, (elements.get(group) ?? new Map()).set(path.slice(group.length + 1), { id, order }));
}
