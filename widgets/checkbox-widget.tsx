import Checkbox from '@mui/material/Checkbox';
import { formatPath } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import { describedBy, FieldFrame, FieldLabel } from './field-frame.tsx';
import { useFieldState, useFieldValue, useProblems } from './subscriptions.ts';
import type { WidgetProps } from './widget-props.ts';

/** Yes or no; Space changes it. */
export function CheckboxWidget(props: WidgetProps) {
  const { path, definition, id, variant } = props;
  const { store } = useEditor();
  const isChecked = useFieldValue(path) === true;
  const problems = useProblems(path);
  const state = useFieldState(path);
  return (
    <FieldFrame
      {...props}
      isLabelInside
      refusal={undefined}
      problems={problems}
      length={0}
      isRequired={false}
    >
      <div className="check">
        <Checkbox
          size="small"
          id={id}
          checked={isChecked}
          disabled={state.disabled}
          autoFocus={variant === 'cell'}
          onChange={(event) => {
            store.edit([{ op: 'set', path, value: event.target.checked }], definition.label);
            store.endBurst();
          }}
          slotProps={{
            input: {
              ...({ 'data-path': formatPath(path) } as object),
              'aria-describedby': describedBy(id),
              'aria-label': variant === 'cell' ? (props.name ?? definition.label) : undefined,
            },
          }}
        />
        {variant === 'field' && (
          <label htmlFor={id}>
            <FieldLabel definition={definition} isRequired={state.required} />
          </label>
        )}
      </div>
    </FieldFrame>
  );
}
