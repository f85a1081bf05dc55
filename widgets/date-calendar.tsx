// biome-ignore-all lint/a11y/useSemanticElements: the grid of days belongs to the date box, which has the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the date box
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the date box handles the keys
import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Popper from '@mui/material/Popper';
import { type RefObject, useEffect } from 'react';
import { dayAfterKey, isSameMonth, monthDays } from './calendar-days.ts';
import { calendarDay, dateInWords } from './date-text.ts';
import { useEditor } from './editor-services.ts';

interface DateCalendarProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  /** The marked day, DD-MM-YYYY. */
  readonly active: string;
  /** The day in the field; '' for none. */
  readonly value: string;
  readonly today: string;
  readonly onActive: (day: string) => void;
  readonly onChoose: (day: string) => void;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Id of a day, for `aria-activedescendant`. */
function dayId(calendarId: string, day: string): string {
  return `${calendarId}-${day}`;
}

/** The month of the marked day, under a date box that keeps the focus and the keys. */
export default function DateCalendar(props: DateCalendarProps) {
  const { id, active, value, today, onActive, onChoose } = props;
  const { text } = useEditor();
  // On a small screen, as 400 % makes one, the month is higher than its room; it is placed with the next picture.
  useEffect(() => {
    const next = requestAnimationFrame(() => {
      document.getElementById(dayId(id, active))?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(next);
  }, [id, active]);
  const days = monthDays(active);
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const turn = (key: 'PageUp' | 'PageDown') => onActive(dayAfterKey(active, key, false) ?? active);
  const classOf = (day: string) =>
    [
      'calendar-day num',
      day === active && 'is-active',
      day === value && 'is-chosen',
      day === today && 'is-today',
      !isSameMonth(day, active) && 'is-other',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Popper
      open
      role="presentation"
      anchorEl={props.anchor.current}
      placement="bottom-start"
      className="code-popper"
    >
      <section
        aria-label={text('date.open')}
        className="calendar"
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className="calendar-head">
          <button
            type="button"
            tabIndex={-1}
            aria-label={text('date.previousMonth')}
            onClick={() => turn('PageUp')}
          >
            <ChevronLeft fontSize="small" />
          </button>
          <span className="calendar-month">{MONTH.format(calendarDay(active))}</span>
          <button
            type="button"
            tabIndex={-1}
            aria-label={text('date.nextMonth')}
            onClick={() => turn('PageDown')}
          >
            <ChevronRight fontSize="small" />
          </button>
        </div>
        <div id={id} role="grid" aria-label={`${props.label}, ${MONTH.format(calendarDay(active))}`}>
          <div role="row" className="calendar-week">
            {days.slice(0, 7).map((day) => {
              const name = WEEKDAY.format(calendarDay(day));
              return (
                <div key={name} role="columnheader" aria-label={name} className="calendar-weekday">
                  {name.slice(0, 2)}
                </div>
              );
            })}
          </div>
          {weeks.map((week) => (
            <div key={week[0]} role="row" className="calendar-week">
              {week.map((day) => (
                <div
                  key={day}
                  id={dayId(id, day)}
                  role="gridcell"
                  tabIndex={-1}
                  aria-label={dateInWords(day)}
                  aria-selected={day === active}
                  aria-current={day === today ? 'date' : undefined}
                  className={classOf(day)}
                  onClick={() => onChoose(day)}
                >
                  {calendarDay(day).getUTCDate()}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className="calendar-keys">{text('date.keys')}</p>
      </section>
    </Popper>
  );
}
