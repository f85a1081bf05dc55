import { functionCodes, reachOf } from './cds/function-codes.ts';
import type { Pointer } from './cds/place.ts';
import { additionalMessageRules } from './cds/rules/additional-message.ts';
import { rules } from './cds/rules/index.ts';
import { scenarios } from './cds/scenarios.ts';
import type { OwnAddress } from './own-address.ts';
import { oddAnswers } from './shared/odd-answers.ts';
import { escapeHtml, writePage } from './shared/page.ts';
import { type Switches, switchFacts } from './shared/switches.ts';

const messagesShown = 200;

/** The page at the simulator's own address: switches, messages taken, the channel, scenarios and rules. */
export function writeScreen({
  authority,
  channel,
  inbox,
  switches,
  authorization,
  uploads,
  schemaJudge,
}: OwnAddress): string {
  const messages = authority.taken
    .toReversed()
    .slice(0, messagesShown)
    .map((message) => [
      new Date(message.takenAt).toISOString().slice(0, 19).replace('T', ' '),
      message.lrn,
      message.kind,
      message.mrn,
      message.verdict,
      message.errors.map(({ code, pointer }) => `${code} ${pointerText(pointer)}`).join('\n'),
      message.conversationId,
    ]);
  const files = [...uploads.places.values()]
    .toReversed()
    .slice(0, messagesShown)
    .map(({ declarationId, file, reference, outcome }) => [
      declarationId,
      String(file.sequence),
      file.documentType ?? '',
      reference,
      outcome ?? 'not uploaded',
    ]);
  const unpulled = inbox.list({ isPulled: false }).length;
  const pulled = inbox.list({ isPulled: true }).length;
  const blocked = channel.state.isBlocked
    ? ', channel blocked: the receiver does not answer or answers 5xx'
    : '';
  return writePage(
    'Customs simulator',
    `<header><h1>Customs simulator</h1>
<p>A rehearsal authority. It speaks the published Customs Declarations API and is no part of HMRC.
The same as data: <a href="/simulator/messages">messages</a>, <a href="/simulator/switches">switches</a>.</p></header>
<main><h2 id="switches">Switches</h2>
${switchForm(switches)}
<h2>Notifications</h2>
<p>${channel.state.delivered} delivered, ${channel.waitingCount} waiting${blocked}. To be pulled: ${unpulled}, pulled: ${pulled}.</p>
<h2>Messages taken</h2>
${messages.length === 0 ? '<p>None yet.</p>' : table('Messages taken', ['Taken (UTC)', 'LRN', 'Message', 'MRN', 'Verdict', 'Errors', 'Conversation'], messages)}
<h2>Files</h2>
${files.length === 0 ? '<p>None yet.</p>' : table('Files', ['MRN', 'File', 'Document', 'Reference', 'Outcome'], files)}
<h2>Scenarios</h2><p>Begin an LRN with these letters.</p>
${table(
  'Scenarios',
  ['LRN begins', 'What happens'],
  scenarios.map(({ prefix, story }) => [prefix, story]),
)}
<h2>Odd answers</h2><p>An LRN that begins with TTHAS and one of these keys is taken and answered so the first time, as
TTHAS503-1; with TTNOT it is not taken. The switches above answer every message so.</p>
${table(
  'Odd answers',
  ['Key', 'Answer'],
  Object.entries(oddAnswers).map(([key, { story }]) => [key, story]),
)}
<h2>Notification codes</h2><p>Each is told under an LRN that begins with these letters.</p>
${table(
  'Notification codes',
  ['Code', 'Name', 'Meaning', 'LRN begins'],
  functionCodes.map((each) => [each.code, each.name, each.meaning, reachOf(each)]),
)}
<h2>Authorisation</h2>
<p>Applications ask for authority at /oauth/authorize and exchange it at /oauth/token. The client id known here
is <strong>${escapeHtml(authorization.clientId)}</strong>.</p>
<form method="post" action="/simulator/authority/end"><p class="quiet">While bearer tokens are on, what it let in is refused from then on.</p>
<div class="actions"><button class="second">Take back all authority that users granted</button></div></form>
<h2>Rules</h2>
<p>${schemaJudge ? 'Messages are judged by the official schemas too.' : 'Messages are judged by these; the official schemas were not given (SIMULATOR_SCHEMAS).'}</p>
${table(
  'Rules',
  ['Code', 'Demand'],
  [...rules, ...additionalMessageRules].map(({ code, demand }) => [code, demand]),
)}</main>`,
  );
}

function switchForm({ state }: Switches): string {
  const fields = switchFacts.map(({ name, label, story, settings }) => {
    const attributes = `id="${name}" name="${name}" aria-describedby="${name}-story"`;
    const field =
      typeof settings === 'number'
        ? `<input ${attributes} type="number" min="0" max="${settings}" required value="${state[name]}">`
        : `<select ${attributes}>${settings
            .map((value) => `<option${value === state[name] ? ' selected' : ''}>${value}</option>`)
            .join('')}</select>`;
    return `<div><label for="${name}">${label}</label><p class="quiet" id="${name}-story">${story}</p>${field}</div>`;
  });
  return `<form method="post" action="/simulator/switches"><fieldset aria-labelledby="switches">${fields.join('')}</fieldset>
<div class="actions"><button>Set switches</button></div></form>`;
}

/** A table that scrolls sideways by itself where it is wider than the page, by keyboard too. */
function table(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('');
  return `<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function pointerText(pointer: Pointer = []): string {
  return pointer
    .map(
      ({ section, sequence, tag }) => `${section}${sequence ? `[${sequence}]` : ''}${tag ? `/${tag}` : ''}`,
    )
    .join('/');
}
