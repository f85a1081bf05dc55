import Check from '@mui/icons-material/CheckRounded';
import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import { nothing } from '../../engine/list-screen.ts';
import { choiceName } from './row-words.ts';
import { text } from './texts.ts';
import { useChoices } from './use-choices.ts';

interface ChoiceListProps {
  /** What is chosen of, in words. */
  readonly label: string;
  /** What the box says in which they are looked for. */
  readonly search: string;
  /** Path of the call that finds them. */
  readonly call: string;
  /** Id of what is chosen now; undefined where none of them is, '' where nobody can tell. */
  readonly value?: string | undefined;
  /** Words for choosing none of them. */
  readonly none: string;
  /** Words for choosing, by the value `nothing`, the records that have none of them. */
  readonly blank?: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

/** Records to choose one from, found by words of their names. */
export function ChoiceList({ label, search, call, value, none, blank, onChoose }: ChoiceListProps) {
  const [keyword, setKeyword] = useState('');
  const found = useChoices(call, keyword.trim());
  return (
    <>
      <InputBase
        autoFocus
        className="box"
        value={keyword}
        placeholder={search}
        onChange={(event) => setKeyword(event.target.value)}
        slotProps={{ input: { 'aria-label': search, type: 'search', maxLength: 50 } }}
      />
      <ul className="list-choices" aria-label={label}>
        <li>
          <button type="button" aria-pressed={value === undefined} onClick={() => onChoose(undefined)}>
            {none}
          </button>
        </li>
        {blank && (
          <li>
            <button type="button" aria-pressed={value === nothing} onClick={() => onChoose(nothing)}>
              {blank}
            </button>
          </li>
        )}
        {found?.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              aria-pressed={String(choice.id) === value}
              onClick={() => onChoose(String(choice.id))}
            >
              {choiceName(choice)}
              {String(choice.id) === value && <Check className="list-arrow" />}
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p role="status">{text('list.noChoice')}</p>}
    </>
  );
}
