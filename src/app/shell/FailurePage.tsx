import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { text } from '../texts.ts';

/** Shown when a page could not be rendered; unsaved work is in the journal and comes back with the page. */
export function FailurePage() {
  const error = useRouteError();
  console.error(error);
  return (
    <main className="page-wait" role="alert">
      <h1>{text('failure.title')}</h1>
      <p>{text('failure.kept')}</p>
      <Button variant="contained" onClick={() => location.reload()}>
        {text('failure.reload')}
      </Button>
    </main>
  );
}
