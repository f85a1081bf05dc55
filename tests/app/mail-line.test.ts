import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MailEntry } from '../../src/app/api/history.ts';
import { MailLine } from '../../src/app/editor/history/HistoryLines.tsx';

/** The line of a mail in the timeline, as HTML. */
function line(state: MailEntry['state']): string {
  const at = new Date(Date.UTC(2026, 10, 22, 14)).toISOString();
  const entry = { kind: 'mail', id: 1, at, subject: 'Accepted', address: 'a@b.example', state } as const;
  return renderToStaticMarkup(createElement(MailLine, { entry }));
}

describe('the line of a mail', () => {
  it('SHL-127: that failed is marked bad, says so, and says what to do', () => {
    expect(line('failed')).toContain('class="timeline-entry is-bad"');
    expect(line('failed')).toContain('Mail to a@b.example could not be sent');
    expect(line('failed')).toContain('Problem with email! Check it in settings.');
  });

  it.each([
    ['waiting', 'Mail to a@b.example waiting to be sent'],
    ['sent', 'Mail to a@b.example<'],
    ['kept', 'Mail to a@b.example, kept in the local mailbox'],
  ] as const)('that is %s says so, and nothing of a problem', (state, words) => {
    expect(line(state)).toContain(words);
    expect(line(state)).not.toContain('is-bad');
    expect(line(state)).not.toContain('Problem with email');
  });
});
