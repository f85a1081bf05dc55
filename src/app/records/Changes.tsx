import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import type { CallsAddress } from '../addresses.ts';
import { messageOf } from '../api/call-error.ts';
import { type Revision, revisionsOf } from '../api/history.ts';
import { Block, WhenLoaded } from '../own/OwnPage.tsx';
import { text } from '../own/texts.ts';
import { useLoaded } from '../own/use-loaded.ts';
import { announce, showToast } from '../shell/shell-state.ts';
import { dateTimeOf } from '../times.ts';

/** Who changed the record at this address of the API and when, the last first. */
export function Changes({ address }: { readonly address: CallsAddress }) {
  const loaded = useLoaded(useCallback(() => revisionsOf(address), [address]));
  const [isReading, setIsReading] = useState(false);
  const showOlder = async (before: string) => {
    setIsReading(true);
    try {
      const older = await revisionsOf(address, before);
      loaded.setData((shown) => shown && { ...older, revisions: [...shown.revisions, ...older.revisions] });
      announce(text('record.olderShown', { count: older.revisions.length }));
    } catch (error) {
      showToast(messageOf(error), 'error');
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Block id="record-changes" title={text('record.changes')}>
      <WhenLoaded loaded={loaded}>
        {({ revisions, next }) => (
          <>
            <ol className="record-changes">
              {revisions.map((revision) => (
                <li key={revision.key} className="num">
                  {changeWords(revision)}
                </li>
              ))}
            </ol>
            {next !== null && (
              <Button disabled={isReading} onClick={() => void showOlder(next)}>
                {text('record.older')}
              </Button>
            )}
          </>
        )}
      </WhenLoaded>
    </Block>
  );
}

function changeWords({ revision, at, by: { name, isMe } }: Revision): string {
  const who = isMe ? text('record.me') : (name ?? text('record.someone'));
  return text(revision === 1 ? 'record.made' : 'record.changed', { at: dateTimeOf(at), who });
}
