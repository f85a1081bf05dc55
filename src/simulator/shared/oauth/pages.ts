import { escapeHtml, writePage } from '../page.ts';
import { scopes as known } from './scopes.ts';

/** Asks a user whether an application may act for them; the answer is posted to `action`. */
export function writeConsentPage(clientId: string, scopes: readonly string[], action: string): string {
  const wishes = scopes.map((scope) => `<li>${escapeHtml(`${known.get(scope)} (${scope})`)}</li>`).join('');
  return writePage(
    'Grant authority – Customs simulator',
    `<main><h1>Grant authority to an application</h1>
<p>This is a rehearsal: the customs simulator stands in for the Government Gateway, and no one signs in.</p>
<p>The application <strong>${escapeHtml(clientId)}</strong> asks for authority to</p>
<ul>${wishes}</ul>
<p>Authority lasts 18 months, or until it is taken back.</p>
<form method="post" action="${escapeHtml(action)}"><div class="actions">
<button name="decision" value="grant">Grant authority</button>
<button name="decision" value="deny" class="second">Do not grant authority</button>
</div></form></main>`,
  );
}

/** Tells a user that what an application asked cannot be answered, nor sent back to it. */
export function writeRefusedPage(reason: string): string {
  return writePage(
    'Request refused – Customs simulator',
    `<main><h1>This request cannot be answered</h1>
<p>${escapeHtml(reason)}. The application that sent you here has to be set up with the client id and the
redirect address this simulator knows. Go back to it.</p></main>`,
  );
}
