import CircularProgress from '@mui/material/CircularProgress';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { text } from '../dialog-texts.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { tell } from '../shell/shell-state.ts';
import { redirection } from './redirection.ts';

/** Leads on to where something is asked of customs (D-57). */
export function RedirectPage({ kind }: { kind: DocumentKind }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  usePageTitle(text('redirect.title'));
  useEffect(() => {
    const { to, state, strange } = redirection(kind, pathname, search);
    if (strange !== undefined) tell(text('redirect.strange', { type: strange }), 'error');
    void navigate(to, { replace: true, state });
  }, [kind, pathname, search, navigate]);
  return (
    <div className="page-wait" role="status">
      <CircularProgress size={24} aria-hidden />
      <h1>{text('redirect.title')}</h1>
    </div>
  );
}
