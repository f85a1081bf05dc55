import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { type RefObject, useEffect, useState } from 'react';
import { useEditor } from '../editor-services.ts';

/** Part of the width by which the columns move on, so that some that were seen stay in sight. */
const STEP = 0.6;

/** In the head of a table that is wider than its place, while columns lie to the right: says so, and leads there by mouse. */
export function MoreColumns({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  const { text } = useEditor();
  const [isMore, setIsMore] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setIsMore(element.scrollLeft + element.clientWidth < element.scrollWidth - 1);
    const sizes = new ResizeObserver(look);
    for (const sized of [element, ...element.children]) sizes.observe(sized);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  if (!isMore) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="grid-more"
      title={text('rows.moreColumns')}
      // The focus stays in its cell: the arrow goes with the last column.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => scroller.current?.scrollBy({ left: scroller.current.clientWidth * STEP })}
    >
      <ChevronRight fontSize="small" />
    </button>
  );
}
