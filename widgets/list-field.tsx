import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { definitionAt, formatPath, type ListDefinition, type Path } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import { NestedRows } from './nested/nested-rows.tsx';
import { cardsHeight } from './row-cards/cards-height.ts';
import { RowCards } from './row-cards/row-cards.tsx';
import { RowTable } from './row-table/row-table.tsx';
import { tableHeight } from './row-table/table-height.ts';
import { ListRoom } from './seen/list-room.tsx';
import { WhenSeen } from './seen/when-seen.tsx';
import { useStablePath } from './subscriptions.ts';
import { isNested } from './view-state.ts';

/** How a list is edited: `tester` ranks a way for a list on this kind of screen (`isNarrow`: a phone, or worked by touch), -1 for not at all. */
interface ListEntry {
  readonly tester: (list: ListDefinition, isNarrow: boolean) => number;
  readonly component: ComponentType<{ path: Path }>;
  /** px below its head, kept free until it is seen; without it the list is mounted at once. */
  readonly height?: (list: ListDefinition, rows: number, isOpen: boolean) => number;
}

// Few documents have one.
const TreeRows = lazy(() => import('./tree/tree-rows.tsx'));

const entries: readonly ListEntry[] = [
  { tester: () => 0, component: RowTable, height: tableHeight },
  { tester: (_list, isNarrow) => (isNarrow ? 1 : -1), component: RowCards, height: cardsHeight },
  { tester: (list) => (isNested(list) ? 2 : -1), component: NestedRows },
  { tester: (list) => (list.parentField === undefined ? -1 : 3), component: TreeRows },
];

/** A list of the document in the way that fits it and the screen. */
export function ListField({ path: givenPath }: { path: Path }) {
  const { definition } = useEditor();
  const path = useStablePath(givenPath);
  const isNarrow = useMediaQuery('(max-width: 599.95px), (pointer: coarse)');
  const list = definitionAt(definition, path) as ListDefinition;
  const [owner, names] = useMemo(() => [path.slice(0, -1), [list.name]], [path, list]);
  const { component: Component, height } = entryFor(list, isNarrow);
  const whole = (
    <Suspense fallback={<div className="loading" />}>
      <Component key={formatPath(path)} path={path} />
    </Suspense>
  );
  if (!height) return whole;
  const roomFor = (rows: number, isOpen: boolean) => height(list, rows, isOpen);
  return (
    <WhenSeen
      path={owner}
      names={names}
      label={list.label}
      room={(way) => <ListRoom path={path} list={list} roomFor={roomFor} way={way} />}
    >
      {whole}
    </WhenSeen>
  );
}

function entryFor(list: ListDefinition, isNarrow: boolean): ListEntry {
  let best = entries[0]!;
  for (const entry of entries) {
    if (entry.tester(list, isNarrow) > best.tester(list, isNarrow)) best = entry;
  }
  return best;
}
