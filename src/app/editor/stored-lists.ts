import type { StoredAnswer, StoredLists } from '../../../widgets/index.ts';
import type { StoredListDefinition } from '../../engine/index.ts';
import { codeOptions, type OptionsQuestion } from '../api/code-options.ts';

interface StoredListsOptions {
  readonly lists: Readonly<Record<string, StoredListDefinition>>;
  /** First word of the calls' path, for example `cds`; absent where no field has such a list. */
  readonly prefix: string | undefined;
  /** Day of the document as yyyymmdd (D-15). */
  readonly day: () => string;
  readonly regime: () => string | undefined;
  /** Is told the label of a list that could not be loaded (ENG-082). */
  readonly onFailure: (label: string) => void;
  readonly ask?: typeof codeOptions;
}

/** Answers kept; the oldest goes first. */
const KEPT = 300;
const SHOWN = 50;

const codeKey = (name: string, d: string, code: string) =>
  JSON.stringify([name, d, 'code', code.toUpperCase()]);

/**
 * The lists in the database by the option call. Answers of one day are kept; those of a list that was not there
 * or did not answer are not. Codes that are asked for by name in one turn, as an opened item does, go in one call.
 */
export function createStoredLists(options: StoredListsOptions): StoredLists {
  const { lists, prefix, day, regime, onFailure, ask = codeOptions } = options;
  const kept = new Map<string, Promise<StoredAnswer>>();
  const settled = new WeakMap<Promise<StoredAnswer>, StoredAnswer>();
  const waiting = new Map<string, Set<string>>();
  const calls = new Map<string, Promise<StoredAnswer>>();

  const answerOf = async (name: string, d: string, question: OptionsQuestion): Promise<StoredAnswer> => {
    try {
      const { options: found, isImported } = await ask(`/${prefix}-options/${name}`, d, question);
      return { state: isImported ? 'found' : 'not-imported', options: found };
    } catch {
      onFailure(lists[name]?.label ?? name);
      return { state: 'failed', options: [] };
    }
  };

  const remember = (key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    void made.then((answer) => {
      settled.set(made, answer);
      if (answer.state !== 'found') kept.delete(key);
    });
    return made;
  };

  /** One call for all codes of a list that are asked for in this turn. */
  const together = (name: string, d: string, code: string): Promise<StoredAnswer> => {
    const key = JSON.stringify([name, d]);
    const codes = waiting.get(key) ?? new Set();
    waiting.set(key, codes.add(code));
    const call =
      calls.get(key) ??
      Promise.resolve().then(() => {
        waiting.delete(key);
        calls.delete(key);
        return answerOf(name, d, { codes: [...codes] });
      });
    calls.set(key, call);
    return call;
  };

  /** As many as a picker shows, under the regime of the document. */
  const shown = (name: string, question: OptionsQuestion): Promise<StoredAnswer> => {
    const d = day();
    const asked = { ...question, limit: SHOWN, regime: regime() || undefined };
    return remember(JSON.stringify([name, d, asked]), () => answerOf(name, d, asked));
  };

  return {
    definition: (name) => (name !== undefined && Object.hasOwn(lists, name) ? lists[name] : undefined),
    search: (name, keyword) => shown(name, { keyword }),
    around: (name, code) => shown(name, { around: code.toUpperCase() }),
    find(name, code) {
      const d = day();
      return remember(codeKey(name, d, code), () => together(name, d, code.toUpperCase()));
    },
    known(name, code) {
      const answer = kept.get(codeKey(name, day(), code));
      // One answer is that of all codes asked for with it.
      return answer && settled.get(answer)?.options.find(({ value }) => value === code.toUpperCase())?.label;
    },
  };
}
