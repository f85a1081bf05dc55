import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { accountCalls } from '../api/account.ts';
import { messageOf } from '../api/call-error.ts';
import { AccountPage } from './AccountPage.tsx';
import { infoAt } from './info.ts';
import { text } from './texts.ts';

/** Confirms an email address; the code is the path segment after /verify/ (AUT-038, AUT-039). It serves once, so it is sent once. */
export function VerifyPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    accountCalls.verify(code).then(
      () => navigate(...infoAt(text('verify.doneTitle'), text('verify.done'))),
      (error: unknown) => navigate(...infoAt(text('verify.failedTitle'), messageOf(error))),
    );
  }, [code, navigate]);
  return (
    <AccountPage title={text('verify.title')}>
      <p className="login-words" role="status">
        {text('verify.words')}
      </p>
    </AccountPage>
  );
}
