import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { isOffered } from '../src/engine/index.ts';
import { controlAttributes } from './control-attributes.ts';
import './choice-widget.css';
import { useEditor } from './editor-services.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFieldState, useFieldValue, useShownProblems } from './subscriptions.ts';
import { boxClass } from './text-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A short code list as the browser's own select, by its words. */
export function ChoiceWidget(props: WidgetProps) {
  const { path, definition } = props;
  const { store, codeLists, text } = useEditor();
  const value = String(useFieldValue(path) ?? '');
  const problems = useShownProblems(path, value === '');
  const state = useFieldState(path);
  const isInvalid = problems.some((problem) => problem.severity === 'error');
  const options = (codeLists[definition.codeList ?? '']?.options ?? []).filter(
    (option) => option.value === value || isOffered(option, undefined),
  );
  const isOff = definition.readOnly === true || state.disabled;
  const { readOnly, maxLength, spellCheck, ...attributes } = controlAttributes(props, {
    isInvalid,
    isRequired: state.required,
    isDisabled: state.disabled,
  });
  return (
    <FieldFrame {...props} refusal={undefined} problems={problems} length={0} isRequired={state.required}>
      <span className={`${boxClass({ isInvalid, isSunken: isOff })} is-choice`}>
        <select
          {...attributes}
          value={value}
          disabled={isOff}
          onChange={({ target }) => {
            if (target.value === '') store.enter(path, '');
            else store.pick(path, target.value);
            store.endBurst();
          }}
        >
          <option value="">{text('field.choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ExpandMore className="choice-mark" />
      </span>
    </FieldFrame>
  );
}
