import { useState } from 'react';
import type { ListFilter } from '../../engine/list-screen.ts';
import { FilterButton } from './FilterButton.tsx';
import { LaterDialog } from './LaterMenu.tsx';
import type { FilterChange, ListState } from './list-state.ts';
import { dayOf } from './row-words.ts';
import { text } from './texts.ts';

interface DaysFilterProps {
  readonly filter: ListFilter;
  readonly set: ListState['filters'];
  readonly onChoose: (param: string, change: FilterChange) => void;
}

/** A filter by the first and last day of a span. */
export function DaysFilter({ filter, set, onChoose }: DaysFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const ends = [
    { param: filter.param, words: 'list.from' },
    { param: filter.until!, words: 'list.to' },
  ];
  const chosen = ends.flatMap(({ param, words }) => {
    const day = set[param]?.[0];
    return day === undefined ? [] : [`${text(words).toLowerCase()} ${dayOf(day)}`];
  });
  return (
    <>
      <FilterButton
        label={filter.label}
        value={chosen.length > 0 ? chosen.join(' ') : undefined}
        opens="dialog"
        isOpen={anchor !== undefined}
        onOpen={setAnchor}
      />
      <LaterDialog label={filter.label} anchor={anchor} onClose={() => setAnchor(undefined)}>
        {({ DayBox }) =>
          ends.map(({ param, words }, index) => (
            <DayBox
              key={param}
              label={text(words)}
              day={set[param]?.[0] ?? ''}
              isFirst={index === 0}
              onDay={(day) => onChoose(param, () => (day === '' ? [] : [day]))}
            />
          ))
        }
      </LaterDialog>
    </>
  );
}
