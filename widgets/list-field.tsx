import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType } from 'react';
import { definitionAt, type ListDefinition, type Path } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import { NestedRows } from './nested/nested-rows.tsx';
import { RowCards } from './row-cards/row-cards.tsx';
import { RowTable } from './row-table/row-table.tsx';
import { isNested } from './view-state.ts';

/** How a list is edited: `tester` ranks a way for a list on this kind of screen (`isNarrow`: a phone, or worked by touch), -1 for not at all. */
interface ListEntry {
  readonly tester: (list: ListDefinition, isNarrow: boolean) => number;
  readonly component: ComponentType<{ path: Path }>;
}

const entries: readonly ListEntry[] = [
  { tester: () => 0, component: RowTable },
  { tester: (_list, isNarrow) => (isNarrow ? 1 : -1), component: RowCards },
  { tester: (list) => (isNested(list) ? 2 : -1), component: NestedRows },
];

/** A list of the document in the way that fits it and the screen. */
export function ListField({ path }: { path: Path }) {
  const { definition } = useEditor();
  const isNarrow = useMediaQuery('(max-width: 599.95px), (pointer: coarse)');
  const list = definitionAt(definition, path) as ListDefinition;
  let best = entries[0]!;
  for (const entry of entries) {
    if (entry.tester(list, isNarrow) > best.tester(list, isNarrow)) best = entry;
  }
  const Component = best.component;
  return <Component path={path} />;
}
