import InputBase from '@mui/material/InputBase';
import { useMemo, useRef } from 'react';
import { controlAttributes } from './control-attributes.ts';
import { isDatePart, readDate, showDate, todayStored } from './date-text.ts';
import { useEditor } from './editor-services.ts';
import { FieldFrame } from './field-frame.tsx';
import { type EntryForm, useGate } from './gate.ts';
import { useFieldState, useFieldValue, useShownProblems } from './subscriptions.ts';
import { boxClass } from './text-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A date: shown DD/MM/YYYY, stored DD-MM-YYYY, judged on blur or Enter; Ctrl+; enters today. */
export function DateWidget(props: WidgetProps) {
  const { path, definition, variant } = props;
  const { text } = useEditor();
  const control = useRef<HTMLInputElement>(null);
  const value = String(useFieldValue(path) ?? '');
  const problems = useShownProblems(path, value === '');
  const state = useFieldState(path);
  const form = useMemo<EntryForm>(
    () => ({
      show: showDate,
      // Half a date is no date yet: it waits in the box until blur or Enter.
      read: (typed) => readDate(typed),
      judgePart: (typed) =>
        isDatePart(typed)
          ? { accepted: true }
          : { accepted: false, reason: text('field.reason.dateCharacters') },
      reason: () => text('field.reason.noDate'),
    }),
    [text],
  );
  const gate = useGate(control, path, definition, value, form);
  const isInvalid = gate.refusal !== undefined || problems.some((problem) => problem.severity === 'error');
  const isReadOnly = definition.readOnly === true || state.disabled;
  return (
    <FieldFrame {...props} refusal={gate.refusal} problems={problems} length={0} isRequired={state.required}>
      <InputBase
        fullWidth
        className={boxClass({ isInvalid, isSunken: isReadOnly })}
        inputRef={control}
        defaultValue={showDate(value)}
        autoFocus={variant === 'cell'}
        placeholder={text('field.datePlaceholder')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !gate.finish()) event.preventDefault();
          if (event.key === ';' && (event.ctrlKey || event.metaKey) && !isReadOnly) {
            event.preventDefault();
            gate.enter(todayStored());
          }
        }}
        slotProps={{
          input: {
            ...controlAttributes(props, {
              isInvalid,
              isRequired: state.required,
              isDisabled: state.disabled,
            }),
            inputMode: 'numeric',
            className: 'num',
          },
        }}
      />
    </FieldFrame>
  );
}
