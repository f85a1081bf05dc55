import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { cellText, useFieldValue } from '../../../widgets/index.ts';
import { listAddress } from '../addresses.ts';
import { text } from '../texts.ts';
import { ActionButton } from './actions/ActionButton.tsx';
import { useActionPlace } from './actions/action-place.ts';
import { actionOf } from './actions/action-table.ts';
import { actionTitle, runAction } from './actions/run-action.ts';
import { useAdded } from './added-parts.ts';
import { SaveStateWords } from './SaveState.tsx';
import { useSaving, useSession } from './session-context.ts';
import { ProblemsButton } from './TotalsBar.tsx';
import { useTitle } from './title.ts';
import { useCustomer } from './use-customer.ts';

/**
 * Reference, status, numbers, save state and the next action: always in sight. What follows typing is a part of its own,
 * so that a key draws that part alone.
 */
export function Bar() {
  const session = useSession();
  const place = useActionPlace();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const added = useAdded();
  const isSaving = useSaving((state) => state.save.kind === 'saving');
  return (
    <header className="bar" data-region="bar">
      <IconButton component={Link} to={listAddress(session.kind)} aria-label={text('bar.back')}>
        <ArrowBack fontSize="small" />
      </IconButton>
      <Title />
      {added && <added.BarStatus />}
      <span className="bar-numbers">
        <Numbers />
        <KindWords />
      </span>
      <span className="bar-space" />
      <IconButton
        className="bar-all"
        title={actionTitle('palette')}
        aria-label={actionTitle('palette')}
        // What is about the field with the focus is reached by mouse as well.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => runAction(actionOf('palette'), place, document.activeElement)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <div className="bar-actions">
        <SaveStateWords />
        {isPhone ? <ProblemsButton /> : <ActionButton id="preview" variant="text" />}
        <ActionButton
          id="save"
          variant="outlined"
          isOff={isSaving || session.store.state().context.closed !== undefined}
        />
        {added && <added.BarButtons />}
      </div>
    </header>
  );
}

function Title() {
  return (
    <h1 className="bar-title" tabIndex={-1}>
      {useTitle()}
    </h1>
  );
}

function Numbers() {
  const added = useAdded();
  const customer = useCustomer();
  return (
    <>
      {added && <added.BarNumbers />}
      {customer?.name !== undefined && (
        <span className="bar-number bar-customer" title={customer.name}>
          {text('bar.customer', { customer: customer.name })}
        </span>
      )}
      {customer?.failure !== undefined && (
        <button
          type="button"
          className="link-button bar-number"
          title={customer.failure}
          onClick={customer.tryAgain}
        >
          {text('bar.customerUnread')}
        </button>
      )}
    </>
  );
}

/** What sort of document it is, in words. */
function KindWords() {
  const session = useSession();
  return (
    <span className="bar-number bar-kind">
      {session.kind.bar.kinds.map((name) => (
        <KindWord key={name} name={name} />
      ))}
    </span>
  );
}

function KindWord({ name }: { name: string }) {
  const { services } = useSession();
  const value = useFieldValue([name]);
  const definition = services.definition.fields[name];
  if (!definition || value === undefined) return null;
  const shown = cellText(definition, value, services.codeLists, text);
  return <span title={shown.words}>{shown.value} </span>;
}
