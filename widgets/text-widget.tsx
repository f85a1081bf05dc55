import InputBase from '@mui/material/InputBase';
import { type ReactNode, useRef } from 'react';
import { controlAttributes } from './control-attributes.ts';
import { FieldFrame } from './field-frame.tsx';
import { plainText, useGate } from './gate.ts';
import { useFieldState, useFieldValue, useShownProblems } from './subscriptions.ts';
import type { WidgetProps } from './widget-props.ts';

/** One line of text, a number, or a code without a list. */
export function TextWidget(props: WidgetProps) {
  return <TextBox {...props} />;
}

interface TextBoxProps extends WidgetProps {
  readonly type?: 'text' | 'password';
  readonly endAdornment?: ReactNode;
  /** What to think of, while nothing is wrong. */
  readonly advice?: string | undefined;
  /** Opens what the box can be filled from; F4 and Alt+Down do, as in a box with a list. */
  readonly onOpen?: () => void;
}

/** The box of one line of text behind its gate. */
export function TextBox({ type = 'text', endAdornment, advice, onOpen, ...props }: TextBoxProps) {
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
      hint={problems.length === 0 ? advice : undefined}
      length={[...value].length}
      isRequired={state.required}
    >
      <InputBase
        fullWidth
        className={boxClass({ isInvalid, isSunken: definition.readOnly === true || state.disabled })}
        inputRef={control}
        defaultValue={value}
        type={type}
        endAdornment={endAdornment}
        autoFocus={variant === 'cell'}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !gate.finish()) event.preventDefault();
          if (onOpen && (event.key === 'F4' || (event.key === 'ArrowDown' && event.altKey))) {
            event.preventDefault();
            event.stopPropagation();
            onOpen();
          }
        }}
        slotProps={{
          input: {
            ...controlAttributes(props, {
              isInvalid,
              isRequired: state.required,
              isDisabled: state.disabled,
            }),
            'aria-haspopup': onOpen && 'dialog',
            inputMode: isNumeric ? 'decimal' : keyboards[definition.autocomplete ?? ''],
            className: isNumeric ? 'num' : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}

/** Keyboards of a phone by what a field asks for. */
const keyboards: Readonly<Record<string, 'email' | 'tel'>> = {
  username: 'email',
  email: 'email',
  tel: 'tel',
};

/** Classes of the bordered box around a control. */
export function boxClass({ isInvalid, isSunken }: { isInvalid: boolean; isSunken: boolean }): string {
  return `box${isInvalid ? ' is-invalid' : ''}${isSunken ? ' is-sunken' : ''}`;
}
