import { useEffect, useMemo } from 'react';
import type { CodeOption, FieldDefinition } from '../src/engine/index.ts';
import { prepareWhenIdle } from './code-readiness.ts';
import { bestFirst, type CodeChoices, longestCode, meantBy, optionOf, searchCodes } from './code-search.ts';
import { useEditor } from './editor-services.ts';
import { type OpenedList, useStoredCodes } from './stored-codes.ts';

/** What a coded field knows of its list, wherever the list is kept. */
export interface Codes {
  readonly choices: CodeChoices;
  /** Words in place of choices. */
  readonly emptyWords: string | undefined;
  /** Heading over the codes that are not on top; absent: the usual one. */
  readonly others: string | undefined;
  /** The field's value with its words. */
  readonly known: CodeOption | undefined;
  /** Why the value is doubtful. */
  readonly warning: string | undefined;
  /** Characters of a code. */
  readonly length: number;
  /** The code that a finished text means: an alias or a whole name becomes its code; any other text stays as it is. */
  readonly entryOf: (text: string) => string;
  /** Whether a finished text needs no further question. */
  readonly isDone: (text: string) => boolean;
  /** Whether this code was surely picked from the list, so that it counts as used. */
  readonly isListed: (code: string) => boolean;
}

const NOTHING = bestFirst([]);

/** The list of a coded field; `opened` is what its opened list shows. */
export function useCodes(
  { name, codeList }: FieldDefinition,
  opened: OpenedList | undefined,
  value: string,
): Codes {
  const editor = useEditor();
  const list = editor.codeLists[codeList ?? ''];
  const recent = opened ? editor.recentCodes(name) : [];
  const stored = useStoredCodes(codeList, opened, value, recent);
  const regime = editor.regime();
  const isOpen = opened !== undefined;
  useEffect(() => (isOpen && list ? prepareWhenIdle(list, regime) : undefined), [isOpen, list, regime]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes used lately are those of the opening
  const choices = useMemo(() => {
    if (!opened || !list) return NOTHING;
    const found = searchCodes({ list, query: opened.query, regime, recent });
    // An unknown entry is asked about beside its neighbours.
    return opened.isQuestion && found.count === 0 ? searchCodes({ list, query: '', regime, recent }) : found;
  }, [opened, list, regime]);
  if (stored) {
    return {
      ...stored,
      others: undefined,
      length: stored.definition.example.length,
    };
  }
  return {
    choices,
    emptyWords: undefined,
    others: list?.others,
    known: optionOf(list, value),
    warning: list && value !== '' && !optionOf(list, value) ? editor.text('code.unknown') : undefined,
    length: longestCode(list),
    entryOf: (text) => meantBy(list, text)?.value ?? text,
    isDone: (text) => !list || meantBy(list, text) !== undefined,
    isListed: (code) => optionOf(list, code) !== undefined,
  };
}
