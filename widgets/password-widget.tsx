import { useState } from 'react';
import { useEditor } from './editor-services.ts';
import './password-widget.css';
import { TextBox } from './text-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A secret, hidden while it is typed; the button in the box shows it. */
export function PasswordWidget(props: WidgetProps) {
  const { text } = useEditor();
  const { autocomplete, valid, help } = props.definition;
  const isChosen = autocomplete === 'new-password' && valid.minLength !== undefined;
  const [isShown, setIsShown] = useState(false);
  return (
    <TextBox
      {...props}
      advice={isChosen ? help.text : undefined}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <button
          type="button"
          className="in-box-button"
          aria-pressed={isShown}
          aria-label={text('field.showSecret', { name: props.definition.label })}
          aria-controls={props.id}
          onClick={() => setIsShown((before) => !before)}
        >
          {text(isShown ? 'field.hide' : 'field.show')}
        </button>
      }
    />
  );
}
