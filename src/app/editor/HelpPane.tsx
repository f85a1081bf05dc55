import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { focusPath, useAllProblems, useFieldState, useFieldValue } from '../../../widgets/index.ts';
import type { Path } from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { useEditorUi } from './editor-ui.ts';
import { HelpWords, helpOf } from './HelpWords.tsx';
import { helpedField } from './helped-field.ts';
import { useSession } from './session-context.ts';

/** The help that was kept open: of the field with the focus, and of the last one that had it. */
export function HelpPane() {
  const ui = useEditorUi();
  const [path, setPath] = useState(() => helpedField()?.path);
  useEffect(() => {
    const follow = () => setPath((last) => helpedField()?.path ?? last);
    window.addEventListener('focusin', follow);
    return () => window.removeEventListener('focusin', follow);
  }, []);
  const close = () => {
    ui.setState({ isHelpKept: false, pane: 'timeline' });
    if (path) focusPath(path);
  };
  return (
    <div className="help is-kept">
      {path ? <HelpAt path={path} /> : <p>{text('help.ofFocus')}</p>}
      <Button size="small" onClick={close}>
        {text('help.close')}
      </Button>
    </div>
  );
}

function HelpAt({ path }: { path: Path }) {
  const session = useSession();
  // What is said follows the field.
  useFieldValue(path);
  useFieldState(path);
  useAllProblems();
  const help = helpOf(session, path);
  return help ? <HelpWords {...help} /> : <p>{text('help.ofFocus')}</p>;
}
