import InputBase from '@mui/material/InputBase';
import { groupDigits, isNumber } from '../src/engine/index.ts';
import { controlAttributes } from './control-attributes.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFieldState, useFieldValue, useProblems } from './subscriptions.ts';
import { boxClass } from './text-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A figure the software works out: sunken, read-only, focusable, tagged 'calculated'. */
export function CalculatedWidget(props: WidgetProps) {
  const { path, definition } = props;
  const value = String(useFieldValue(path) ?? '');
  const problems = useProblems(path);
  const state = useFieldState(path);
  return (
    <FieldFrame {...props} refusal={undefined} problems={problems} length={0} isRequired={state.required}>
      <InputBase
        fullWidth
        className={boxClass({ isInvalid: false, isSunken: true })}
        value={isNumber(definition) ? groupDigits(value) : value}
        slotProps={{
          input: {
            ...controlAttributes(props, { isInvalid: false, isRequired: false, isDisabled: true }),
            className: isNumber(definition) ? 'num' : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}
