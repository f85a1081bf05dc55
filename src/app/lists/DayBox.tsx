import InputBase from '@mui/material/InputBase';
import { useId, useState } from 'react';
import { isWholeDate, readDate } from '../../../widgets/date-text.ts';
import { displayDate } from '../../engine/dates.ts';
import { text } from './texts.ts';

interface DayBoxProps {
  readonly label: string;
  /** YYYY-MM-DD, or '' for none. */
  readonly day: string;
  readonly isFirst: boolean;
  readonly onDay: (day: string) => void;
}

/** A day, typed DD/MM/YYYY; what is no day is marked and not taken. */
export function DayBox({ label, day, isFirst, onDay }: DayBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(displayDate(reversed(day)));
  const [isWrong, setIsWrong] = useState(false);
  const take = (words: string) => {
    const read = words.trim() === '' ? '' : readDate(words);
    setIsWrong(read === undefined);
    if (read === undefined) return;
    setTyped(displayDate(read));
    if (reversed(read) !== day) onDay(reversed(read));
  };
  return (
    <div className="list-day">
      <label htmlFor={id}>{label}</label>
      <InputBase
        id={id}
        className={isWrong ? 'box is-invalid' : 'box'}
        autoFocus={isFirst}
        value={typed}
        placeholder={text('field.datePlaceholder')}
        error={isWrong}
        onChange={(event) => {
          setTyped(event.target.value);
          if (isWholeDate(event.target.value)) take(event.target.value);
        }}
        onBlur={() => take(typed)}
        onKeyDown={(event) => event.key === 'Enter' && take(typed)}
        slotProps={{
          input: {
            maxLength: 10,
            inputMode: 'numeric',
            'aria-describedby': isWrong ? `${id}-why` : undefined,
          },
        }}
      />
      <p id={`${id}-why`} className="list-day-why">
        {isWrong && `${text('field.error')}. ${text('list.noDay')}`}
      </p>
    </div>
  );
}

/** YYYY-MM-DD as DD-MM-YYYY, and back. */
function reversed(day: string): string {
  return day.split('-').reverse().join('-');
}
