import { useCallback } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { kinds } from '../../generated/kinds.ts';
import { editorAddress } from '../addresses.ts';
import { ownScreenCalls } from '../api/own-screens.ts';
import { OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** /manage_watchers/edit/{id}: notes that what changed was seen, and goes on to what is watched (COM-073, COM-074). */
export function WatchPage() {
  const id = Number(useParams().id);
  const loaded = useLoaded(useCallback(() => ownScreenCalls.viewed(id), [id]));
  return (
    <OwnPage title={text('watchers.title')}>
      <WhenLoaded loaded={loaded}>
        {({ document_kind, transaction_id }) => (
          <Navigate to={editorAddress(kinds[document_kind], transaction_id)} replace />
        )}
      </WhenLoaded>
    </OwnPage>
  );
}
