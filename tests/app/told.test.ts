import { describe, expect, it } from 'vitest';
import type { EditEntry, HistoryPage, MailEntry, Sender } from '../../src/app/api/history.ts';
import { withNewest, withOlder } from '../../src/app/editor/history/told.ts';

const instant = (minute: number) => new Date(Date.UTC(2026, 10, 22, 14, minute)).toISOString();
/** Of saves that led from one revision to another, each a minute after the one before. */
const edit = (from: number, id: number) =>
  ({ kind: 'edit', id, since: instant(from), at: instant(id), saves: id - from + 1 }) as EditEntry;
const mail = (id: number, state = 'sent') => ({ kind: 'mail', id, state }) as MailEntry;
const sender = (message: number) => ({ message }) as Sender;
const page = (edits: readonly EditEntry[], next: string | null, mails: readonly MailEntry[] = []) =>
  ({ history: { edits, mails, senders: [] }, next, since: next && edits[0]!.since }) as HistoryPage;
const first = withNewest(undefined, page([edit(11, 12), edit(13, 14)], '11'));
const both = withOlder(first, page([edit(5, 7), edit(8, 10)], '5'));

describe('what is told of a history', () => {
  it('goes back as far as pages were asked for', () => {
    expect(first).toMatchObject({ next: '11', olderPages: 0 });
    expect(both).toMatchObject({ next: '5', since: instant(5), olderPages: 1 });
    expect(both.history.edits).toEqual([edit(5, 7), edit(8, 10), edit(11, 12), edit(13, 14)]);
  });

  it('keeps what older pages told once the newest was read again, which begins later now', () => {
    const again = withNewest(both, page([edit(13, 15), edit(16, 16)], '13'));
    expect(again).toMatchObject({ next: '5', since: instant(5), olderPages: 1 });
    expect(again.history.edits).toEqual([edit(5, 7), edit(8, 10), edit(11, 12), edit(13, 15), edit(16, 16)]);
  });

  it('counts all saves of an edit that began before the newest page', () => {
    const long = withOlder(withNewest(undefined, page([edit(13, 20)], '13')), page([edit(5, 12)], null));
    const again = withNewest(long, page([edit(15, 22)], '15'));
    expect(again.history.edits).toEqual([edit(5, 12), edit(13, 22)]);
  });

  it('has each mail and sender once, as it was told last', () => {
    const known = withNewest(undefined, {
      history: { edits: [], mails: [mail(1), mail(2, 'waiting')], senders: [sender(1), sender(2)] },
      ...{ next: null, since: null },
    });
    const { history } = withNewest(known, {
      history: { edits: [], mails: [mail(2), mail(3)], senders: [sender(2), sender(3)] },
      ...{ next: null, since: null },
    });
    expect(history.mails).toEqual([mail(1), mail(2), mail(3)]);
    expect(history.senders).toEqual([sender(1), sender(2), sender(3)]);
  });

  it('begins anew where more was saved meanwhile than a page tells', () => {
    const page2 = page([edit(30, 31), edit(32, 33)], '30');
    expect(withNewest(both, page2)).toEqual({ ...page2, olderPages: 0 });
  });
});
