// biome-ignore-all lint/a11y/useSemanticElements: grids and listboxes of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on cells or rows, or on the combobox
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid or combobox around handles the keys
import Add from '@mui/icons-material/AddRounded';
import Search from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import InputBase from '@mui/material/InputBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldDefinition, formatPath, type ListDefinition, type Path } from '../src/engine/index.ts';
import { cellText, isNumber } from './cell-value.ts';
import { valueAt } from './document-values.ts';
import { useEditor } from './editor-services.ts';
import type { NestedActions } from './nested-rows.tsx';
import { useProblemCount } from './problem-counts.ts';
import { ProblemMark } from './problem-mark.tsx';
import { rowLabel } from './row-label.ts';
import { useFieldValue } from './subscriptions.ts';

const ROW_HEIGHT = 32;
const TOUCH_ROW_HEIGHT = 44;
const MIN_ROWS = 2;
const MAX_ROWS = 20;
/** First columns that fit beside the open row, and on a phone. */
const COLUMNS_BESIDE = 5;
const COLUMNS_NARROW = 3;

interface NestedListProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly ids: readonly string[];
  readonly openId: string | undefined;
  readonly actions: NestedActions;
}

/** The windowed table of a nested list: search, several chosen at once, the row that is open marked. */
export function NestedList({ path, list, ids, openId, actions }: NestedListProps) {
  const editor = useEditor();
  const { text, preferences } = editor;
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [rows, setRows] = useState(preferences.listRows);
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const shown = wanted === '' ? ids : ids.filter((id) => holds(editor, list, [...path, { id }], wanted));
  const isBeside = useMediaQuery('(min-width: 1680px)') && openId !== undefined;
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const rowHeight = useMediaQuery('(pointer: coarse)') ? TOUCH_ROW_HEIGHT : ROW_HEIGHT;
  const most = isNarrow ? COLUMNS_NARROW : isBeside ? COLUMNS_BESIDE : undefined;
  const names = useMemo(() => list.row.columns.slice(0, most), [list, most]);
  const columns = names.map((name) => list.row.fields[name]!);
  const label = rowLabel(list, text);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const openIndex = openId === undefined ? -1 : shown.indexOf(openId);
  useEffect(() => {
    if (openIndex >= 0) virtualizer.scrollToIndex(openIndex, { align: 'auto' });
  }, [openIndex, virtualizer]);
  const picked = ids.filter((id) => chosen.has(id));

  const openAndFocus = (index: number) => {
    const id = shown[index];
    if (!id) return;
    actions.open(id);
    virtualizer.scrollToIndex(index, { align: 'auto' });
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus());
  };
  const remove = async (removed: readonly string[]) => {
    if (await actions.remove(removed)) setChosen(new Set());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest('[data-row]')?.getAttribute('data-row');
    if (!id || event.altKey) return;
    const index = shown.indexOf(id);
    const isCommand = event.ctrlKey || event.metaKey;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + rows,
      PageUp: index - rows,
      Home: 0,
      End: shown.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      openAndFocus(Math.max(0, Math.min(shown.length - 1, to)));
    } else if (event.key === 'Delete' && isCommand) {
      event.preventDefault();
      void remove(picked.length > 0 ? picked : [id]);
    } else if (event.key === 'd' && isCommand && event.shiftKey) {
      event.preventDefault();
      actions.duplicate(id);
    } else if (event.key === ' ' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      toggle(id);
    }
  };
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const resize = (by: number) => {
    const next = Math.max(MIN_ROWS, Math.min(MAX_ROWS, rows + by));
    setRows(next);
    preferences.setListRows(next);
  };

  return (
    <section className="nested-list" aria-labelledby={headingId} data-region={`list-${list.name}`}>
      <div className="row-table-head">
        <h2 id={headingId} tabIndex={-1} data-path={formatPath(path)}>
          {list.label} <span className="num count">{ids.length}</span>
        </h2>
        {ids.length > 0 && (
          <InputBase
            className="box search-box"
            startAdornment={<Search className="box-icon" />}
            placeholder={text('rows.search', { list: list.label.toLowerCase() })}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            slotProps={{
              input: {
                'aria-label': text('rows.search', { list: list.label.toLowerCase() }),
                type: 'search',
              },
            }}
          />
        )}
        {picked.length > 0 && (
          <Button size="small" color="error" onClick={() => void remove(picked)}>
            {text('rows.deleteChosen', { count: picked.length })}
          </Button>
        )}
        <span className="open-row-space" />
        <Button
          size="small"
          startIcon={<Add />}
          title={text('rows.addTitle', { label })}
          onClick={actions.add}
        >
          {text('rows.addRow', { label: label.toLowerCase() })}
        </Button>
      </div>
      {ids.length === 0 ? (
        <p className="empty">
          <strong>{text(`row.${list.row.name}.empty`)}</strong>
          <span>{text('rows.emptyWhy', { label: label.toLowerCase() })}</span>
        </p>
      ) : (
        <>
          <div
            role="grid"
            tabIndex={-1}
            aria-labelledby={headingId}
            aria-rowcount={shown.length + 1}
            aria-colcount={columns.length + 2}
            aria-multiselectable="true"
            aria-readonly="true"
            className="nested-grid"
            style={{ '--columns': nestedTemplate(columns) } as object}
            onKeyDown={onKeyDown}
          >
            <div role="row" aria-rowindex={1} className="nested-row nested-head">
              <div role="columnheader" className="nested-check">
                <Checkbox
                  size="small"
                  checked={picked.length === ids.length}
                  indeterminate={picked.length > 0 && picked.length < ids.length}
                  onChange={() => setChosen(picked.length === ids.length ? new Set() : new Set(ids))}
                  slotProps={{ input: { 'aria-label': text('rows.selectAll') } }}
                />
              </div>
              {columns.map((definition) => (
                <div
                  key={definition.name}
                  role="columnheader"
                  className={isNumber(definition) ? 'is-number' : undefined}
                  title={definition.label}
                >
                  <span className="head-words">{definition.label}</span>
                </div>
              ))}
              <div role="columnheader">{text('rows.check')}</div>
            </div>
            <div
              ref={scroller}
              role="presentation"
              className="nested-scroll"
              style={{ maxHeight: rows * rowHeight }}
            >
              <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
                {virtualizer.getVirtualItems().map((item) => {
                  const id = shown[item.index]!;
                  return (
                    <NestedRow
                      key={id}
                      listPath={path}
                      id={id}
                      index={item.index}
                      top={item.start}
                      height={item.size}
                      label={label}
                      columns={names}
                      list={list}
                      isOpen={id === openId}
                      isTabStop={id === openId || (openIndex < 0 && item.index === 0)}
                      isChosen={chosen.has(id)}
                      onOpen={actions.open}
                      onToggle={toggle}
                    />
                  );
                })}
              </div>
            </div>
          </div>
          {shown.length === 0 && <p className="empty">{text('list.noMatch')}</p>}
          <div className="nested-foot">
            <button type="button" className="resizer" onClick={() => resize(1)}>
              {text('rows.taller')}
            </button>
            <button type="button" className="resizer" onClick={() => resize(-1)}>
              {text('rows.shorter')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

interface NestedRowProps {
  readonly listPath: Path;
  readonly list: ListDefinition;
  readonly id: string;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly label: string;
  readonly columns: readonly string[];
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

const NestedRow = memo(function NestedRow(props: NestedRowProps) {
  const { text } = useEditor();
  const { listPath, list, id, index, label, isOpen, isChosen } = props;
  const rowPath = [...listPath, { id }];
  return (
    <div
      role="row"
      tabIndex={props.isTabStop ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      data-row={id}
      className={`nested-row${isOpen ? ' is-open' : ''}`}
      style={{ position: 'absolute', top: props.top, height: props.height, left: 0, right: 0 }}
      onClick={() => props.onOpen(id)}
    >
      <div role="gridcell" className="nested-check" onClick={(event) => event.stopPropagation()}>
        <Checkbox
          size="small"
          tabIndex={-1}
          checked={isChosen}
          onChange={() => props.onToggle(id)}
          slotProps={{ input: { 'aria-label': text('rows.selectRow', { row: `${label} ${index + 1}` }) } }}
        />
      </div>
      {props.columns.map((name) => (
        <NestedCell key={name} path={[...rowPath, name]} definition={list.row.fields[name]!} />
      ))}
      <CheckCell path={rowPath} />
    </div>
  );
});

function NestedCell({ path, definition }: { path: Path; definition: FieldDefinition }) {
  const { codeLists, text } = useEditor();
  const value = useFieldValue(path);
  const shown = cellText(definition, value, codeLists, text);
  const title = shown.words ? `${shown.value} ${shown.words}` : shown.value;
  return (
    <div
      role="gridcell"
      className={`nested-cell${isNumber(definition) ? ' is-number' : ''}`}
      title={title || undefined}
    >
      <span className={shown.kind === 'code' ? 'code' : shown.kind === 'number' ? 'num' : undefined}>
        {shown.value}
      </span>
    </div>
  );
}

function CheckCell({ path }: { path: Path }) {
  const count = useProblemCount(path);
  return (
    <div role="gridcell" className="nested-mark">
      <ProblemMark count={count} withTick />
    </div>
  );
}

/** True when a column of the row holds the text: value, or the words of its code. */
function holds(
  editor: ReturnType<typeof useEditor>,
  list: ListDefinition,
  rowPath: Path,
  wanted: string,
): boolean {
  return list.row.columns.some((name) => {
    const value = valueAt(editor.store.document(), [...rowPath, name]);
    const shown = cellText(list.row.fields[name]!, value, editor.codeLists, editor.text);
    return `${shown.value} ${shown.words ?? ''}`.toLowerCase().includes(wanted);
  });
}

function nestedTemplate(columns: readonly FieldDefinition[]): string {
  return ['36px', ...columns.map(nestedWidth), '56px'].join(' ');
}

function nestedWidth(definition: FieldDefinition): string {
  const maximum = definition.entry.maxLength ?? definition.valid.maxLength ?? 10;
  if (definition.type === 'integer') return '44px';
  // Codes alone, whole; their words stand in the open row and in the tooltip. The head breaks between words only.
  if (definition.codeList) return `${Math.max(62, 16 + longestWord(definition.label) * 7)}px`;
  if (maximum > 60) return 'minmax(120px, 3fr)';
  return isNumber(definition) ? 'minmax(82px, 1fr)' : 'minmax(102px, 1fr)';
}

function longestWord(label: string): number {
  return Math.max(...label.split(' ').map((word) => word.length));
}
