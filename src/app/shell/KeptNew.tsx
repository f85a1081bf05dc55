import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { newAddress } from '../addresses.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { readJournal } from '../storage/journal.ts';
import { text, textAbout } from '../texts.ts';
import { timeOf } from '../times.ts';
import { useShell } from './shell-state.ts';

/**
 * Tells on every page that a document that was never saved is kept on this computer, and leads to where it is
 * offered: a new document, whose page tells it by itself.
 */
export function KeptNew({ kind }: { kind: DocumentKind }) {
  const user = useShell((state) => state.session.profile?.id);
  const { pathname } = useLocation();
  const [at, setAt] = useState<number>();
  const offering = newAddress(kind);
  useEffect(() => {
    setAt(undefined);
    if (user === undefined || pathname === offering) return;
    let isStale = false;
    readJournal({ user, kind: kind.document, id: 'new' }).then(
      (entries) => !isStale && setAt(entries.at(-1)?.at),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [user, kind, pathname, offering]);
  if (at === undefined) return null;
  return (
    <div className="kept" role="status">
      {textAbout(kind, 'journal.offer', { time: timeOf(new Date(at)) })}
      <Button size="small" component={Link} to={offering}>
        {text('journal.show')}
      </Button>
    </div>
  );
}
