import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { useState } from 'react';
import { useEditor } from './editor-services.ts';
import { useFieldState } from './subscriptions.ts';
import { TextBox } from './text-widget.tsx';
import { useLate } from './use-late.ts';
import type { WidgetProps } from './widget-props.ts';

const fetchDialog = async () => (await import('./party-dialog.tsx')).PartyDialog;

/** The name of a party, typed or chosen from those that are kept (CUS-064). */
export function PartyWidget(props: WidgetProps) {
  const { text } = useEditor();
  const { disabled } = useFieldState(props.path);
  const [PartyDialog, want] = useLate(fetchDialog);
  const [isOpen, setIsOpen] = useState(false);
  const label = text('party.choose', { name: props.definition.label });
  const open = () => {
    if (disabled) return;
    want();
    setIsOpen(true);
  };
  return (
    <>
      <TextBox
        {...props}
        onOpen={open}
        endAdornment={
          <button
            type="button"
            className="in-box-button"
            aria-label={label}
            title={label}
            aria-haspopup="dialog"
            disabled={disabled}
            // F4 in the box does the same: one Tab leads from field to field.
            tabIndex={-1}
            onClick={open}
          >
            <PersonSearch fontSize="small" />
          </button>
        }
      />
      {isOpen && PartyDialog && (
        <PartyDialog path={props.path} definition={props.definition} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
