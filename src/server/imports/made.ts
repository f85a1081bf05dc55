/** A table of which more would be made than of any that people have. The message is for people. */
export class VastTableError extends Error {
  override readonly name = 'VastTableError';
}

/**
 * Most that is made of one table, whatever few bytes say it: twice the most lines that are imported with fifty columns
 * each, five times as many lines, the longest text that a spreadsheet takes in a cell, its widest sheet, and 500 characters
 * for each of the lines that are imported.
 */
const usual = {
  ...{ cells: 2_000_000, characters: 20_000_000, ofCell: 32_767 },
  ...{ columns: 16_384, lines: 100_000 },
} as const;

/** Counts what is made of a table before it is made. Throws VastTableError, naming the limit, where it is too much. */
export class MadeTable {
  readonly #most: Readonly<Record<keyof typeof usual, number>>;
  #cells = 0;
  #characters = 0;

  constructor(most: Partial<Record<keyof typeof usual, number>> = {}) {
    this.#most = { ...usual, ...most };
  }

  get cells(): number {
    return this.#cells;
  }

  /** So many more cells. */
  add(cells: number): void {
    this.#cells += cells;
    if (this.#cells > this.#most.cells)
      throw new VastTableError(
        `The table has more than ${counted(this.#most.cells)} cells, blank ones among them.`,
      );
  }

  /** A cell that holds so many characters; `where` names it. */
  hold(characters: number, where: () => string): void {
    if (characters > this.#most.ofCell) throw tooLong(where(), characters);
    this.#characters += characters;
    if (this.#characters > this.#most.characters)
      throw new VastTableError(
        `The cells hold more than ${counted(this.#most.characters)} characters together.`,
      );
  }

  /** A line of so many cells. */
  line(number: number, cells: number): void {
    if (number > this.#most.lines)
      throw new VastTableError(`The table has more than ${counted(this.#most.lines)} lines.`);
    if (cells > this.#most.columns)
      throw new VastTableError(
        `Line ${number} has ${counted(cells)} cells; ${counted(this.#most.columns)} are the most.`,
      );
    this.add(cells);
  }
}

/** Refuses a text that no cell holds. */
export function refuseLongText(text: string, where: string): string {
  if (text.length > usual.ofCell) throw tooLong(where, text.length);
  return text;
}

function tooLong(where: string, characters: number): VastTableError {
  return new VastTableError(
    `${where} has ${counted(characters)} characters; ${counted(usual.ofCell)} are the most of one cell.`,
  );
}

export function counted(count: number): string {
  return count.toLocaleString('en-GB');
}
