/** Controls that no text has: where the bytes of one encoding are taken for those of another. */
export const controls = /[\u0080-\u009f]/g;

const characters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, index) => [
    String.fromCharCode(0x80 + index),
    character,
  ]),
);

/** A text that was decoded as windows-1252, which Node 20 takes for ISO-8859-1. */
export function asWindows1252(text: string): string {
  return text.replace(controls, (one) => characters[one]!);
}
