/** How far ahead of the edge of the screen a part is mounted. */
const AHEAD = '50% 0px';

const arrivals = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls once the element is about to come into view; the returned function ends it. */
export function watchView(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
    },
    { rootMargin: AHEAD },
  );
  const watching = observer;
  arrivals.set(element, onNear);
  watching.observe(element);
  return () => watching.unobserve(element);
}

export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom >= 0;
}
