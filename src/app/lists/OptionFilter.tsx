import { useState } from 'react';
import type { ListFilter } from '../../engine/list-screen.ts';
import { FilterButton } from './FilterButton.tsx';
import { LaterMenu } from './LaterMenu.tsx';
import type { FilterChange } from './list-state.ts';
import { text } from './texts.ts';

interface OptionFilterProps {
  readonly filter: ListFilter;
  readonly values: readonly string[];
  readonly onChoose: (change: FilterChange) => void;
}

/** A filter of fixed options: one of them, or any number. */
export function OptionFilter({ filter, values, onChoose }: OptionFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isMany = filter.kind === 'many';
  const wordsOf = (value: string) => text(`${filter.words}.${value}`);
  const choose = (value: string) => {
    if (!isMany) setAnchor(undefined);
    onChoose((before) => {
      const others = before.filter((one) => one !== value);
      const isOn = others.length < before.length;
      return isMany ? [...others, ...(isOn ? [] : [value])] : isOn ? [] : [value];
    });
  };
  const [only] = values;
  return (
    <>
      <FilterButton
        label={filter.label}
        value={values.length === 1 && only !== undefined ? wordsOf(only) : undefined}
        count={values.length > 1 ? values.length : undefined}
        opens="menu"
        isOpen={anchor !== undefined}
        onOpen={setAnchor}
      />
      <LaterMenu label={filter.label} anchor={anchor} onClose={() => setAnchor(undefined)}>
        {({ TickItem, MenuItem }) => [
          !isMany && (
            <MenuItem
              key=""
              role="menuitemradio"
              aria-checked={values.length === 0}
              onClick={() => {
                setAnchor(undefined);
                onChoose(() => []);
              }}
            >
              {text('list.any')}
            </MenuItem>
          ),
          ...(filter.options ?? []).map((value) => {
            const item = {
              words: wordsOf(value),
              isTicked: values.includes(value),
              onClick: () => choose(value),
            };
            if (isMany) return <TickItem key={value} {...item} />;
            return (
              <MenuItem key={value} role="menuitemradio" aria-checked={item.isTicked} onClick={item.onClick}>
                {item.words}
              </MenuItem>
            );
          }),
        ]}
      </LaterMenu>
    </>
  );
}
