import type { KeyboardEvent } from 'react';
import type { CodedEntry } from './use-coded-entry.ts';

const PAGE = 10;

/**
 * The keys of a coded field (look guide, section 4). A complete code and Tab is done, and so are words that name one
 * option alone; anything unknown opens the list at its nearest neighbour, where Enter takes that one and Esc (or a second Tab) keeps the entry with a warning.
 */
export function onCodedKey(event: KeyboardEvent, entry: CodedEntry): void {
  switch (event.key) {
    case 'F4':
      event.preventDefault();
      if (entry.opened) entry.close();
      else entry.openAtValue();
      break;
    case 'ArrowDown':
      if (entry.opened) move(event, entry, 1);
      else {
        own(event);
        entry.openAtValue();
      }
      break;
    case 'ArrowUp':
      move(event, entry, -1);
      break;
    case 'PageDown':
      if (!event.altKey) move(event, entry, PAGE);
      break;
    case 'PageUp':
      if (!event.altKey) move(event, entry, -PAGE);
      break;
    case 'Enter':
      if (!event.ctrlKey && !event.metaKey) onEnter(event, entry);
      break;
    case 'Tab':
      leave(event, entry);
      break;
    case 'Escape':
      onEscape(event, entry);
      break;
    default:
  }
}

/** The key is this field's, and nobody's around it. */
function own(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function move(event: KeyboardEvent, { opened, active, codes, setActive }: CodedEntry, by: number): void {
  if (!opened) return;
  own(event);
  setActive(Math.max(0, Math.min(codes.choices.count - 1, active + by)));
}

function onEscape(event: KeyboardEvent, entry: CodedEntry): void {
  if (!entry.opened && entry.typed === undefined) return;
  own(event);
  if (entry.opened?.isQuestion) entry.finish();
  else if (entry.opened) entry.close();
  else entry.settle();
}

/** Enter takes the marked code; a complete code that was typed is that one, whatever is marked. */
function onEnter(event: KeyboardEvent, entry: CodedEntry): void {
  const { opened, active, codes } = entry;
  const choice = opened && codes.choices.at(active);
  const isTyped = entry.typed !== undefined && entry.typed.trim() !== '';
  const isComplete = isTyped && active === 0 && codes.isDone((entry.typed ?? '').trim());
  if (choice && (opened.isQuestion || !isComplete)) {
    event.preventDefault();
    entry.take(choice.value);
    return;
  }
  leave(event, entry);
}

/** Leaves with what is typed, or asks once about an unknown entry. */
function leave(event: KeyboardEvent, entry: CodedEntry): void {
  if (entry.typed === undefined) return;
  if (entry.isDone() || entry.opened?.isQuestion) {
    if (!entry.finish()) event.preventDefault();
    return;
  }
  event.preventDefault();
  entry.ask();
}
