import { zxcvbnLists } from './zxcvbn.ts';

/** The keys around each key, with what each writes. */
type Keyboard = Readonly<Record<string, readonly (string | null)[]>>;

/** Of the pairs of characters that follow each other, the share that lies side by side in a walk; a random text has a tenth to a sixth. */
const shareOfWalks = 0.6;

/** Whether a text is a walk over the keys of a usual keyboard, along its rows, its columns or both. */
export function isKeyboardWalk(text: string): boolean {
  return Object.values<Keyboard>(zxcvbnLists().adjacencyGraphs).some((graph) => {
    const sideBySide = [...text].filter((key, index) => {
      const before = text[index - 1];
      return before !== undefined && graph[before]?.some((keys) => keys?.includes(key));
    });
    return sideBySide.length >= shareOfWalks * (text.length - 1);
  });
}
