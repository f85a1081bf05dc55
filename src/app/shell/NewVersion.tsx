import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { text } from '../texts.ts';
import { saveOpenDocuments } from './open-documents.ts';
import { watchVersion } from './version-watch.ts';

/** Says that a newer build is deployed, and loads it with what is open saved (SHL-107, SHL-108). */
export function NewVersion() {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => watchVersion(() => setIsNew(true)), []);
  return (
    <div role="status" className={isNew ? 'new-version' : undefined}>
      {isNew && (
        <>
          {text('version.new')}
          <Button size="small" onClick={() => void saveOpenDocuments().then(() => location.reload())}>
            {text('version.reload')}
          </Button>
        </>
      )}
    </div>
  );
}
