import Block from '@mui/icons-material/BlockRounded';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import Schedule from '@mui/icons-material/ScheduleRounded';
import type { ComponentType } from 'react';
import { text } from '../texts.ts';
import type { StatusTone } from '../theme/tokens.ts';

/** Tint of a row or chip by status (specification, section 4; D on accepted statuses); absent: none. */
const TONES: Readonly<Record<string, StatusTone>> = {
  rejected: 'red',
  rejection: 'red',
  inactive: 'red',
  validation: 'yellow',
  submitted: 'yellow',
  amend_submit: 'yellow',
  cancel_submit: 'yellow',
  monitoring: 'yellow',
  handling_debts: 'yellow',
  control: 'yellow',
  invalidation: 'green',
  exited: 'green',
  cleared: 'green',
  complete: 'green',
  accepted: 'green',
  blocked: 'grey',
};

const ICONS: Readonly<Record<StatusTone, ComponentType<{ className?: string }>>> = {
  red: ErrorOutline,
  yellow: Schedule,
  green: CheckCircle,
  grey: Block,
  violet: Schedule,
};

/** Class that tints a row of this status, '' for none. */
export function statusTone(status: string): StatusTone | undefined {
  return TONES[status];
}

/** A status as icon and word in its colour; of an unconfirmed message instead what it asks of a person. */
export function StatusChip({ status, unconfirmed = false }: { status: string; unconfirmed?: boolean }) {
  const tone = TONES[status];
  const Icon = unconfirmed ? HelpOutline : tone ? ICONS[tone] : status === 'draft' ? Edit : Schedule;
  return (
    <span
      className={`chip${tone ? ` tone-${tone}` : ''}`}
      title={unconfirmed ? text('list.unconfirmedWhy') : undefined}
    >
      <Icon className="chip-icon" />
      {text(unconfirmed ? 'list.unconfirmed' : `status.${status}`)}
    </span>
  );
}
