import type { ReactNode } from 'react';
import type { ListDefinition, Path } from '../../src/engine/index.ts';
import { useFieldState, useRowIds } from '../subscriptions.ts';

interface ListRoomProps {
  readonly path: Path;
  readonly list: ListDefinition;
  /** px below its head, by rows and whether one may be added. */
  readonly roomFor: (rows: number, isOpen: boolean) => number;
  /** The stop by which Tab comes in. */
  readonly way: ReactNode;
}

/** Keeps the place of a list free: its name and count, and the height of its rows; away while a rule hides it. */
export function ListRoom({ path, list, roomFor, way }: ListRoomProps) {
  const ids = useRowIds(path);
  const { hidden, disabled } = useFieldState(path);
  if (hidden) return null;
  const isOpen = !disabled && ids.length < list.takes;
  return (
    <section className="list-room" aria-label={list.label} data-region={`list-${list.name}`}>
      {way}
      <div className="rows-head">
        <h3>
          {list.label} <span className="num count">{ids.length}</span>
        </h3>
      </div>
      <div style={{ height: roomFor(ids.length, isOpen) }} />
    </section>
  );
}
