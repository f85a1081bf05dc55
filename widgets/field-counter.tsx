import { useEffect, useRef } from 'react';
import type { FieldDefinition } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';

interface FieldCounterProps {
  /** Id of the field's control; the counter is `{id}-counter`. */
  readonly id: string;
  readonly definition: FieldDefinition;
  /** Characters in the field, or of the attempt that was refused. */
  readonly count: number;
}

/** From this part of the maximum on, what is typed is also said. */
const SPOKEN_FROM = 0.9;

/**
 * 'N of M characters' (ENG-052 to ENG-054): seen while the field has the focus, in red and always when over, and
 * said at nine tenths and when over. Nothing for a field without a counter that is not over.
 */
export function FieldCounter({ id, definition, count }: FieldCounterProps) {
  const { text, announce } = useEditor();
  const maximum = definition.entry.maxLength ?? definition.valid.maxLength;
  const isOver = maximum !== undefined && count > maximum;
  const words =
    maximum !== undefined && (definition.counter || isOver) ? text('field.counter', { count, maximum }) : '';
  const spoken = useRef(count);
  useEffect(() => {
    if (spoken.current === count) return;
    spoken.current = count;
    const isNear = maximum !== undefined && count >= maximum * SPOKEN_FROM;
    if (isNear && words !== '' && document.activeElement?.id === id) announce(words);
  }, [id, count, maximum, words, announce]);
  return (
    <span id={`${id}-counter`} className={isOver ? 'field-counter is-over num' : 'field-counter num'}>
      {words}
    </span>
  );
}
