import type { Authority, TakenMessage } from './authority.ts';
import type { Channel } from './notifications/channel.ts';
import type { Pointer } from './place.ts';
import { additionalMessageRules } from './rules/additional-message.ts';
import { rules } from './rules/index.ts';
import { scenarios } from './scenarios.ts';

/** What this authority counts under one LRN. */
export interface LrnCount {
  /** Messages taken; a refused request (4xx, 5xx) was not taken. */
  count: number;
  /** The standing verdict: a later rejection (such as of a reused LRN) does not undo an acceptance. */
  status: TakenMessage['verdict'];
  conversationIds: string[];
}

/** Counts the messages taken by LRN. */
export function countByLrn(taken: readonly TakenMessage[]): Record<string, LrnCount> {
  const counts = new Map<string, LrnCount>();
  for (const { lrn, verdict, conversationId } of taken) {
    const known = counts.get(lrn);
    if (!known) counts.set(lrn, { count: 1, status: verdict, conversationIds: [conversationId] });
    else {
      known.count += 1;
      known.conversationIds.push(conversationId);
      if (verdict === 'accepted' || verdict === 'pre-lodged') known.status = verdict;
    }
  }
  return Object.fromEntries(counts);
}

/** The page at the simulator's own address: messages taken, the channel, scenarios and rules. */
export function writeScreen({ taken }: Authority, channel: Channel): string {
  const messages = taken
    .toReversed()
    .slice(0, 200)
    .map((message) => [
      message.takenAt.toISOString(),
      message.lrn,
      message.kind,
      message.mrn,
      message.verdict,
      message.errors.map(({ code, pointer }) => `${code} ${pointerText(pointer)}`).join('\n'),
      message.conversationId,
    ]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Customs simulator</title><style>
body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1b2733}
table{border-collapse:collapse;width:100%;margin-bottom:2rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d8dee4;white-space:pre-line}
code,td{font-variant-numeric:tabular-nums}</style></head><body>
<h1>Customs simulator</h1>
<p>A rehearsal authority. It speaks the published Customs Declarations API and is no part of HMRC.
The same messages as data: <a href="/simulator/messages">/simulator/messages</a>.</p>
<h2>Notifications</h2>
<p>${channel.state.delivered} delivered, ${channel.waitingCount} waiting${channel.state.isBlocked ? ', channel blocked: the receiver does not answer or answers 5xx' : ''}.</p>
<h2>Messages taken</h2>
${table(['Taken', 'LRN', 'Message', 'MRN', 'Verdict', 'Errors', 'Conversation'], messages)}
<h2>Scenarios</h2><p>Begin an LRN with these letters.</p>
${table(
  ['LRN begins', 'What happens'],
  scenarios.map(({ prefix, story }) => [prefix, story]),
)}
<h2>Rules</h2>
${table(
  ['Code', 'Demand'],
  [...rules, ...additionalMessageRules].map(({ code, demand }) => [code, demand]),
)}
</body></html>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (name: string, row: readonly string[]) =>
    row.map((cell) => `<${name}>${escapeHtml(cell)}</${name}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th', heads)}</tr></thead><tbody>${body}</tbody></table>`;
}

function pointerText(pointer: Pointer): string {
  return pointer
    .map(
      ({ section, sequence, tag }) => `${section}${sequence ? `[${sequence}]` : ''}${tag ? `/${tag}` : ''}`,
    )
    .join('/');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
