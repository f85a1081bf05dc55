import type { SupportKind } from '../../computations/attachments.ts';
import type { DocumentData } from '../../engine/index.ts';
import { api } from './client.ts';

/** Calls of the pages before sign-in (specification 3 section 7); what is sent is the form as it is entered. */
export const accountCalls = {
  register: (form: DocumentData) => post('/register', form),
  verify: (code: string) => post('/verify', { verification_code: code }),
  reset: (form: DocumentData) => post('/reset', form),
  change: (form: DocumentData) => post('/change', form),
  sendResetMfaCode: (email: string) => post('/send-reset-mfa-code', { email }),
  resetMfa: (email: string, form: DocumentData) => post('/auth/request', { email, ...form }),
  /** POST /contact-support or /feedback (API-226, API-257). */
  async writeToSupport(kind: SupportKind, words: DocumentData, file: File | undefined): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(words)) form.set(name, String(value));
    if (file) form.set('file', file);
    await api.post(`/${kind}`, form);
  },
} as const;

async function post(path: string, body: object): Promise<void> {
  await api.post(path, body);
}
