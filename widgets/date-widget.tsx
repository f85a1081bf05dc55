import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { displayDate } from '../src/engine/dates.ts';
import { isInFocus } from './away.ts';
import { dayAfterKey } from './calendar-days.ts';
import { controlAttributes } from './control-attributes.ts';
import { dateWithWeekday, isDatePart, isWholeDate, readDate, todayStored } from './date-text.ts';
import { useEditor } from './editor-services.ts';
import { FieldFrame } from './field-frame.tsx';
import { type EntryForm, useGate } from './gate.ts';
import { useFieldState, useFieldValue, useShownProblems } from './subscriptions.ts';
import { boxClass } from './text-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** The calendar is loaded when one is first opened. */
const DateCalendar = lazy(() => import('./date-calendar.tsx'));

/**
 * A date: shown DD/MM/YYYY, stored DD-MM-YYYY, judged on blur or Enter. What typing means so far stands under the
 * box. Ctrl+; enters today; F4, Alt+Down or the button open a calendar, in which the box keeps the focus.
 */
export function DateWidget(props: WidgetProps) {
  const { path, definition, variant } = props;
  const { text } = useEditor();
  const calendarId = useId();
  const box = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const value = String(useFieldValue(path) ?? '');
  const problems = useShownProblems(path, value === '');
  const state = useFieldState(path);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState<string>();
  const form = useMemo<EntryForm>(
    () => ({
      show: displayDate,
      // Half a date is no date yet: it waits in the box until blur or Enter.
      read: (entry) => readDate(entry),
      isComplete: isWholeDate,
      judgePart: (entry) =>
        isDatePart(entry) || readDate(entry) !== undefined
          ? { accepted: true }
          : { accepted: false, reason: text('field.reason.dateCharacters') },
      reason: () => text('field.reason.noDate'),
    }),
    [text],
  );
  const gate = useGate(control, path, definition, value, form);
  const isInvalid = gate.refusal !== undefined || problems.some((problem) => problem.severity === 'error');
  const isReadOnly = definition.readOnly === true || state.disabled;
  const reading = typed === undefined ? undefined : readDate(typed);

  const open = () => {
    const entered = readDate(control.current?.value ?? '');
    setActive(entered ?? todayStored());
  };
  const close = () => setActive(undefined);
  const choose = (day: string) => {
    gate.enter(day);
    setTyped(undefined);
    close();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isReadOnly) return;
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === ';' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return choose(todayStored());
    }
    if (event.key === 'F4' || (event.key === 'ArrowDown' && event.altKey)) {
      handled();
      return active === undefined ? open() : close();
    }
    if (active === undefined) {
      if (event.key === 'Enter' && !gate.finish()) event.preventDefault();
      return undefined;
    }
    if (event.key === 'Escape') {
      handled();
      return close();
    }
    if (event.key === 'Enter') {
      handled();
      return choose(active);
    }
    const next = event.altKey || event.ctrlKey ? undefined : dayAfterKey(active, event.key, event.shiftKey);
    if (next === undefined) return undefined;
    handled();
    return setActive(next);
  };

  return (
    <FieldFrame
      {...props}
      refusal={gate.refusal}
      problems={problems}
      length={0}
      isRequired={state.required}
      hint={reading && dateWithWeekday(reading)}
    >
      <div ref={box} className={`${boxClass({ isInvalid, isSunken: isReadOnly })} is-coded`}>
        <InputBase
          fullWidth
          inputRef={control}
          defaultValue={displayDate(value)}
          autoFocus={variant === 'cell'}
          placeholder={text('field.datePlaceholder')}
          onChange={(event) => {
            setTyped(event.target.value);
            close();
          }}
          onBlur={({ target }) => {
            if (isInFocus(target)) return;
            setTyped(undefined);
            close();
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              ...controlAttributes(props, {
                isInvalid,
                isRequired: state.required,
                isDisabled: state.disabled,
              }),
              inputMode: 'numeric',
              className: 'num',
              role: 'combobox',
              'aria-haspopup': 'grid',
              'aria-expanded': active !== undefined,
              'aria-controls': active === undefined ? undefined : calendarId,
              'aria-activedescendant': active === undefined ? undefined : `${calendarId}-${active}`,
            },
          }}
        />
        {!isReadOnly && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="code-opener"
            title={text('date.open')}
            onMouseDown={(event) => {
              event.preventDefault();
              control.current?.focus();
              if (active === undefined) open();
              else close();
            }}
          >
            <CalendarToday fontSize="inherit" />
          </button>
        )}
        {active !== undefined && (
          <Suspense>
            <DateCalendar
              id={calendarId}
              anchor={box}
              label={definition.label}
              active={active}
              value={value}
              today={todayStored()}
              onActive={setActive}
              onChoose={choose}
            />
          </Suspense>
        )}
      </div>
    </FieldFrame>
  );
}
