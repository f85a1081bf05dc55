/** Of declarations, errors and what else one answer tells of an import, so many; all are counted. */
export const mostTold = 500;
/** Characters of a text of the file that are told. */
const longestText = 1000;
/** Characters of a reference that are told, and kept of what became of it, and of a reason. */
export const longestKey = 200;

/** No more of a text than that; what is cut ends with an ellipsis, and cut once more it stays as it is. */
export function cut(text: string, most = longestKey): string {
  // No half of a letter that is two units: PostgreSQL keeps none.
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The first of them, their long texts cut. */
export function first<One extends object>(all: readonly One[]): readonly One[] {
  return all.slice(0, mostTold).map((one) => {
    const cells = Object.entries(one).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, longestText) : value,
    ]);
    return Object.fromEntries(cells) as One;
  });
}

/** How many declarations of a file there are, of each kind of them. */
export interface DeclarationCounts {
  readonly declarations: number;
  readonly items: number;
  /** Items that find no room, and declarations that have such. */
  readonly left: number;
  readonly noRoom: number;
  /** Declarations without an error whose items all find room. */
  readonly whole: number;
  /** Those that stay out while others with their reference stand, of them those that are whole, and their lines. */
  readonly barred: number;
  readonly barredWhole: number;
  readonly barredLines: number;
}

interface Counted {
  readonly lines: number;
  readonly items: number;
  readonly left: number;
  readonly errors: number;
  readonly others?: readonly unknown[] | undefined;
}

export function countsOf(all: readonly Counted[]): DeclarationCounts {
  const sumOf = (some: readonly Counted[], name: 'lines' | 'items' | 'left') =>
    some.reduce((sum, one) => sum + one[name], 0);
  const barred = all.filter(({ others }) => others !== undefined);
  const wholeOf = (some: readonly Counted[]) =>
    some.filter(({ errors, left }) => errors === 0 && left === 0).length;
  return {
    declarations: all.length,
    items: sumOf(all, 'items'),
    left: sumOf(all, 'left'),
    noRoom: all.filter(({ left }) => left > 0).length,
    whole: wholeOf(all),
    barred: barred.length,
    barredWhole: wholeOf(barred),
    barredLines: sumOf(barred, 'lines'),
  };
}

/** So many of them as are told, in their order: before all those over which somebody decides. */
export function toldDeclarations<One extends Counted>(all: readonly One[]): readonly One[] {
  if (all.length <= mostTold) return all;
  const isBarred = ({ others }: One) => others !== undefined;
  let others = Math.max(0, mostTold - all.filter(isBarred).length);
  return all.filter((one) => isBarred(one) || others-- > 0).slice(0, mostTold);
}
