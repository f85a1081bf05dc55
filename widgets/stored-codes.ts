import { useEffect, useState } from 'react';
import type { CodeOption, StoredListDefinition } from '../src/engine/index.ts';
import { bestFirst, type CodeChoices, inOrder } from './code-search.ts';
import { useEditor } from './editor-services.ts';

/** How a question to a list in the database stands. */
type StoredState = 'asking' | 'found' | 'not-imported' | 'failed';

export interface StoredAnswer {
  readonly state: Exclude<StoredState, 'asking'>;
  /** The best first. */
  readonly options: readonly (CodeOption & { readonly ended?: string })[];
}

/** The code lists in the database, as an editor asks for them. None of the calls throws. */
export interface StoredLists {
  /** Undefined for a list that is not one of them. */
  definition(name: string | undefined): StoredListDefinition | undefined;
  /** What a typed text finds on the document's day and in its regime. */
  search(name: string, keyword: string): Promise<StoredAnswer>;
  /** The codes around the place where this one stands or would stand, in order of code. */
  around(name: string, code: string): Promise<StoredAnswer>;
  /** One code by name, in force or ended; no option when the list never held it. */
  find(name: string, code: string): Promise<StoredAnswer>;
  /** The words of a code that was found before; nothing is asked. */
  known(name: string, code: string): string | undefined;
}

/** An opened list: what was typed, and the code it is opened at. */
export interface OpenedList {
  readonly query: string;
  /** The value, or an unknown entry, whose neighbourhood is shown; '' shows the list from its start. */
  readonly near: string;
  /** An unknown entry waits for an answer: Enter takes the marked code, Esc keeps the entry. */
  readonly isQuestion: boolean;
}

/** What a coded field shows of a list in the database. */
export interface StoredCodes {
  readonly definition: StoredListDefinition;
  readonly choices: CodeChoices;
  /** Words in place of choices, and what to do. */
  readonly emptyWords: string;
  /** The field's value with its words, once that is known. */
  readonly known: CodeOption | undefined;
  /** Why the value is doubtful: not in the list, or no longer. */
  readonly warning: string | undefined;
  /** A finished text as the code it is: capitals, without spaces; any other text as it is. */
  readonly entryOf: (text: string) => string;
  /** Whether a finished text is done: it looks like a code, and no answer has come without that code. */
  readonly isDone: (text: string) => boolean;
  /** Whether the list that is shown holds this code. */
  readonly isListed: (code: string) => boolean;
}

/** Typing rests this long before the list is asked, ms. */
const REST_MS = 120;

/**
 * Asks the list in the database that a field offers: while its list is open (undefined: closed), and for the
 * words of its value. Undefined for a field of another list. An answer that comes late is dropped.
 */
export function useStoredCodes(
  listName: string | undefined,
  opened: OpenedList | undefined,
  value: string,
  recent: readonly string[],
): StoredCodes | undefined {
  const { storedLists, text, announce } = useEditor();
  const definition = storedLists.definition(listName);
  const [found, setFound] = useState<Found & { opened: OpenedList }>();
  const [named, setNamed] = useState<{ value: string; answer: StoredAnswer }>();
  const name = definition?.name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes used lately are those of the opening
  useEffect(() => {
    if (name === undefined || opened === undefined) return setFound(undefined);
    let isCurrent = true;
    const rest = setTimeout(
      async () => {
        const answer = await answerFor(storedLists, name, opened, recent);
        if (isCurrent) setFound({ opened, ...answer });
      },
      opened.query === '' || opened.isQuestion ? 0 : REST_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(rest);
    };
  }, [storedLists, name, opened]);

  useEffect(() => {
    if (name === undefined || value === '') return setNamed(undefined);
    let isCurrent = true;
    void storedLists.find(name, value).then((answer) => isCurrent && setNamed({ value, answer }));
    return () => {
      isCurrent = false;
    };
  }, [storedLists, name, value]);

  const answered = found !== undefined && found.opened === opened ? found.answer : undefined;
  const state = answered?.state ?? 'asking';
  const emptyWords = definition === undefined ? '' : text(EMPTY[state], { list: definition.label });
  const isEmpty = answered !== undefined && answered.options.length === 0;
  // The list that opened has nothing in it to move through: what stands there instead is said.
  useEffect(() => {
    if (isEmpty && emptyWords !== '') announce(emptyWords);
  }, [isEmpty, emptyWords, announce]);

  if (definition === undefined) return undefined;
  // While the next answer is on its way the last one stays, so that the list does not flicker.
  const options = (answered ?? found?.answer)?.options ?? [];
  const nameAnswer = named?.value === value ? named.answer : undefined;
  const known = nameAnswer?.options.find((option) => option.value === value.toUpperCase());
  const pattern = new RegExp(definition.pattern, 'u');
  const entryOf = (entry: string) => {
    const code = entry.replace(/\s/gu, '').toUpperCase();
    return pattern.test(code) ? code : entry;
  };
  return {
    definition,
    choices: listed(options, opened, found),
    emptyWords,
    known,
    warning: warningOf(nameAnswer, known, text),
    entryOf,
    isListed: (code) => options.some((option) => option.value === code),
    isDone(entry) {
      const code = entryOf(entry);
      if (answered === undefined) return pattern.test(code);
      if (answered.state !== 'found') return true;
      return pattern.test(code) && answered.options.some((option) => option.value === code);
    },
  };
}

interface Found {
  readonly answer: StoredAnswer;
  /** How many of the options, the first, were used lately. */
  readonly top: number;
  /** The options stand in the order of their codes, around the one the list was opened at. */
  readonly isAround: boolean;
}

async function answerFor(
  lists: StoredLists,
  name: string,
  { query, near, isQuestion }: OpenedList,
  recent: readonly string[],
): Promise<Found> {
  const keyword = query.trim();
  const around = async () => ({ answer: await lists.around(name, near), top: 0, isAround: true });
  if (keyword === '' && near !== '') return around();
  const answer = await lists.search(name, keyword);
  const found = { answer, top: 0, isAround: false };
  if (answer.state !== 'found') return found;
  if (isQuestion && answer.options.length === 0) return around();
  if (keyword !== '') return found;
  const named = await Promise.all(recent.map((code) => lists.find(name, code)));
  const lately = named.flatMap(({ options }, at) =>
    options.filter((option) => option.value === recent[at] && option.ended === undefined),
  );
  const taken = new Set(lately.map((option) => option.value));
  const rest = answer.options.filter((option) => !taken.has(option.value));
  return { ...found, answer: { ...answer, options: [...lately, ...rest] }, top: lately.length };
}

/** None first while nothing is typed and the list stands at its start (ENG-080). */
function listed(
  options: StoredAnswer['options'],
  opened: OpenedList | undefined,
  found: Found | undefined,
): CodeChoices {
  if (found?.isAround) return inOrder(options);
  if (opened?.query !== '' || options.length === 0) return bestFirst(options);
  const choices = [{ value: '', label: '' }, ...options];
  const top = found?.top ?? 0;
  if (top === 0) return bestFirst(choices);
  return bestFirst(choices, [
    { before: 1, group: 'recent' },
    { before: 1 + top, group: 'others' },
  ]);
}

const EMPTY: Readonly<Record<StoredState, string>> = {
  asking: 'code.asking',
  found: 'code.noMatch',
  'not-imported': 'code.notImported',
  failed: 'code.failed',
};

function warningOf(
  answer: StoredAnswer | undefined,
  known: StoredAnswer['options'][number] | undefined,
  text: ReturnType<typeof useEditor>['text'],
): string | undefined {
  if (answer?.state !== 'found') return undefined;
  if (known === undefined) return text('code.unknown');
  return known.ended ? text('code.ended', { date: known.ended.split('-').reverse().join('/') }) : undefined;
}
