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
}

/** The rows a person selected and what is done to them, while there are any. */
export function SelectedRows({ screen, actions, selection, reload }: SelectedRowsProps) {
  const [done, setDone] = useState<number>();
  const [isAssigning, setIsAssigning] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const stopping = useRef(false);
  const stop = (isStopped: boolean) => {
    stopping.current = isStopped;
    setIsStopping(isStopped);
  };
  const room = { screen, selection, reload, onDone: setDone, isStopped: () => stopping.current };
  const count = selection.ids.size;
  const doing = async (work: () => Promise<void>) => {
    await work();
    setDone(undefined);
    stop(false);
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
