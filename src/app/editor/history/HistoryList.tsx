import { useMemo } from 'react';
import { EditLine, MailLine } from './HistoryLines.tsx';
import { StoryList } from './StoryList.tsx';
import { storyOf } from './story.ts';
import { nothingTold, useHistory } from './use-history.ts';

/** What people did with the document and what was written to them about it, newest first. */
export function HistoryList() {
  const { told, failure, tryAgain, showOlder } = useHistory();
  const { history, next, since, olderPages } = told ?? nothingTold;
  const lines = useMemo(() => {
    const revisions = history.edits.map(({ id }) => id);
    return storyOf([], history, since).map((entry) => ({
      key: `${entry.kind} ${entry.id}`,
      line:
        entry.kind === 'edit' ? (
          <EditLine entry={entry} before={revisions[revisions.indexOf(entry.id) - 1]} />
        ) : (
          <MailLine entry={entry} />
        ),
    }));
  }, [history, since]);
  return (
    <StoryList
      lines={lines}
      isRead={told !== undefined}
      failure={failure}
      onAgain={tryAgain}
      hasMore={next !== null}
      olderPages={olderPages}
      onOlder={() => void showOlder()}
    />
  );
}
