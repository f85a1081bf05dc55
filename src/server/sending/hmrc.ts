import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import axios, { isAxiosError } from 'axios';
import type { Bearer, Bearers } from '../authorisation/bearer.ts';
import type { Settings } from '../settings.ts';
import type { Authority, OutgoingMessage, PostOutcome } from './authority.ts';
import { isServed } from './environment.ts';

export interface HmrcOptions {
  readonly url: string;
  readonly apiVersions: Settings['hmrcApiVersions'];
  /** What it is: messages of an environment it does not serve are not posted. */
  readonly environment: Settings['environment'];
  readonly bearers: Bearers;
  readonly timeoutMs: number;
}

/** Largest error body read; the published ones name at most 25 errors. */
const responseLimit = 256 * 1024;

/** Failures before a connection stood: nothing was written. */
const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Answers that say 'come again' (reference cds section 5). */
const comeAgain = [429, 500, 503];

/** HMRC's Customs Declarations API, or the simulator that speaks it. */
export function createHmrc({ url, apiVersions, environment, bearers, timeoutMs }: HmrcOptions): Authority {
  // A kept connection may be half dead, and a reset on it would say nothing about the message.
  const httpAgent = new HttpAgent({ keepAlive: false });
  const httpsAgent = new HttpsAgent({ keepAlive: false });

  async function postWith(
    token: string,
    message: OutgoingMessage,
    signal: AbortSignal,
  ): Promise<PostOutcome> {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const response = await axios.post<Readable>(`${url}/customs/declarations/`, message.body, {
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: `application/vnd.hmrc.${apiVersions[message.environment]}+xml`,
          'Content-Type': 'application/xml; charset=utf-8',
        },
        adapter: 'http',
        httpAgent,
        httpsAgent,
        proxy: false,
        maxRedirects: 0,
        responseType: 'stream',
        signal: bounded,
        validateStatus: () => true,
      });
      const conversation: unknown = response.headers['x-conversation-id'];
      return outcomeOf(
        response.status,
        typeof conversation === 'string' ? conversation : null,
        await textOf(response.data),
      );
    } catch (error) {
      return failureOf(error, signal.aborted, timeoutMs);
    }
  }

  async function bearerOf(userId: number, refused?: string): Promise<Bearer> {
    try {
      return await bearers.of(userId, refused);
    } catch (error) {
      return { kind: 'none', reason: `The authorisation could not be read (${String(error)}).` };
    }
  }

  return {
    name: 'HMRC',
    async post(message, signal) {
      const { user_id } = message;
      if (!isServed(message.environment, environment)) {
        return unposted(`The message is meant for ${message.environment}, which this authority is not.`);
      }
      const bearer = await bearerOf(user_id);
      if (bearer.kind === 'none') return unposted(bearer.reason);
      const outcome = await postWith(bearer.token, message, signal);
      if (outcome.kind !== 'refused' || outcome.httpStatus !== 401) return outcome;
      // The token is judged before the message is read, so this one was not taken.
      const renewed = await bearerOf(user_id, bearer.token);
      if (renewed.kind === 'token') return await postWith(renewed.token, message, signal);
      return renewed.isFinal ? outcome : unposted(renewed.reason);
    },
  };
}

/** It waits for what it lacks; nothing was posted, or nothing that could be taken. */
function unposted(reason: string): PostOutcome {
  return { kind: 'unposted', reason };
}

function outcomeOf(httpStatus: number, conversationId: string | null, response: string): PostOutcome {
  if (httpStatus === 202) return { kind: 'taken', httpStatus, conversationId };
  if (comeAgain.includes(httpStatus)) {
    return { kind: 'untaken', httpStatus, reason: `Customs answered ${httpStatus} and asks to come again.` };
  }
  if (httpStatus >= 400 && httpStatus < 500) {
    const reason = `Customs did not take the message (${httpStatus}).`;
    return { kind: 'refused', httpStatus, conversationId, response, reason };
  }
  const reason = `Customs answered ${httpStatus}, which does not tell whether it has the message.`;
  return { kind: 'unknown', httpStatus, reason };
}

function failureOf(error: unknown, wasStopped: boolean, timeoutMs: number): PostOutcome {
  const code = isAxiosError(error) ? (error.code ?? '') : '';
  if (neverConnected.includes(code)) {
    return { kind: 'untaken', httpStatus: null, reason: `Customs cannot be reached (${code}).` };
  }
  const cause = wasStopped
    ? 'Tidewaiter was stopped'
    : code === 'ERR_CANCELED'
      ? `no answer came within ${timeoutMs / 1000} seconds`
      : `the connection broke (${code || String(error)})`;
  const reason = `The message was posted and then ${cause}: customs may have it.`;
  return { kind: 'unknown', httpStatus: null, reason };
}

/** What of an answer's body arrived; its status line has said the essential already. */
async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > responseLimit) break;
    }
  } catch {
    // The status stands; the rest of the body is lost.
  }
  stream.destroy();
  return Buffer.concat(chunks).subarray(0, responseLimit).toString('utf8');
}
