import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { DocumentData, DocumentDefinition } from '../../engine/index.ts';
import { byKey } from '../forms/close-by-key.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { text } from './texts.ts';

interface CodeDialogProps {
  /** The form of the code. */
  readonly definition: DocumentDefinition;
  /** Where the code comes from. */
  readonly words: string;
  /** Takes the code; what it throws stands on the field, or above the button. */
  readonly onCode: (code: DocumentData) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the code that confirms a new password (AUT-047, AUT-048). */
export function CodeDialog({ definition, words, onCode, onClose }: CodeDialogProps) {
  const [form] = useState(() => createForm({ definition, text }));
  return (
    <Dialog
      open
      onClose={byKey(onClose)}
      aria-labelledby="code-title"
      maxWidth="xs"
      fullWidth
      transitionDuration={80}
    >
      <DialogTitle id="code-title">{text('password.codeTitle')}</DialogTitle>
      <DialogContent>
        <p>{words}</p>
        <EntryForm
          form={form}
          labelledBy="code-title"
          submitLabel={text('password.confirm')}
          busyLabel={text('password.checking')}
          onSend={onCode}
        />
        <Button onClick={onClose}>{text('action.cancel')}</Button>
      </DialogContent>
    </Dialog>
  );
}
