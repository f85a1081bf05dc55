import { describe, expect, it } from 'vitest';
import type { EditEntry, MailEntry } from '../../src/app/api/history.ts';
import type { TimelineEntry } from '../../src/app/api/sending.ts';
import { text } from '../../src/app/dialog-texts.ts';
import { storyOf } from '../../src/app/editor/history/story.ts';
import { endOf } from '../../src/app/sending/timeline/sent-end.ts';

const instant = (minute: number) => new Date(Date.UTC(2026, 10, 22, 14, minute)).toISOString();
const sent = (id: number, minute: number) => ({ kind: 'sent', id, at: instant(minute) }) as TimelineEntry;
/** Issued by customs' clock, received by ours. */
const told = (id: number, issued: number, received: number) =>
  ({ kind: 'notification', id, at: instant(issued), received_at: instant(received) }) as TimelineEntry;
const edit = (id: number, minute: number) => ({ kind: 'edit', id, at: instant(minute) }) as EditEntry;
const mail = (id: number, minute: number) => ({ kind: 'mail', id, at: instant(minute) }) as MailEntry;
const names = (entries: readonly { kind: string; id: number }[]) =>
  entries.map(({ kind, id }) => `${kind} ${id}`);

describe('the story of a declaration', () => {
  it('has edits and mails where they happened by our clock, the newest first', () => {
    // Customs' clock is ten minutes behind ours.
    const entries = [told(2, 12, 22), told(1, 2, 12), sent(7, 10)];
    const story = storyOf(entries, { edits: [edit(1, 5), edit(2, 15), edit(3, 30)], mails: [mail(1, 23)] });
    expect(names(story)).toEqual([
      'edit 3',
      'mail 1',
      'notification 2',
      'edit 2',
      'notification 1',
      'sent 7',
      'edit 1',
    ]);
  });

  it('leaves messages and answers in the order they are told in', () => {
    // A late answer to the first message is told with it.
    const entries = [told(3, 40, 40), sent(8, 30), told(2, 20, 50), sent(7, 10)];
    const story = storyOf(entries, { edits: [edit(1, 35)], mails: [] });
    expect(names(story.filter(({ kind }) => kind !== 'edit'))).toEqual(names(entries));
    expect(names(storyOf([], { edits: [edit(1, 1), edit(2, 2)], mails: [] }))).toEqual(['edit 2', 'edit 1']);
  });

  it('keeps messages and answers of before what is known of edits and mails', () => {
    const entries = [sent(8, 30), told(1, 12, 12), sent(7, 10)];
    const history = { edits: [edit(1, 15), edit(2, 25), edit(3, 35)], mails: [mail(1, 14), mail(2, 26)] };
    expect(names(storyOf(entries, history, instant(20)))).toEqual([
      'edit 3',
      'sent 8',
      'mail 2',
      'edit 2',
      'notification 1',
      'sent 7',
    ]);
  });
});

it('what customs refused at once was not taken; what they rejected was', () => {
  const words = (state: string, outcome: string | null) =>
    text(`timeline.sent.${endOf({ state, outcome })}`, { to: 'HMRC' });
  expect(words('refused', 'rejected')).toBe('Not taken by HMRC');
  expect(words('sent', 'rejected')).toBe('Sent to HMRC, rejected');
  expect(words('sent', 'accepted')).toBe('Sent to HMRC');
  expect(words('unconfirmed', null)).toBe('Sent to HMRC, awaiting confirmation');
  expect(words('discarded', 'discarded')).toBe('Given up');
});
