const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether any of it is read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * The words of a line as they stand from left to right: those that are read from right to left, and the figures among
 * and behind them, stand in turned order. The letters within a word are the font's to order.
 */
export function drawnWords(line: string): readonly string[] {
  const drawn: string[] = [];
  let turned: string[] = [];
  for (const word of line.split(' ')) {
    if (hasRightToLeft(word) || (turned.length > 0 && /^\P{L}+$/u.test(word))) turned.unshift(word);
    else {
      drawn.push(...turned, word);
      turned = [];
    }
  }
  return [...drawn, ...turned];
}
