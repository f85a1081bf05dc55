import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { DocumentData, DocumentDefinition } from '../../engine/index.ts';
import { accountLists } from '../../generated/account-forms.ts';
import { byKey } from '../forms/close-by-key.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { text } from './texts.ts';

interface EntryDialogProps {
  readonly title: string;
  readonly definition: DocumentDefinition;
  readonly values: DocumentData;
  /** Takes what was entered; what it throws stands on the fields it names. */
  readonly onEntered: (values: DocumentData) => void;
  readonly onClose: () => void;
}

/** One row of a list in a form; nothing is saved by it (COM-043). */
export function EntryDialog({ title, definition, values, onEntered, onClose }: EntryDialogProps) {
  const [form] = useState(() => createForm({ definition, codeLists: accountLists, text, values }));
  const heading = useId();
  return (
    <Dialog
      open
      onClose={byKey(onClose)}
      aria-labelledby={heading}
      maxWidth="sm"
      fullWidth
      transitionDuration={80}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <EntryForm
          form={form}
          labelledBy={heading}
          submitLabel={text('settings.take')}
          busyLabel={text('settings.take')}
          onSend={async (entered) => {
            onEntered(entered);
            onClose();
          }}
        />
        <Button onClick={onClose}>{text('action.cancel')}</Button>
      </DialogContent>
    </Dialog>
  );
}
