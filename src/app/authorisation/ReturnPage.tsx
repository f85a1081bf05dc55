import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { text } from '../own/texts.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { announce, showToast } from '../shell/shell-state.ts';
import { goAndAuthorise } from './authorising.ts';
import { editorOf, readReturn, storeGrant } from './granted.ts';

/** How long the good news stands before the declaration opens (AUT-062). */
const PAUSE_MS = 1000;

/** Where customs sends a person back to: stores what was granted, then opens the declaration to be sent. */
export function ReturnPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [back] = useState(() => readReturn(search));
  const [failure, setFailure] = useState(() => refusalIn(back));
  const [isStored, setIsStored] = useState(false);
  const hasBegun = useRef(false);
  usePageTitle(text('authorise.title'), failure !== undefined);
  useEffect(() => {
    if (back?.code === undefined || hasBegun.current) return;
    hasBegun.current = true;
    storeGrant(back).then(
      () => {
        setIsStored(true);
        announce(text('authorise.stored'));
        const state = { sendXml: true, type: back.type };
        setTimeout(() => void navigate(editorOf(back), { replace: true, state }), PAUSE_MS);
      },
      (error: unknown) => setFailure(messageOf(error)),
    );
  }, [back, navigate]);

  if (failure === undefined) {
    return (
      <div className="own-page">
        <div className="own-card page-wait" role="status">
          <CircularProgress size={24} aria-hidden />
          <h1>{text(isStored ? 'authorise.stored' : 'authorise.storing')}</h1>
        </div>
      </div>
    );
  }
  const again = () => {
    if (back) goAndAuthorise(back).catch((error: unknown) => showToast(messageOf(error), 'error'));
  };
  return (
    <div className="own-page">
      <div className="own-card page-wait" role="alert">
        <h1>{failure}</h1>
        {back && (
          <Button variant="contained" onClick={again}>
            {text('authorise.again')}
          </Button>
        )}
        <Button component={Link} to={back ? editorOf(back) : '/'}>
          {text(back ? 'authorise.toDeclaration' : 'page.toStart')}
        </Button>
      </div>
    </div>
  );
}

function refusalIn(back: ReturnType<typeof readReturn>): string | undefined {
  if (back === undefined) return text('authorise.unknown');
  return back.code === undefined ? text('authorise.refused') : undefined;
}
