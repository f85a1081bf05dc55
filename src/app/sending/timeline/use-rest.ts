import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import type { AnswerPage, AnswerParts, NotificationEntry } from '../../api/sending.ts';
import { useSaving } from '../../editor/session-context.ts';
import { useSending } from '../sending-session.ts';

/** A part of an answer of customs as far as it is read, and the way on. */
export interface Rest<Element> {
  readonly elements: readonly Element[];
  /** How many more there are. */
  readonly left: number;
  readonly failure: string | undefined;
  readonly readMore: () => Promise<void>;
}

/**
 * A part of an answer: what the timeline tells of it, and what is read besides when somebody wants it. What was read
 * besides is read again with the timeline where it says what is unread.
 */
export function useRest<Part extends keyof AnswerParts>(
  entry: NotificationEntry,
  part: Part,
): Rest<AnswerParts[Part][number]> {
  type Element = AnswerParts[Part][number];
  const { calls } = useSending();
  const declaration = useSaving(({ id }) => id);
  const [failure, setFailure] = useState<string>();
  const isReading = useRef(false);
  const first: readonly Element[] = entry[part];
  const count = first.length + (entry.more[part] ?? 0);
  const [read, setRead] = useState<{ readonly from: number; readonly elements: readonly Element[] }>();
  // A page with more answers may tell fewer of this one: what was read besides follows no more, and is asked for again.
  const besides = read?.from === first.length ? read.elements : [];
  const setBesides = (elements: readonly Element[]) => setRead({ from: first.length, elements });

  /** Elements that follow those told: whole pages, until there are so many. */
  async function follow(known: readonly Element[], until: number): Promise<readonly Element[]> {
    let found = known;
    let next: number | null = first.length + known.length;
    while (next !== null && found.length < until) {
      const page: AnswerPage<Part> = await calls.answerPart(declaration!, entry.id, part, next);
      found = [...found, ...page.elements];
      next = page.next;
    }
    return found;
  }

  const alreadyRead = useRef(0);
  alreadyRead.current = besides.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a timeline that was read again runs it again
  useEffect(() => {
    if (part !== 'errors' || alreadyRead.current === 0) return;
    let isStale = false;
    follow([], alreadyRead.current).then(
      (found) => !isStale && setBesides(found),
      (error: unknown) => !isStale && setFailure(messageOf(error)),
    );
    return () => {
      isStale = true;
    };
  }, [entry]);

  const readMore = async () => {
    if (isReading.current || declaration === undefined) return;
    isReading.current = true;
    try {
      setBesides(await follow(besides, besides.length + 1));
      setFailure(undefined);
    } catch (error) {
      setFailure(messageOf(error));
    }
    isReading.current = false;
  };
  return { elements: [...first, ...besides], left: count - first.length - besides.length, failure, readMore };
}
