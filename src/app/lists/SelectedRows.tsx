import { useRef, useState } from 'react';
import type { ListAction, ListScreen } from '../../engine/list-screen.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { assignSelected, doToSelected } from './list-actions.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { Selection } from './selection.ts';

interface SelectedRowsProps {
  readonly screen: ListScreen;
  readonly actions: readonly ListAction[];
  readonly selection: Selection;
  readonly reload: () => Promise<void>;
  /** While something is done to rows this stays, whatever is selected by then. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The rows a person selected and what is done to them, while there are any. */
export function SelectedRows({ screen, actions, selection, reload, onBusy }: SelectedRowsProps) {
  const [done, setDone] = useState<number>();
  const [begunWith, setBegunWith] = useState(0);
  const [isAssigning, setIsAssigning] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const stopping = useRef(false);
  const stop = (isStopped: boolean) => {
    stopping.current = isStopped;
    setIsStopping(isStopped);
  };
  const room = { screen, selection, reload, onDone: setDone, isStopped: () => stopping.current };
  // Rows that are ticked meanwhile are not among those it is done to.
  const count = done === undefined ? selection.ids.size : begunWith;
  const doing = async (work: () => Promise<void>) => {
    setBegunWith(selection.ids.size);
    onBusy(true);
    try {
      await work();
    } finally {
      onBusy(false);
      setDone(undefined);
      stop(false);
    }
  };
  const onAction = (action: ListAction) => {
    if (action.action === 'assign') setIsAssigning(true);
    else void doing(() => doToSelected(action, room));
  };
  return (
    <>
      <SelectionBar
        count={count}
        actions={actions}
        done={done}
        isStopping={isStopping}
        onAction={onAction}
        onStop={() => stop(true)}
        onClear={selection.clear}
      />
      {isAssigning && (
        <AssignDialog
          count={count}
          onClose={() => setIsAssigning(false)}
          onChoose={(person) => {
            setIsAssigning(false);
            void doing(() => assignSelected(person, room));
          }}
        />
      )}
    </>
  );
}
