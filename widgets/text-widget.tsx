import InputBase from '@mui/material/InputBase';
import { useRef } from 'react';
import { controlAttributes } from './control-attributes.ts';
import { FieldFrame } from './field-frame.tsx';
import { plainText, useGate } from './gate.ts';
import { useFieldState, useFieldValue, useShownProblems } from './subscriptions.ts';
import type { WidgetProps } from './widget-props.ts';

/** One line of text, a number, or a code without a list. */
export function TextWidget(props: WidgetProps) {
  const { path, definition, variant } = props;
  const control = useRef<HTMLInputElement>(null);
  const value = String(useFieldValue(path) ?? '');
  const problems = useShownProblems(path, value === '');
  const state = useFieldState(path);
  const gate = useGate(control, path, definition, value, plainText);
  const format = definition.entry.format ?? definition.valid.format;
  const isNumeric = format === 'numeric' || format === 'digits';
  const isInvalid = gate.refusal !== undefined || problems.some((problem) => problem.severity === 'error');
  return (
    <FieldFrame
      {...props}
      refusal={gate.refusal}
      problems={problems}
      length={[...value].length}
      isRequired={state.required}
    >
      <InputBase
        fullWidth
        className={boxClass({ isInvalid, isSunken: definition.readOnly === true || state.disabled })}
        inputRef={control}
        defaultValue={value}
        autoFocus={variant === 'cell'}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !gate.finish()) event.preventDefault();
        }}
        slotProps={{
          input: {
            ...controlAttributes(props, {
              isInvalid,
              isRequired: state.required,
              isDisabled: state.disabled,
            }),
            inputMode: isNumeric ? 'decimal' : undefined,
            className: isNumeric ? 'num' : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}

/** Classes of the bordered box around a control. */
export function boxClass({ isInvalid, isSunken }: { isInvalid: boolean; isSunken: boolean }): string {
  return `box${isInvalid ? ' is-invalid' : ''}${isSunken ? ' is-sunken' : ''}`;
}
