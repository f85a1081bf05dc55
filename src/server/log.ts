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
 * code: none of it is written.
 */
function withoutSecrets(url: string): string {
  return url.replace(/[?#].*$/s, '?[hidden]').replace(/^(\/+(?:verify|change)\/).+/is, '$1[hidden]');
}

/** Error objects of libraries carry whole requests with their headers: only these parts are written. */
function errorWithoutSecrets(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
