import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type FieldDefinition, isOneLine, judgeEntry, onOneLine, type Path } from '../src/engine/index.ts';
import {
  type Attempt,
  attemptOf,
  bareAttempt,
  fittingPart,
  insertedText,
  judgeAttempt,
  judgePart,
  replacedBy,
  textAfter,
} from './attempt.ts';
import { isInFocus, isOfAway } from './away.ts';
import { valueAt } from './document-values.ts';
import { useEditor } from './editor-services.ts';
import { focusPath } from './focus-path.ts';
import { useRefusal } from './use-refusal.ts';

/** A refused entry: why, how long the attempt was, and what would fit of it. */
export interface Refusal {
  readonly reason: string;
  readonly attemptedLength: number;
  /** The part of a too long paste that fits. */
  readonly suggestion?: string;
  readonly takeSuggestion?: () => void;
}

/** How text in the box and value in the document belong together; dates differ, all else is the same text. */
export interface EntryForm {
  /** Text shown for a stored value. */
  readonly show: (value: string) => string;
  /** Value for a finished text; undefined when it is none, which refuses it. */
  readonly read: (text: string) => string | undefined;
  /** Whether this text means its value already; absent: as soon as `read` gives one. Else it waits for `finish`. */
  readonly isComplete?: (text: string) => boolean;
  /** May this stand in the box while typing goes on? Absent: the field's own entry rule says so. */
  readonly judgePart?: (text: string) => { accepted: true } | { accepted: false; reason: string };
  /** Reason shown when `read` gives undefined. */
  readonly reason: () => string;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Gate {
  readonly refusal: Refusal | undefined;
  /**
   * Judges and stores what stands in the box; false when it was refused (the old value is back). Who only looks at
   * another window goes on where he was: what is no entry yet stays in the box.
   */
  readonly finish: (isAway?: boolean) => boolean;
  /** Enters a finished value as if typed, for example today's date. */
  readonly enter: (value: string) => void;
}

/**
 * The gate of one text control (ENG-040 … ENG-051). Every entry, typed, pasted, dropped, dictated or filled in,
 * is judged as a whole; a refused one leaves text, caret and document as they were and is named 'Error'.
 * `beforeinput` judges what can be prevented, `input` judges again what came another way, text composed with an
 * input method is judged when the composition ends. A text whose rule a beginning cannot meet stays in the box
 * and is judged by `finish`, on blur or Enter.
 */
export function useGate(
  control: RefObject<TextControl | null>,
  path: Path,
  definition: FieldDefinition,
  value: string,
  form: EntryForm = plainText,
): Gate {
  const editor = useEditor();
  const [refusal, setRefusal] = useRefusal(path);
  const shown = form.show(value);
  const box = useRef({ kept: shown, isPartial: false, isComposing: false });

  useLayoutEffect(() => {
    const element = control.current;
    if (!element || box.current.isPartial || box.current.isComposing) return;
    box.current.kept = shown;
    if (element.value !== shown) element.value = shown;
  }, [control, shown]);

  const refuse = useCallback(
    (reason: string, attempted: string, suggestion?: string) => {
      const takeSuggestion = () => {
        const element = control.current;
        if (!element || suggestion === undefined) return;
        element.value = suggestion;
        element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
      };
      setRefusal({ reason, attemptedLength: [...attempted].length, suggestion, takeSuggestion });
      editor.announce(`${editor.text('field.error')}. ${reason}`, 'assertive');
    },
    [control, editor, setRefusal],
  );

  /** Lets an entry that is longer than this field takes go on in the field that has the rest (CUS-287). */
  const goOn = useCallback(
    (text: string): boolean => {
      const element = control.current;
      if (!element || definition.continuesIn === undefined) return false;
      if (!editor.store.enter(path, text).accepted) return false;
      box.current.kept = form.show(String(valueAt(editor.store.document(), path) ?? ''));
      element.value = box.current.kept;
      setRefusal(undefined);
      const onward = { bubbles: true, cancelable: true, detail: definition.continuesIn };
      const isTaken = !element.dispatchEvent(new CustomEvent('entry-continues', onward));
      if (!isTaken) focusPath([...path.slice(0, -1), definition.continuesIn]);
      return true;
    },
    [control, definition, editor, form, path, setRefusal],
  );

  /** Stores `text` when it is a finished entry, keeps it in the box when it may become one. */
  const take = useCallback(
    (text: string): boolean => {
      const stored = text === '' ? '' : form.read(text);
      const isComplete = text === '' || form.isComplete === undefined || form.isComplete(text);
      if (stored !== undefined && isComplete && judgeEntry(definition, stored).accepted) {
        const result = editor.store.enter(path, stored);
        if (!result.accepted) {
          refuse(result.reason, text);
          return false;
        }
        box.current.kept = text;
        box.current.isPartial = form.show(stored) !== text;
        setRefusal(undefined);
        return true;
      }
      const part = judgePart(form, definition, text);
      if (!part.accepted && goOn(text)) return true;
      if (!part.accepted) {
        refuse(part.reason, text);
        return false;
      }
      box.current.kept = text;
      box.current.isPartial = true;
      setRefusal(undefined);
      return true;
    },
    [definition, editor, form, goOn, path, refuse, setRefusal],
  );

  const finish = useCallback(
    (isAway = false): boolean => {
      const element = control.current;
      if (!element || !box.current.isPartial) return true;
      const text = element.value;
      const stored = text === '' ? '' : form.read(text);
      const verdict = stored === undefined ? undefined : judgeEntry(definition, stored);
      const storedNow = String(valueAt(editor.store.document(), path) ?? '');
      if (stored !== undefined && verdict?.accepted) {
        box.current.isPartial = false;
        if (stored !== storedNow) editor.store.enter(path, stored);
        const words = form.show(stored);
        element.value = words;
        box.current.kept = words;
        return true;
      }
      if (isAway) return false;
      box.current.isPartial = false;
      const reason = verdict && !verdict.accepted ? verdict.reason : form.reason();
      const old = form.show(storedNow);
      element.value = old;
      box.current.kept = old;
      refuse(reason, text);
      return false;
    },
    [control, definition, editor, form, path, refuse],
  );

  useEffect(() => {
    const element = control.current;
    if (!element) return;
    let caret = { start: 0, end: 0 };
    let before = '';
    /** It is known what the composition replaces. */
    let isPlaced = false;
    const rememberCaret = () => {
      before = element.value;
      caret = { start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 };
    };
    const refuseAttempt = (attempt: Attempt, reason: string) =>
      refuse(reason, attempt.text, fittingPart(form, definition, attempt));
    const putBack = () => {
      const { kept } = box.current;
      element.value = kept;
      element.setSelectionRange(Math.min(caret.start, kept.length), Math.min(caret.end, kept.length));
    };

    const onBeforeInput = (event: InputEvent) => {
      if (event.isComposing || event.inputType === 'insertCompositionText') return;
      if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
        event.preventDefault();
        return;
      }
      rememberCaret();
      const attempt = attemptOf(event, before, caret);
      const verdict = attempt && judgeAttempt(form, definition, attempt);
      if (!attempt || !verdict || verdict.accepted) return;
      event.preventDefault();
      const bare = attempt.isWhole
        ? bareAttempt(form, definition, insertedText(event) ?? '', before, caret)
        : undefined;
      if (bare) {
        const end = caret.end + bare.text.length - before.length;
        element.value = bare.text;
        element.setSelectionRange(end, end);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        if (/[\n\r]/.test((insertedText(event) ?? '').trim()))
          editor.announce(editor.text('field.lineBreaks'));
        return;
      }
      if (goOn(attempt.text)) return;
      refuseAttempt(attempt, verdict.reason);
    };

    const onInput = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) {
        const replaced = replacedBy(event.data ?? '', before, element.value, element.selectionStart ?? 0);
        if (!isPlaced && replaced) caret = replaced;
        isPlaced = true;
        return;
      }
      if (box.current.isComposing) return;
      // A stored text may have more line breaks than were just deleted.
      if (isOneLine(definition) && /[\n\r]/.test(element.value)) element.value = onOneLine(element.value);
      if (!take(element.value)) putBack();
    };

    const onCompositionStart = () => {
      box.current.isComposing = true;
      isPlaced = false;
      rememberCaret();
    };
    /** What was composed is one piece; the browser cuts it at the input cap, so it is judged as it was composed. */
    const onCompositionEnd = (event: Event) => {
      box.current.isComposing = false;
      const composed = event instanceof CompositionEvent ? event.data : '';
      const attempt = { text: textAfter(before, caret, composed), isWhole: true };
      const verdict = judgeAttempt(form, definition, attempt);
      if (verdict.accepted) return onInput(event);
      putBack();
      refuseAttempt(attempt, verdict.reason);
    };
    /** Who asks learns by the prevented event that the entry was refused. */
    const onFinish = (event: Event) => {
      if (!finish(isOfAway(event))) event.preventDefault();
    };
    const onBlur = () => {
      if (finish(isInFocus(element)) && !box.current.isPartial) setRefusal(undefined);
      editor.store.endBurst();
    };

    element.addEventListener('beforeinput', onBeforeInput as EventListener);
    element.addEventListener('input', onInput);
    element.addEventListener('compositionstart', onCompositionStart);
    element.addEventListener('compositionend', onCompositionEnd);
    element.addEventListener('blur', onBlur);
    element.addEventListener('finish-entry', onFinish);
    return () => {
      element.removeEventListener('beforeinput', onBeforeInput as EventListener);
      element.removeEventListener('input', onInput);
      element.removeEventListener('compositionstart', onCompositionStart);
      element.removeEventListener('compositionend', onCompositionEnd);
      element.removeEventListener('blur', onBlur);
      element.removeEventListener('finish-entry', onFinish);
      // The box is another field's from here on.
      finish();
    };
  }, [control, definition, editor, finish, form, goOn, refuse, setRefusal, take]);

  const enter = useCallback(
    (stored: string) => {
      const element = control.current;
      if (!element) return;
      element.value = form.show(stored);
      box.current.isPartial = false;
      if (!take(element.value)) element.value = box.current.kept;
    },
    [control, form, take],
  );

  return { refusal, finish, enter };
}

/** Text that is stored as it is typed. */
export const plainText: EntryForm = { show: (value) => value, read: (text) => text, reason: () => '' };
