import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldDefinition, judgeEntry, judgePartialEntry, type Path } from '../src/engine/index.ts';
import { valueAt } from './document-values.ts';
import { useEditor } from './editor-services.ts';

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
  /** May this stand in the box while typing goes on? Absent: the field's own entry rule says so. */
  readonly judgePart?: (text: string) => { accepted: true } | { accepted: false; reason: string };
  /** Reason shown when `read` gives undefined. */
  readonly reason: () => string;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Gate {
  readonly refusal: Refusal | undefined;
  /** Judges and stores what stands in the box; false when it was refused (the old value is back). */
  readonly finish: () => boolean;
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
  const [refusal, setRefusal] = useState<Refusal>();
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
    [control, editor],
  );

  /** Stores `text` when it is a finished entry, keeps it in the box when it may become one. */
  const take = useCallback(
    (text: string): boolean => {
      const stored = text === '' ? '' : form.read(text);
      if (stored !== undefined && judgeEntry(definition, stored).accepted) {
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
      if (!part.accepted) {
        refuse(part.reason, text);
        return false;
      }
      box.current.kept = text;
      box.current.isPartial = true;
      setRefusal(undefined);
      return true;
    },
    [definition, editor, form, path, refuse],
  );

  const finish = useCallback((): boolean => {
    const element = control.current;
    if (!element || !box.current.isPartial) return true;
    box.current.isPartial = false;
    const text = element.value;
    const stored = text === '' ? '' : form.read(text);
    const verdict = stored === undefined ? undefined : judgeEntry(definition, stored);
    const storedNow = String(valueAt(editor.store.document(), path) ?? '');
    if (stored !== undefined && verdict?.accepted) {
      if (stored !== storedNow) editor.store.enter(path, stored);
      const words = form.show(stored);
      element.value = words;
      box.current.kept = words;
      return true;
    }
    const reason = verdict && !verdict.accepted ? verdict.reason : form.reason();
    const old = form.show(storedNow);
    element.value = old;
    box.current.kept = old;
    refuse(reason, text);
    return false;
  }, [control, definition, editor, form, path, refuse]);

  useEffect(() => {
    const element = control.current;
    if (!element) return;
    const caret = { start: 0, end: 0 };

    const onBeforeInput = (event: InputEvent) => {
      caret.start = element.selectionStart ?? 0;
      caret.end = element.selectionEnd ?? 0;
      if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
        event.preventDefault();
        return;
      }
      if (event.isComposing || event.inputType === 'insertCompositionText') return;
      const inserted = insertedText(event);
      if (inserted === undefined) return;
      const attempted = element.value.slice(0, caret.start) + inserted + element.value.slice(caret.end);
      const isWhole = event.inputType !== 'insertText' && event.inputType !== 'insertLineBreak';
      const verdict = judgeAttempt(form, definition, attempted, isWhole);
      if (verdict.accepted) return;
      event.preventDefault();
      const maximum = definition.inputMaxLength ?? definition.entry.maxLength;
      const isTooLong = maximum !== undefined && [...attempted].length > maximum;
      refuse(
        verdict.reason,
        attempted,
        isWhole && isTooLong ? fitting(form, definition, attempted, maximum) : undefined,
      );
    };

    const onInput = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      if (box.current.isComposing) return;
      const before = box.current.kept;
      if (take(element.value)) return;
      element.value = before;
      element.setSelectionRange(Math.min(caret.start, before.length), Math.min(caret.end, before.length));
    };

    const onCompositionStart = () => {
      box.current.isComposing = true;
    };
    const onCompositionEnd = (event: Event) => {
      box.current.isComposing = false;
      onInput(event);
    };
    const onBlur = () => {
      if (finish() && !box.current.isPartial) setRefusal(undefined);
      editor.store.endBurst();
    };

    element.addEventListener('beforeinput', onBeforeInput as EventListener);
    element.addEventListener('input', onInput);
    element.addEventListener('compositionstart', onCompositionStart);
    element.addEventListener('compositionend', onCompositionEnd);
    element.addEventListener('blur', onBlur);
    element.addEventListener('finish-entry', finish);
    return () => {
      element.removeEventListener('beforeinput', onBeforeInput as EventListener);
      element.removeEventListener('input', onInput);
      element.removeEventListener('compositionstart', onCompositionStart);
      element.removeEventListener('compositionend', onCompositionEnd);
      element.removeEventListener('blur', onBlur);
      element.removeEventListener('finish-entry', finish);
      // A cell editor is taken away without a blur when its table moves on.
      finish();
    };
  }, [control, definition, editor, finish, form, refuse, take]);

  const enter = useCallback(
    (stored: string) => {
      const element = control.current;
      if (!element) return;
      element.value = form.show(stored);
      box.current.isPartial = false;
      take(element.value);
    },
    [control, form, take],
  );

  return { refusal, finish, enter };
}

/** Text that is stored as it is typed. */
export const plainText: EntryForm = { show: (value) => value, read: (text) => text, reason: () => '' };

function judgePart(form: EntryForm, definition: FieldDefinition, text: string) {
  return form.judgePart ? form.judgePart(text) : judgePartialEntry(definition, text);
}

/** A pasted or dropped text over the input cap is refused as a whole and never cut silently (ENG-096). */
function judgeAttempt(form: EntryForm, definition: FieldDefinition, text: string, isWhole: boolean) {
  const cap = definition.inputMaxLength;
  if (isWhole && cap !== undefined && [...text].length > cap) {
    const verdict = judgePartialEntry(
      { ...definition, entry: { ...definition.entry, maxLength: cap } },
      text,
    );
    if (!verdict.accepted) return verdict;
  }
  return judgePart(form, definition, text);
}

function fitting(
  form: EntryForm,
  definition: FieldDefinition,
  text: string,
  maximum: number,
): string | undefined {
  const part = [...text].slice(0, maximum).join('');
  return judgePart(form, definition, part).accepted ? part : undefined;
}

function insertedText(event: InputEvent): string | undefined {
  switch (event.inputType) {
    case 'insertText':
    case 'insertFromPaste':
    case 'insertFromDrop':
    case 'insertReplacementText':
    case 'insertFromYank':
      return event.data ?? event.dataTransfer?.getData('text/plain') ?? undefined;
    case 'insertLineBreak':
    case 'insertParagraph':
      return event.target instanceof HTMLTextAreaElement ? '\n' : undefined;
    default:
      return undefined;
  }
}
