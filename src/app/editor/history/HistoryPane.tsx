import { Later } from '../../later.tsx';
import { text } from '../../texts.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { historyList } from '../parts.ts';
import { useSaving } from '../session-context.ts';

/** What happened to a document of a kind that is sent nowhere. */
export function HistoryPane() {
  const isSaved = useSaving((state) => state.id !== undefined);
  if (!isSaved) return <p className="pane-empty">{text('timeline.unsaved')}</p>;
  return (
    <>
      <ActionButton id="revisions" size="small" />
      <Later part={historyList}>{({ HistoryList }) => <HistoryList />}</Later>
    </>
  );
}
