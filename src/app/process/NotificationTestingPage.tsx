import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { parseNotification } from '../api/notifications.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { announce } from '../shell/shell-state.ts';
import './process.css';
import { text } from '../dialog-texts.ts';

/** A file or a text that customs wrote, and what our reader makes of it (CUS-021, D-58). */
export function NotificationTestingPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [file, setFile] = useState<File>();
  const [xml, setXml] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<unknown>();
  usePageTitle(text('testing.title'), failure !== undefined);
  useEffect(() => heading.current?.focus(), []);
  const isBlank = file === undefined && xml.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isBlank) return;
    setIsBusy(true);
    setFailure(undefined);
    setAnswer(undefined);
    try {
      setAnswer(await parseNotification({ file, xml }));
      announce(text('testing.answer'));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="process">
      <header className="process-head">
        <h1 ref={heading} tabIndex={-1}>
          {text('testing.title')}
        </h1>
      </header>
      <form className="process-body testing-form" onSubmit={(event) => void send(event)}>
        <p className="process-words">{text('testing.words')}</p>
        <label className="testing-label" htmlFor="testing-file">
          {text('testing.file')}
        </label>
        <input
          id="testing-file"
          className="testing-file"
          type="file"
          accept=".xml,text/xml,application/xml"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <label className="testing-label" htmlFor="testing-xml">
          {text('testing.xml')}
        </label>
        <InputBase
          multiline
          minRows={8}
          maxRows={20}
          className="box is-multiline testing-xml"
          value={xml}
          onChange={({ target }) => setXml(target.value)}
          slotProps={{ input: { id: 'testing-xml', spellCheck: false, className: 'code' } }}
        />
        <p className="process-failure" role="alert">
          {failure !== undefined && (
            <>
              <ErrorOutline className="field-icon" /> {failure}
            </>
          )}
        </p>
        <div className="testing-foot">
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || isBlank}
            aria-describedby="testing-why"
          >
            {text(isBusy ? 'testing.busy' : 'testing.submit')}
          </Button>
          <span id="testing-why" className="process-why">
            {isBlank ? text('testing.none') : ''}
          </span>
        </div>
      </form>
      {answer !== undefined && (
        <section className="process-body" aria-labelledby="testing-answer">
          <h2 id="testing-answer">{text('testing.answer')}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre className="testing-answer code" tabIndex={0}>
            {JSON.stringify(answer, null, 2)}
          </pre>
        </section>
      )}
    </div>
  );
}
