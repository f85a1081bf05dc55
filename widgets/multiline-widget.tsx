import InputBase from '@mui/material/InputBase';
import { useRef } from 'react';
import type { FieldDefinition } from '../src/engine/index.ts';
import { controlAttributes } from './control-attributes.ts';
import { FieldFrame } from './field-frame.tsx';
import { plainText, useGate } from './gate.ts';
import { useFieldState, useFieldValue, useShownProblems } from './subscriptions.ts';
import { boxClass } from './text-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

const DEFAULT_ROWS = 2;

/** Lines the box of a field shows at least; it grows with its text (box.css). */
export function linesShown({ maxRows }: FieldDefinition): number {
  return maxRows ?? DEFAULT_ROWS;
}

/** Text over several lines; a line over the field's `maxRows` is refused (ENG-055). */
export function MultilineWidget(props: WidgetProps) {
  const { path, definition, variant } = props;
  const control = useRef<HTMLTextAreaElement>(null);
  const value = String(useFieldValue(path) ?? '');
  const problems = useShownProblems(path, value === '');
  const state = useFieldState(path);
  const gate = useGate(control, path, definition, value, plainText);
  const rows = variant === 'cell' ? 1 : linesShown(definition);
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
        multiline
        inputComponent="textarea"
        rows={rows}
        className={`${boxClass({ isInvalid, isSunken: definition.readOnly === true || state.disabled })} is-multiline`}
        inputRef={control}
        defaultValue={value}
        autoFocus={variant === 'cell'}
        slotProps={{
          input: {
            ...controlAttributes(props, {
              isInvalid,
              isRequired: state.required,
              isDisabled: state.disabled,
            }),
            type: undefined,
            style: { minHeight: `calc(${rows}lh + 2px)` },
          },
        }}
      />
    </FieldFrame>
  );
}
