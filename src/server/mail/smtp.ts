import { createTransport } from 'nodemailer';
import type { MailAttachment } from './mail.ts';

export interface OutgoingMail {
  /** Stays the same when it is tried again. */
  readonly messageId: string;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly replyTo?: string;
  readonly attachment?: MailAttachment;
}

/**
 * taken: the mail server has it. refused: it will never take this one. untaken: it did not take it now, or
 * could not be asked.
 */
type MailOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused' | 'untaken'; readonly reason: string };

/** A mail server. Never throws: every end of a delivery is an outcome. */
export interface MailServer {
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<MailOutcome>;
}

const timeoutMs = 30_000;

/**
 * The mail server at an address such as smtps://name:password@mail.example:465. With `requireTls` a plain
 * connection is turned into an encrypted one (STARTTLS) or nothing is sent.
 */
export function createMailServer(options: { url: string; from: string; requireTls: boolean }): MailServer {
  const transport = createTransport(
    {
      url: options.url,
      requireTLS: options.requireTls,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  );
  return {
    async deliver({ messageId, address, subject, body, replyTo, attachment }, signal) {
      try {
        // An address object is one address, whatever stands in it.
        await transport.sendMail({
          messageId,
          to: { name: '', address },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text: body,
          attachments: attachment && [
            { filename: attachment.name, contentType: attachment.type, content: attachment.content },
          ],
          signal,
        });
        return { kind: 'taken' };
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
        const isFinal = isAboutThisMail && (responseCode === undefined || responseCode >= 500);
        return { kind: isFinal ? 'refused' : 'untaken', reason: reasonOf(error) };
      }
    },
  };
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000);
}
