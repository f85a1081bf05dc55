import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { attachmentFault, attachmentType, type SupportKind } from '../../computations/attachments.ts';
import { accountForms } from '../../generated/account-forms.ts';
import { accountCalls } from '../api/account.ts';
import { byKey } from '../forms/close-by-key.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { text } from '../own/texts.ts';
import { showToast, TOAST_MS, tell } from '../shell/shell-state.ts';
import './support.css';

const sizes = { 'contact-support': '10 MB', feedback: '220 kB' } as const;
const titles = { 'contact-support': 'support.contact.title', feedback: 'support.feedback.title' } as const;

interface SupportDialogProps {
  readonly kind: SupportKind;
  readonly onClose: () => void;
}

/** Words to support, or feedback, with a file if wanted (SHL-059, SHL-114; specification 3 sections 2 and 5). */
export function SupportDialog({ kind, onClose }: SupportDialogProps) {
  const [form] = useState(() => createForm({ definition: accountForms['support-request'], text }));
  const [file, setFile] = useState<File>();
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
      <DialogTitle id={heading}>{text(titles[kind])}</DialogTitle>
      <DialogContent className="support">
        <EntryForm
          form={form}
          labelledBy={heading}
          submitLabel={text('support.send')}
          busyLabel={text('support.sending')}
          onSend={async (values) => {
            await accountCalls.writeToSupport(kind, values, file);
            tell(text('support.sent'));
            onClose();
          }}
        >
          <Attachment
            file={file}
            help={text('support.attachHelp', { size: sizes[kind] })}
            onChange={(chosen) => {
              const fault = chosen && attachmentFault(kind, chosen);
              if (fault === undefined) return setFile(chosen);
              showToast(fault, 'error', TOAST_MS.file);
            }}
          />
        </EntryForm>
        <Button onClick={onClose}>{text('action.cancel')}</Button>
      </DialogContent>
    </Dialog>
  );
}

interface AttachmentProps {
  readonly file: File | undefined;
  readonly help: string;
  readonly onChange: (file: File | undefined) => void;
}

/** One file, images with their preview. */
function Attachment({ file, help, onChange }: AttachmentProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);
  return (
    <div className="support-file">
      <label className="field-label" htmlFor={id}>
        {text('support.attach')}
      </label>
      <input
        // Without a file it is another input: the one before would go on naming its file.
        key={file ? 'chosen' : 'blank'}
        ref={input}
        id={id}
        type="file"
        accept=".png,.jpeg,.jpg,.json,.csv"
        aria-describedby={`${id}-help`}
        hidden={file !== undefined}
        onChange={({ target }) => {
          onChange(target.files?.[0]);
          target.value = '';
        }}
      />
      <p id={`${id}-help`} className="support-help">
        {help}
      </p>
      {file && (
        <p className="support-chosen">
          {preview && <img src={preview} alt={text('support.preview', { name: file.name })} />}
          <span>{file.name}</span>
          <button
            type="button"
            className="link-button"
            onClick={() => {
              flushSync(() => onChange(undefined));
              input.current?.focus();
            }}
          >
            {text('support.remove')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Address of an image while it is shown. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined || !attachmentType(file).startsWith('image/')) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
