/** How far ahead of the edge of what scrolls a part is mounted. */
const AHEAD = '50% 0px';

const arrivals = new WeakMap<Element, () => void>();
/** By what scrolls; `null` is the page. */
const observers = new Map<Element | null, IntersectionObserver>();

/** Calls once the element is about to come into view; the returned function ends it. */
export function watchView(element: Element, onNear: () => void): () => void {
  const observer = observerIn(scrollerOf(element));
  arrivals.set(element, onNear);
  observer.observe(element);
  return () => observer.unobserve(element);
}

export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom >= 0;
}

function observerIn(root: Element | null): IntersectionObserver {
  for (const known of observers.keys()) if (known?.isConnected === false) observers.delete(known);
  const made =
    observers.get(root) ??
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
      },
      { root, rootMargin: AHEAD },
    );
  observers.set(root, made);
  return made;
}

/** What scrolls around the element, now that there is more than fits. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const isFull = at.scrollHeight > at.clientHeight;
    if (isFull && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
