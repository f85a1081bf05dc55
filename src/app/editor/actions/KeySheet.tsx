import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { text } from '../../dialog-texts.ts';
import { readState, writeState } from '../../storage/local-state.ts';
import { useSession } from '../session-context.ts';
import { actionsOf, hasTree } from './action-table.ts';
import { shownCombo } from './key-combo.ts';
import { actionLabel } from './run-action.ts';
import { tableKeys } from './table-keys.ts';

const GROUPS = ['document', 'go', 'rows', 'field', 'show'] as const;

/** Every action that has a key, by group, and the keys of tables and lists, which those handle by themselves. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const [isCharacterKey, setIsCharacterKey] = useState(readState().characterKeys !== false);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="keys-title"
      maxWidth="md"
      fullWidth
      transitionDuration={0}
    >
      <DialogTitle id="keys-title">{text('keys.title')}</DialogTitle>
      <DialogContent className="keys">
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`keys-${group}`} className="keys-group">
            <h3 id={`keys-${group}`}>{text(`keys.${group}`)}</h3>
            <dl>
              {actionsOf(session)
                .filter((action) => action.group === group && action.keys.length > 0)
                .map((action) => (
                  <div key={action.id}>
                    <dt>{actionLabel(action)}</dt>
                    <dd>
                      {action.keys.map((combo) => (
                        <kbd key={combo}>{shownCombo(combo)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        {tableKeys
          .filter(({ id }) => id !== 'tree' || hasTree(session))
          .map(({ id, keys }) => (
            <section key={id} aria-labelledby={`keys-${id}`} className="keys-group">
              <h3 id={`keys-${id}`}>{text(`keys.${id}`)}</h3>
              <dl>
                {keys.map(({ words, combos }) => (
                  <div key={words}>
                    <dt>{text(`keys.${id}.${words}`)}</dt>
                    <dd>
                      {combos.map((combo) => (
                        <kbd key={combo}>{shownCombo(combo)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        <label className="keys-switch">
          <input
            type="checkbox"
            checked={isCharacterKey}
            onChange={(event) => {
              setIsCharacterKey(event.target.checked);
              writeState({ characterKeys: event.target.checked });
            }}
          />
          {text('keys.characters')}
        </label>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
