import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CodeOption, judgeEntry } from '../src/engine/index.ts';
import { isOfAway } from './away.ts';
import { isNamedBy } from './code-search.ts';
import { useEditor } from './editor-services.ts';
import type { OpenedList } from './stored-codes.ts';
import { useFieldValue } from './subscriptions.ts';
import { useCodes } from './use-codes.ts';
import { useRefusal } from './use-refusal.ts';
import type { WidgetProps } from './widget-props.ts';

/** The text, the opened list and the refusal of a coded field, and what can be done with them. */
export type CodedEntry = ReturnType<typeof useCodedEntry>;

/**
 * What is typed in a coded field, until it is taken, kept or given up. A typed text only searches; it is judged as
 * an entry when it is finished: on Tab, Enter or blur, before a save, or at once when it came without the focus.
 */
export function useCodedEntry(
  { path, definition }: WidgetProps,
  control: RefObject<HTMLInputElement | null>,
) {
  const editor = useEditor();
  const { store, text } = editor;
  const value = String(useFieldValue(path) ?? '');
  const { continuesIn } = definition;
  const rest = useFieldValue(continuesIn === undefined ? path : [...path.slice(0, -1), continuesIn]);
  /** The whole code, where its end stands in another field (CUS-287). */
  const code = continuesIn === undefined || value === '' ? value : `${value}${rest ?? ''}`;
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState<OpenedList>();
  /** Undefined: the nearest to what the list was opened at. */
  const [marked, setMarked] = useState<number>();
  const [refusal, setRefusal] = useRefusal(path);
  const codes = useCodes(definition, opened, code);
  const active = marked ?? (opened?.near ? codes.choices.nearest(opened.near) : 0);

  const open = (list: OpenedList, index?: number) => {
    setOpened(list);
    setMarked(index);
  };
  const close = () => setOpened(undefined);
  const settle = () => {
    setTyped(undefined);
    close();
  };
  const judged = (result: ReturnType<typeof store.enter>, attempt: string): boolean => {
    store.endBurst();
    settle();
    if (result.accepted) {
      setRefusal(undefined);
      return true;
    }
    setRefusal({ reason: result.reason, attemptedLength: [...attempt].length });
    editor.announce(`${text('field.error')}. ${result.reason}`, 'assertive');
    return false;
  };
  /** The beginning of a code that goes on in the next field is no question. */
  const isPart = (entry: string) =>
    continuesIn !== undefined && [...entry].length <= (definition.entry.maxLength ?? 0);

  const take = (entry: string): boolean => {
    const code = entry === '' ? '' : codes.entryOf(entry);
    const isListed = code !== '' && codes.isListed(code);
    const isWhole = continuesIn !== undefined && !isPart(code);
    const isTaken = judged(
      isListed && !continuesIn ? store.pick(path, code) : store.enter(path, code),
      entry,
    );
    if (isTaken && isListed) editor.rememberCode(definition.name, code);
    if (isTaken && isWhole)
      control.current?.dispatchEvent(
        new CustomEvent('entry-continued', { bubbles: true, detail: continuesIn }),
      );
    return isTaken;
  };
  /** The one choice of the open list, where what is typed names it: it is meant. */
  const meant = (): CodeOption | undefined => {
    const entry = (typed ?? '').trim();
    const only = codes.choices.count === 1 ? codes.choices.at(0) : undefined;
    if (!only || !opened || opened.isQuestion || opened.query.trim() !== entry) return undefined;
    return codes.isDone(entry) || !isNamedBy(only, entry) ? undefined : only;
  };
  /**
   * Leaves the field with what is typed, or what alone it can mean; false when that was refused. Who only looks at
   * another window goes on where he was: what is no entry yet stays in the box.
   */
  const finish = (isAway = false): boolean => {
    if (typed === undefined) return true;
    const only = meant();
    if (!only) {
      const entry = codes.entryOf(typed.trim());
      const isNoEntry = continuesIn === undefined && !judgeEntry(definition, entry).accepted;
      return isAway && isNoEntry ? false : take(typed.trim());
    }
    editor.announce(text('code.taken', { code: only.value, name: only.label }));
    return take(only.value);
  };

  const latestFinish = useRef(finish);
  latestFinish.current = finish;
  // Save, send and undo take in what stands half typed, as leaving the box would.
  useEffect(() => {
    const element = control.current;
    const onFinish = (event: Event) => {
      if (!latestFinish.current(isOfAway(event))) event.preventDefault();
    };
    element?.addEventListener('finish-entry', onFinish);
    return () => element?.removeEventListener('finish-entry', onFinish);
  }, [control]);

  return {
    value,
    typed,
    opened,
    active,
    codes,
    refusal,
    close,
    settle,
    take,
    finish,
    setActive: setMarked,
    forgetRefusal: () => setRefusal(undefined),
    /** What is typed searches; a text that came without the focus, as autofill brings it, is an entry. */
    type(entry: string) {
      if (document.activeElement !== control.current) {
        take(entry.trim());
        return;
      }
      setTyped(entry);
      open({ query: entry, near: '', isQuestion: false }, 0);
    },
    openAtValue: () => open({ query: '', near: code, isQuestion: false }),
    /** Whether what is typed can be left without a question. */
    isDone: () =>
      typed === undefined ||
      typed.trim() === '' ||
      isPart(typed.trim()) ||
      codes.isDone(typed.trim()) ||
      meant() !== undefined,
    /** Opens the list where an unknown entry would stand and asks which one is meant. */
    ask() {
      const near = (typed ?? '').trim();
      open({ query: near, near, isQuestion: true });
    },
  };
}
