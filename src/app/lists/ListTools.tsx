import Filter from '@mui/icons-material/FilterListRounded';
import Search from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useEffect, useId, useRef, useState } from 'react';
import { type ListScreen, longestKeyword } from '../../engine/list-screen.ts';
import { DaysFilter } from './DaysFilter.tsx';
import { LetterChoice } from './Letters.tsx';
import { chosen, type FilterChange, inView, isNarrowed, type ListChange, notNarrowed } from './list-state.ts';
import { OptionFilter } from './OptionFilter.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { SortChoice } from './SortChoice.tsx';
import { text } from './texts.ts';
import type { List } from './use-list.ts';

interface ListToolsProps {
  readonly screen: ListScreen;
  readonly list: List;
  readonly seesOthers: boolean;
  /** On a narrow screen filters stand behind a button. */
  readonly isNarrow: boolean;
  /** Goes to other rows: what was ticked is let go. */
  readonly onChoose: (change: ListChange, options?: { readonly replace: boolean }) => void;
}

/** Keyword, filters and views of a list. */
export function ListTools({ screen, list, seesOthers, isNarrow, onChoose }: ListToolsProps) {
  const { state } = list;
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const offered = screen.filters.filter(({ reach }) => !reach || seesOthers);
  const set =
    Object.keys(state.filters).length +
    (state.letter === undefined ? 0 : 1) +
    (state.view === 'archived' ? 1 : 0);
  const choose = (param: string, change: FilterChange) =>
    onChoose((before) => {
      const { [param]: values = [], ...others } = before.filters;
      const wanted = change(values);
      return chosen(before, { filters: wanted.length > 0 ? { ...others, [param]: wanted } : others });
    });
  const filters = (
    <>
      {offered.map((filter) => {
        const props = { filter, values: state.filters[filter.param] ?? [] };
        if (filter.options) {
          return (
            <OptionFilter key={filter.param} {...props} onChoose={(change) => choose(filter.param, change)} />
          );
        }
        if (filter.call) {
          return (
            <RecordFilter key={filter.param} {...props} onChoose={(change) => choose(filter.param, change)} />
          );
        }
        return <DaysFilter key={filter.param} filter={filter} set={state.filters} onChoose={choose} />;
      })}
      {isNarrow && (
        <>
          <LetterChoice
            letter={state.letter}
            onLetter={(letter) => onChoose((before) => chosen(before, { letter }))}
          />
          <SortChoice screen={screen} state={state} seesOthers={seesOthers} onSort={list.go} />
        </>
      )}
      {isNarrowed(state) && (
        <Button
          className="list-clear"
          onClick={({ currentTarget }) => {
            // It goes with what it cleared; on a phone the box would bring up the keyboard.
            const next = isNarrow ? 'button' : 'input';
            currentTarget.closest('search')?.querySelector<HTMLElement>(next)?.focus();
            onChoose(notNarrowed);
          }}
        >
          {text('list.clearFilters')}
        </Button>
      )}
    </>
  );
  const views = screen.views.length > 1 && (
    <fieldset className="list-views">
      <legend className="visually-hidden">{text('list.views')}</legend>
      {screen.views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={state.view === view}
          onClick={() => state.view !== view && onChoose((before) => inView(screen, before, view))}
        >
          {text(`list.${view}`)}
        </button>
      ))}
    </fieldset>
  );
  return (
    <search className="list-tools" aria-label={text('list.tools')} data-region="filters">
      <KeywordBox
        label={screen.search}
        value={state.keyword}
        onChange={(keyword) => onChoose((before) => chosen(before, { keyword }), { replace: true })}
      />
      {isNarrow ? (
        <>
          <Button
            variant="outlined"
            startIcon={<Filter />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {set > 0 ? text('list.filtersSet', { count: set }) : text('list.filters')}
          </Button>
          <div id={panelId} className="list-filters" hidden={!isOpen}>
            {filters}
            {views}
          </div>
        </>
      ) : (
        <>
          <div className="list-tool-filters">{filters}</div>
          {views}
        </>
      )}
    </search>
  );
}

const SEARCH_PAUSE_MS = 300;

interface KeywordBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (keyword: string) => void;
}

/** The keyword, which goes out when typing pauses; one that comes from elsewhere, such as Back, stands in the box. */
function KeywordBox({ label, value, onChange }: KeywordBoxProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (keyword: string) => {
    clearTimeout(timer.current);
    if (keyword === sent.current) return;
    sent.current = keyword;
    onChange(keyword);
  };
  return (
    <InputBase
      className="box search-box list-search"
      startAdornment={<Search className="box-icon" />}
      placeholder={label}
      value={typed}
      onChange={(event) => {
        const keyword = event.target.value;
        setTyped(keyword);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(keyword), SEARCH_PAUSE_MS);
      }}
      onKeyDown={(event) => event.key === 'Enter' && send(typed)}
      slotProps={{ input: { 'aria-label': label, type: 'search', maxLength: longestKeyword } }}
    />
  );
}
