import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * A JSON log without secrets: Authorization, cookies, passwords, the queries of addresses and the codes in the paths
 * of mailed links are never written.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'authorization',
        '*.authorization',
        '*.Authorization',
        '*.*.authorization',
        '*.*.Authorization',
        '*.*.*.Authorization',
        '*.password',
        '*.token',
        '*.cookie',
        '*.*.cookie',
      ],
      censor: '[hidden]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        ip: request.ip,
      }),
      err: errorWithoutSecrets,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * A query may carry a token, under a name spelled in many ways (tok%65n), and what follows /verify/ and /change/ is a
 * code: none of it is written, nor where signs of the address are encoded, once or more. An address without any is written
 * as it came.
 */
function withoutSecrets(url: string): string {
  const plain = decoded(url).replaceAll('\\', '/');
  const shown = plain.replace(/[?#;&].*$/s, '?[hidden]').replace(/(\/(?:verify|change)\/).+/is, '$1[hidden]');
  return shown === plain ? url : shown;
}

/** So many times is what is encoded decoded; whoever encodes an address more often hides it from us. */
const mostLayers = 8;

/** Each %xx as its byte, that of a % included, again until there is none; '?' where there is no end of it. */
function decoded(url: string): string {
  let text = url;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const once = text.replace(/%(?:25)*([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (once === text) return text;
    text = once;
  }
  return '?';
}

/** Error objects of libraries carry whole requests with their headers: only these parts are written. */
function errorWithoutSecrets(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
