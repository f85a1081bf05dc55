import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import InputBase from '@mui/material/InputBase';
import { useId, useRef } from 'react';
import { isOwnWord, type Problem } from '../src/engine/index.ts';
import { isInFocus } from './away.ts';
import { CodeListbox, optionId } from './code-listbox.tsx';
import { onCodedKey } from './coded-keys.ts';
import { controlAttributes } from './control-attributes.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFieldState, useShownProblems } from './subscriptions.ts';
import { boxClass } from './text-widget.tsx';
import { useCodedEntry } from './use-coded-entry.ts';
import type { WidgetProps } from './widget-props.ts';

/** A code with its words: a combobox that searches code, aliases and words (look guide, section 4). */
export function CodedWidget(props: WidgetProps) {
  const { path, definition, variant } = props;
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const entry = useCodedEntry(props, control);
  const { value, typed, opened, active, codes, refusal } = entry;
  const problems = useShownProblems(path, value === '');
  const state = useFieldState(path);
  const isReadOnly = definition.readOnly === true || state.disabled;
  const shownProblems = codes.warning && problems.length === 0 ? [doubt(props, codes.warning)] : problems;
  const isInvalid = refusal !== undefined || problems.some((problem) => problem.severity === 'error');
  const isListShown = opened !== undefined && codes.choices.count > 0;
  const isSelfNamed = codes.known !== undefined && isOwnWord(value, codes.known.label);
  const name = typed === undefined && !isSelfNamed ? codes.known?.label : undefined;
  // A code that is its own word ('import') stands as that word.
  const ownWord = typed === undefined && isSelfNamed ? codes.known?.label : undefined;
  const focusBox = (event: { preventDefault(): void }) => {
    event.preventDefault();
    control.current?.focus();
  };
  return (
    <FieldFrame
      {...props}
      refusal={refusal}
      problems={shownProblems}
      length={[...value].length}
      isRequired={state.required}
    >
      <div
        ref={box}
        className={`${boxClass({ isInvalid, isSunken: isReadOnly })} is-coded${opened ? ' is-picking' : ''}`}
      >
        <InputBase
          fullWidth={name === undefined}
          className={name === undefined ? undefined : 'is-settled'}
          style={{ '--code-length': Math.max(value.length, codes.length) } as object}
          inputRef={control}
          value={typed ?? ownWord ?? value}
          autoFocus={variant === 'cell'}
          onFocus={(event) => event.target.select()}
          onChange={(event) => !isReadOnly && entry.type(event.target.value)}
          onKeyDown={(event) => !isReadOnly && onCodedKey(event, entry)}
          onBlur={({ target }) => {
            if (entry.finish(isInFocus(target))) entry.close();
            if (typed === undefined) entry.forgetRefusal();
          }}
          slotProps={{
            input: {
              ...controlAttributes(props, {
                isInvalid,
                isRequired: state.required,
                isDisabled: state.disabled,
              }),
              className: ownWord === undefined ? 'code' : undefined,
              // Words longer than the code are searched for in this box: the code's length is no cap here.
              maxLength: undefined,
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isListShown,
              'aria-controls': isListShown ? listId : undefined,
              'aria-activedescendant':
                isListShown && codes.choices.at(active) ? optionId(listId, active) : undefined,
            },
          }}
        />
        {name !== undefined && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a click on the name is a click on the field
          <span className="code-name" title={name} onMouseDown={focusBox}>
            {name}
          </span>
        )}
        {!isReadOnly && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="code-opener"
            onMouseDown={(event) => {
              focusBox(event);
              if (opened) entry.close();
              else entry.openAtValue();
            }}
          >
            <ExpandMore fontSize="small" />
          </button>
        )}
        {opened && (
          <CodeListbox
            id={listId}
            anchor={box}
            definition={definition}
            codes={codes}
            active={active}
            onActive={entry.setActive}
            onChoose={entry.take}
            onClose={entry.close}
          />
        )}
      </div>
    </FieldFrame>
  );
}

function doubt({ path }: WidgetProps, message: string): Problem {
  return { path, severity: 'warning', source: 'schema', code: 'code.unknown', message };
}
