import Block from '@mui/icons-material/BlockRounded';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import Schedule from '@mui/icons-material/ScheduleRounded';
import type { ComponentType } from 'react';
import type { RowStatus } from '../api/lists.ts';
import { text } from '../texts.ts';
import type { StatusTone } from '../theme/tokens.ts';
import { statusTone } from './status-tone.ts';

const ICONS: Readonly<Record<StatusTone, ComponentType<{ className?: string }>>> = {
  red: ErrorOutline,
  yellow: Schedule,
  green: CheckCircle,
  grey: Block,
  violet: Schedule,
};

/** What is said of an unconfirmed message instead of the status: in a list that it is opened to be settled. */
const UNCONFIRMED = {
  list: { words: 'list.unconfirmed', why: 'list.unconfirmedWhy' },
  bar: { words: 'bar.unconfirmed', why: 'bar.unconfirmedWhy' },
} as const;

/** Of a status that has no colour: most of them are of something under way. */
function plainIcon(word: string): ComponentType<{ className?: string }> {
  if (/accept|finalized/.test(word)) return CheckCircle;
  if (word.includes('decline')) return ErrorOutline;
  return PLAIN[word] ?? Schedule;
}

const PLAIN: Readonly<Record<string, ComponentType<{ className?: string }>>> = {
  draft: Edit,
  enquiry: HelpOutline,
  cancellation: Block,
  lapsed: Block,
};

/** A status, and what may be said instead of it. */
export interface ShownStatus {
  readonly status: RowStatus;
  readonly unconfirmed?: keyof typeof UNCONFIRMED | undefined;
  /** Why its message has not left yet. */
  readonly unsent?: string | undefined;
}

/** A status in words: those of a customer's own, else the locale's. */
function statusWords(status: RowStatus): string {
  if (typeof status === 'string') return text(`status.${status}`);
  return status.name ?? text(`status.${status.corresponding_default_status}`);
}

/** Of an unconfirmed message what it asks of a person there, of one that has not left that it has not. */
export function shownWords({ status, unconfirmed, unsent }: ShownStatus): string {
  if (unconfirmed) return text(UNCONFIRMED[unconfirmed].words);
  return unsent ? text('bar.notSent') : statusWords(status);
}

/** The status of a request, where it says more than the declaration's own: of a cancelled one both say the same. */
export function requestBeside(status: string, request: string | null): string | undefined {
  return request === null || request === status ? undefined : request;
}

/** What is said of a status as icon and word in its colour. */
export function StatusChip(shown: ShownStatus) {
  const { status, unconfirmed, unsent } = shown;
  const tone = statusTone(status);
  const word = typeof status === 'string' ? status : status.corresponding_default_status;
  const Icon = unconfirmed ? HelpOutline : tone ? ICONS[tone] : plainIcon(word);
  return (
    <span
      className={`chip${tone ? ` tone-${tone}` : ''}`}
      title={unconfirmed ? text(UNCONFIRMED[unconfirmed].why) : unsent}
    >
      <Icon className="chip-icon" />
      {shownWords(shown)}
    </span>
  );
}
