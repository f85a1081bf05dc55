import { type FocusEvent, type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { formatPath, type Path } from '../../src/engine/index.ts';
import { isBehind, tabInto, tabStops } from '../tab-stops.ts';
import { onReveal } from './reveal.ts';
import './seen.css';
import { isInView, watchView } from './view-watch.ts';

interface WhenSeenProps {
  /** The document or row it is a part of, and the fields or list of it that it holds. */
  readonly path: Path;
  readonly names: readonly string[];
  readonly label: string;
  readonly className?: string;
  /** What keeps its place free, as high as itself; `way` is the stop by which Tab comes in. */
  readonly room: (way: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a form that is mounted when it comes into view, is led to (`reveal`) or is reached by Tab; in view from
 * the beginning it is there before anything is painted. Seen once it stays, until another row is opened.
 */
export function WhenSeen({ path, names, label, className, room, children }: WhenSeenProps) {
  const key = formatPath(path);
  const [seenAt, setSeenAt] = useState<string>();
  const isSeen = seenAt === key;
  const place = useRef<HTMLDivElement>(null);
  const arrival = useRef<Arrival>(undefined);

  useLayoutEffect(() => {
    const element = place.current!;
    if (isSeen) {
      if (arrival.current) goOn(element, arrival.current);
      arrival.current = undefined;
      return;
    }
    const show = () => setSeenAt(key);
    if (isInView(element)) {
      show();
      return;
    }
    const ends = [
      watchView(element, () => startTransition(show)),
      onReveal((wanted) => isWithin(wanted, key, names) && show()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [isSeen, key, names]);

  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    arrival.current = relatedTarget && isBehind(target, relatedTarget) ? 'fromBehind' : 'fromBefore';
    setSeenAt(key);
  };
  const way = (
    // biome-ignore lint/a11y/useSemanticElements: a group of what is not there yet
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus goes on from here to the part's own controls
    <div role="group" aria-label={label} tabIndex={0} className="visually-hidden" onFocus={onFocus} />
  );
  return (
    <div ref={place} className={className}>
      {isSeen ? children : room(way)}
    </div>
  );
}

type Arrival = 'fromBefore' | 'fromBehind';

/** The focus goes on to where Tab would have led had the part been there; past it where nothing in it takes the focus. */
function goOn(part: HTMLElement, arrival: Arrival): void {
  const inside = tabStops(part);
  const all = inside.length > 0 ? inside : tabStops(document);
  const isBack = arrival === 'fromBehind';
  const ahead = inside.length > 0 ? all : all.filter((stop) => isBehind(part, stop) !== isBack);
  tabInto(isBack ? ahead.at(-1) : ahead[0]);
}

function isWithin(wanted: Path, key: string, names: readonly string[]): boolean {
  const at = wanted.findIndex((_, index) => formatPath(wanted.slice(0, index)) === key);
  const name = wanted[at];
  return at >= 0 && typeof name === 'string' && names.includes(name);
}
