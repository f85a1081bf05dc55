import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { type FormEvent, Fragment, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { EditorServicesProvider } from '../../../widgets/editor-services.ts';
import { LeafField } from '../../../widgets/leaf-field.tsx';
import type { DocumentData, SectionDefinition } from '../../engine/index.ts';
import { showToast, useShell } from '../shell/shell-state.ts';
import type { FormSession } from './form-session.ts';
import './entry-form.css';

interface EntryFormProps {
  readonly form: FormSession;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Sends what is entered; what it throws is shown at the fields it names, else above the button. */
  readonly onSend: (values: DocumentData) => Promise<void>;
  /** The server alone judges: the form is sent whatever its fields say (AUT-030). */
  readonly isJudgedByServer?: boolean;
  /** Nothing can be sent now. */
  readonly isOff?: boolean;
  /** Told whether the page reports errors, for its title. */
  readonly onErrors?: (hasErrors: boolean) => void;
  /** Stands above the button. */
  readonly children?: ReactNode;
  /** Name of the toolbar that has its button; without one the button stands under the form. */
  readonly toolbar?: string;
  /** What a section of the form stands in, by its id. */
  readonly sectionAs?: (section: SectionDefinition, fields: ReactNode) => ReactNode;
}

/** A short form generated from its schema: the fields of its sections, one line for a failure, and its button. */
export function EntryForm(props: EntryFormProps) {
  const { form, onSend, onErrors, isJudgedByServer, isOff, toolbar } = props;
  const id = useId();
  const place = useShell(({ toolbars }) => toolbar && toolbars[toolbar]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const report = (words: string | undefined, hasErrors: boolean) => {
    setFailure(words);
    onErrors?.(hasErrors);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || isOff) return;
    takeWhatWasFilledIn(event.currentTarget);
    form.store.problems.setServer([]);
    report(undefined, false);
    if (!isJudgedByServer && !form.isReady()) return onErrors?.(true);
    setIsBusy(true);
    try {
      await onSend(form.values());
    } catch (error) {
      const words = form.takeErrors(error);
      report(words, true);
      // Before sign-in, where nothing else happens on the page, the line above the button is enough (SHL-070).
      if (words !== undefined && useShell.getState().session.logged_in) showToast(words, 'error');
    } finally {
      setIsBusy(false);
    }
  };

  const { sections } = form.services.definition;
  const button = (
    <Button type="submit" form={id} variant="contained" fullWidth={!toolbar} disabled={isBusy || isOff}>
      {isBusy ? props.busyLabel : props.submitLabel}
    </Button>
  );
  return (
    <form
      id={id}
      className="entry-form"
      noValidate
      onSubmit={send}
      onKeyDown={(event) => undoOnKey(event, form)}
      aria-labelledby={props.labelledBy}
    >
      <EditorServicesProvider value={form.services}>
        {sections.map((section) => {
          const fields = (
            <div className="field-grid">
              {section.fields.map(({ name, span }) => (
                <LeafField key={name} path={[name]} span={span} />
              ))}
            </div>
          );
          return <Fragment key={section.id}>{props.sectionAs?.(section, fields) ?? fields}</Fragment>;
        })}
      </EditorServicesProvider>
      <p className="entry-form-failure" role="alert">
        {failure !== undefined && (
          <>
            <ErrorOutline className="field-icon" /> {failure}
          </>
        )}
      </p>
      {props.children}
      {toolbar ? place && createPortal(button, place) : button}
    </form>
  );
}

/** The gate keeps the browser's own undo away, so the form's own has its keys. */
function undoOnKey(event: KeyboardEvent, { store }: FormSession): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) store.redo();
  else if (key === 'z') store.undo();
}

/** A browser that filled a field in by itself does not always say so. */
function takeWhatWasFilledIn(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-path]')) {
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  }
}
