// biome-ignore-all lint/a11y/noStaticElementInteractions: the role is one of two grids
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of two grids
// biome-ignore-all lint/a11y/useSemanticElements: grids of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on rows
import Checkbox from '@mui/material/Checkbox';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, type RefObject, useMemo } from 'react';
import { type FieldDefinition, isNumber, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import type { TreeKit } from '../tree/tree-kit.ts';
import type { Standing } from '../tree/tree-view.ts';
import { NestedRow } from './nested-row.tsx';
import { nestedTracks } from './nested-widths.ts';
import type { Choice } from './use-choice.ts';
import type { NestedActions } from './use-nested-actions.ts';

interface NestedGridProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly label: string;
  readonly headingId: string;
  readonly fields: readonly FieldDefinition[];
  readonly ids: readonly string[];
  /** Keys of the rows that match the search. */
  readonly shown: readonly string[];
  readonly openId: string | undefined;
  readonly openIndex: number;
  readonly choice: Choice;
  readonly actions: NestedActions;
  readonly tree: TreeKit | undefined;
  /** A search leaves rows out: what it shows is unfolded. */
  readonly isFound: boolean;
  /** No row may come, go or move. */
  readonly isFixed: boolean;
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly viewRows: number;
  readonly rowHeight: number;
  readonly onGoTo: (index: number) => void;
  /** Goes into the row: Enter. */
  readonly onEnter: (id: string) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}

const BORDER = 1;

/** The head scrolls with the rows and stays at the top: as high as a row, and its line, and the sums below it, px. */
export function headHeight(rowHeight: number, tree: TreeKit | undefined): number {
  return rowHeight + 1 + (tree?.Sums ? rowHeight : 0);
}

/** The rows of a nested list as a read-only grid (APG), a tree as a treegrid: arrows go from row to row, Enter goes into it, Tab leaves. */
export function NestedGrid(props: NestedGridProps) {
  const { text } = useEditor();
  const { list, fields, ids, shown, openId, openIndex, choice, actions, tree, virtualizer } = props;
  const names = useMemo(() => fields.map(({ name }) => name), [fields]);
  const tracks = nestedTracks(fields, tree !== undefined);
  const isAll = shown.length > 0 && shown.every(choice.has);
  const isScrolling = shown.length > props.viewRows;
  const head = headHeight(props.rowHeight, tree);
  const headRows = tree?.Sums ? 2 : 1;
  const viewHeight = head + props.viewRows * props.rowHeight + 2 * BORDER;

  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest('[data-row]')?.getAttribute('data-row');
    // In the head, where all are chosen, keys are for the chosen rows, and Down goes to the first.
    const index = id ? shown.indexOf(id) : -1;
    const isCommand = event.ctrlKey || event.metaKey;
    const some = choice.picked.length > 0 ? choice.picked : id ? [id] : [];
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + props.viewRows,
      PageUp: index - props.viewRows,
      Home: 0,
      End: shown.length - 1,
    };
    const act = keyAction();
    if (!act) return;
    event.preventDefault();
    act();

    function keyAction(): (() => void) | undefined {
      const goTo = (row: string) => props.onGoTo(shown.indexOf(row));
      const inTree = tree?.keyAction(event, { id: id ?? undefined, some, goTo, isFound: props.isFound });
      if (inTree) return inTree;
      const to = steps[event.key];
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isArrow && (isCommand || event.altKey) && event.shiftKey && some.length > 0) {
        return () => actions.move(some, event.key === 'ArrowDown' ? 1 : -1);
      }
      if (event.altKey) return undefined;
      if (to !== undefined && event.shiftKey && id) return () => extendTo(index, to);
      if (to !== undefined) return () => props.onGoTo(to);
      if (event.key === 'Delete' && isCommand && some.length > 0) return () => props.onRemove(some);
      if (event.key.toLowerCase() === 'd' && isCommand && event.shiftKey && some.length > 0) {
        return () => actions.duplicate(some);
      }
      if (event.key.toLowerCase() === 'a' && isCommand) return choice.toggleAll;
      const isBox = event.target instanceof HTMLInputElement;
      if (event.key === 'Enter' && !isBox && id) return () => props.onEnter(id);
      if (event.key === ' ' && !isBox && id) return () => choice.toggle(id, event.shiftKey);
      return undefined;
    }
  };
  const standingOf = (id: string): Standing | undefined => {
    const standing = tree?.view.standing.get(id);
    return standing?.isFolded && props.isFound ? { ...standing, isFolded: false } : standing;
  };
  /** Shift and an arrow choose from row to row. */
  const extendTo = (from: number, to: number) => {
    const place = Math.max(0, Math.min(shown.length - 1, to));
    if (!choice.has(shown[from]!)) choice.toggle(shown[from]!);
    choice.toggle(shown[place]!, true);
    props.onGoTo(place);
  };

  return (
    <div
      role={tree ? 'treegrid' : 'grid'}
      tabIndex={-1}
      aria-labelledby={props.headingId}
      aria-description={text(tree ? 'tree.keys' : 'rows.listKeys')}
      aria-rowcount={shown.length + headRows}
      aria-colcount={fields.length + 2}
      aria-multiselectable="true"
      aria-readonly="true"
      ref={props.scroller}
      className="nested-grid"
      style={
        {
          '--columns': tracks.template,
          maxHeight: isScrolling ? viewHeight : undefined,
        } as CSSProperties
      }
      onKeyDown={onKeyDown}
      {...(props.isFixed ? {} : tree?.dragHandlers(choice.picked))}
    >
      <div role="presentation" style={{ minWidth: tracks.minWidth }}>
        <div role="row" aria-rowindex={1} className="nested-row nested-head">
          <div role="columnheader" className="nested-check">
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={choice.picked.length > 0 && !isAll}
              onChange={choice.toggleAll}
              slotProps={{ input: { 'aria-label': text('rows.selectAll') } }}
            />
          </div>
          {fields.map((definition) => (
            <div
              key={definition.name}
              role="columnheader"
              className={isNumber(definition) ? 'is-number' : undefined}
              title={[definition.label, definition.help.dataElement].filter(Boolean).join(' ')}
            >
              <span className="head-words">{definition.label}</span>
            </div>
          ))}
          <div role="columnheader" className="nested-mark">
            {text('rows.check')}
          </div>
        </div>
        {tree?.Sums && <tree.Sums path={props.path} list={list} fields={fields} />}
        <div role="presentation" style={{ height: shown.length * props.rowHeight, position: 'relative' }}>
          {virtualizer.getVirtualItems().map((item) => {
            const id = shown[item.index]!;
            return (
              <NestedRow
                key={id}
                listPath={props.path}
                id={id}
                index={item.index}
                place={shown === ids ? item.index : ids.indexOf(id)}
                top={item.start - head}
                headRows={headRows}
                height={item.size}
                label={props.label}
                columns={names}
                list={list}
                isOpen={id === openId}
                isTabStop={id === openId || (openIndex < 0 && item.index === 0)}
                isChosen={choice.has(id)}
                standing={standingOf(id)}
                fold={tree?.fold}
                isMovable={tree && !props.isFixed}
                isMoving={tree?.isMoving(id)}
                onOpen={actions.open}
                onToggle={choice.toggle}
              />
            );
          })}
          {tree?.dropMark(shown, props.rowHeight)}
        </div>
      </div>
    </div>
  );
}
