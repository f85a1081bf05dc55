import { isAddress, isSecureAddress } from '../../../../server/sending/addresses.ts';
import { type PostOutcome, unposted } from '../../../../server/sending/gateway.ts';
import type { HttpPost } from '../../../../server/sending/http-post.ts';
import type { SentFile } from '../../../../server/storage/tables.ts';
import { outcomeOfAnswer } from './answers.ts';

/** The stores that customs name as places of files. They are told nothing but what the place asks for: no token. */
export interface FileStore {
  post(file: SentFile | undefined, body: Buffer, signal: AbortSignal): Promise<PostOutcome>;
}

/** Answers of a store that has the file; it redirects nobody, because no redirect is asked for. */
const taken = [200, 201, 204];

/**
 * Posts files as the forms that customs asked for: every field as given, the file last (reference cds section 5).
 * With `mustBeSecure` none goes unencrypted to another machine.
 */
export function createFileStore(post: HttpPost, { mustBeSecure }: { mustBeSecure: boolean }): FileStore {
  return {
    async post(file, body, signal) {
      if (file?.place === undefined) return unposted('Customs has not named the place of this file.');
      const { href, fields } = file.place;
      if (!isAddress(href, ['http:', 'https:']))
        return unposted('The place customs named for this file is no address.');
      if (mustBeSecure && !isSecureAddress(href))
        return unposted('The place customs named for this file takes it unencrypted; it was not posted.');
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(body)], { type: file.type }), file.name);
      const encoded = new Response(form);
      const answer = await post(
        {
          url: href,
          headers: { 'Content-Type': encoded.headers.get('content-type')! },
          body: Buffer.from(await encoded.arrayBuffer()),
        },
        signal,
      );
      if ('kind' in answer) return answer;
      return taken.includes(answer.status)
        ? { kind: 'taken', httpStatus: answer.status, conversationId: null }
        : outcomeOfAnswer(answer, null);
    },
  };
}
