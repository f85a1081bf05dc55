import Button from '@mui/material/Button';
import type { Patch } from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { isComplete, type Reason, type ReasonForm } from './reason-form.ts';

interface ForAllProps {
  readonly form: ReasonForm;
  readonly reasons: readonly Reason[];
}

/** Takes the first reason that is complete for all differences that have none yet. */
export function ForAll({ form, reasons }: ForAllProps) {
  const first = reasons.find(isComplete);
  const open = reasons.filter((reason) => !isComplete(reason)).length;
  if (first === undefined || open === 0) return null;
  const takeForAll = () =>
    form.store.edit(
      reasons.flatMap((reason, row) => (isComplete(reason) ? [] : patchesOf(first, String(row)))),
    );
  return (
    <Button variant="outlined" className="process-for-all" onClick={takeForAll}>
      {text('amend.forAll', { count: open })}
    </Button>
  );
}

function patchesOf(reason: Reason, row: string): readonly Patch[] {
  return (['change_reason', 'statement_description'] as const).map((field) => ({
    op: 'set',
    path: ['changes', { id: row }, field],
    value: reason[field],
  }));
}
