import { useEffect, useState } from 'react';
import { type ListFilter, nothing } from '../../engine/list-screen.ts';
import { readChoices } from '../api/lists.ts';
import { FilterButton } from './FilterButton.tsx';
import { LaterDialog } from './LaterMenu.tsx';
import type { FilterChange } from './list-state.ts';
import { choiceName } from './row-words.ts';
import { text } from './texts.ts';

interface RecordFilterProps {
  readonly filter: ListFilter;
  readonly values: readonly string[];
  readonly onChoose: (change: FilterChange) => void;
}

/** A filter by a record that a call finds: a person, a company. */
export function RecordFilter({ filter, values, onChoose }: RecordFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [value] = values;
  const call = filter.call!;
  const blank = value === nothing ? filter.none : undefined;
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (value === undefined || blank !== undefined) return;
    let isStale = false;
    // Until it is known, and where it is out of reach, its number stands for it.
    setName(value);
    readChoices(call, { id: value }).then(
      ([choice]) => !isStale && choice && setName(choiceName(choice)),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [call, value, blank]);
  return (
    <>
      <FilterButton
        label={filter.label}
        value={value === undefined ? undefined : (blank ?? name)}
        opens="dialog"
        isOpen={anchor !== undefined}
        onOpen={setAnchor}
      />
      <LaterDialog label={filter.label} anchor={anchor} onClose={() => setAnchor(undefined)}>
        {({ ChoiceList }) => (
          <ChoiceList
            label={filter.label}
            search={text('list.findChoice', { filter: filter.label })}
            call={call}
            value={value}
            none={text('list.any')}
            blank={filter.none}
            onChoose={(chosen) => {
              setAnchor(undefined);
              onChoose(() => (chosen === undefined ? [] : [chosen]));
            }}
          />
        )}
      </LaterDialog>
    </>
  );
}
