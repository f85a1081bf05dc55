import Button from '@mui/material/Button';
import { useActionPlace } from './action-place.ts';
import { actionOf } from './action-table.ts';
import { actionKey, actionLabel, actionTitle, runAction, whyNot } from './run-action.ts';

interface ActionButtonProps {
  readonly id: string;
  /** In place of the action's own words. */
  readonly label?: string;
  readonly variant?: 'contained' | 'outlined' | 'text';
  readonly size?: 'small';
  readonly isOff?: boolean;
  /** The key stands in the button. */
  readonly withKey?: boolean;
}

/** A button that does an action of the table; its key is in the tooltip, or in the button. */
export function ActionButton({ id, label, variant, size, isOff, withKey }: ActionButtonProps) {
  const place = useActionPlace();
  const action = actionOf(id);
  const key = actionKey(id);
  const why = isOff ? whyNot(action, place, null) : undefined;
  const shown = label ?? actionLabel(action);
  return (
    <Button
      variant={variant}
      size={size}
      title={why ?? actionTitle(id, shown)}
      disabled={isOff}
      onClick={() => runAction(action, place, document.activeElement)}
    >
      {shown}
      {withKey && key && <kbd>{key}</kbd>}
    </Button>
  );
}
