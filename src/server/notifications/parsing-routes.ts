import type { FastifyInstance } from 'fastify';
import { type Notification, notificationNames } from '../../messages/index.ts';
import { ApiError } from '../errors.ts';
import { FormFile, takingForms } from '../forms.ts';
import type { Services } from '../services.ts';
import { customsErrorExplanation, customsErrorWords } from './error-words.ts';
import { notificationLimit } from './intake.ts';

interface ParsingBody {
  readonly file?: FormFile;
  readonly xml?: string;
}

/**
 * POST /parse-xml-notification (form): what a notification says, from a file or a text (API-034, D-58). Nothing is kept
 * of it: notifications that count come from customs.
 */
export async function parsingRoutes(
  api: FastifyInstance,
  { messages }: Pick<Services, 'messages'>,
): Promise<void> {
  await takingForms(api, (forms) => {
    forms.post<{ Body: ParsingBody }>(
      '/parse-xml-notification',
      {
        config: { access: { resource: 'customs-declaration', action: 'read' } },
        bodyLimit: 2 * notificationLimit,
        schema: {
          body: {
            type: 'object',
            properties: { file: { type: 'object' }, xml: { type: 'string' } },
          },
        },
      },
      async ({ body: { file, xml } }) => {
        const field = file === undefined ? 'xml' : 'file';
        const bytes = file instanceof FormFile ? await file.bytes() : bytesOf(xml ?? '');
        if (bytes.toString('latin1').trim() === '')
          throw notRead(field, 'Give a file or the text of a notification.');
        const told = await messages.told(bytes);
        if ('refused' in told) throw notRead(field, told.refused);
        if (told.file !== undefined) throw notRead(field, 'This tells of a file, not of a declaration.');
        return { data: told.notifications.map(inWords) };
      },
    );
  });
}

/** A text has no encoding but that of the call, whatever it says of the file it was copied from. */
function bytesOf(xml: string): Buffer {
  return xml.trim() === '' ? Buffer.alloc(0) : Buffer.from(`\uFEFF${xml.replace(/^\uFEFF/, '')}`, 'utf16le');
}

function inWords(notification: Notification) {
  return {
    name: notificationNames[notification.functionCode] ?? notification.functionCode,
    ...notification,
    errors: notification.errors.map((error) => ({
      ...error,
      message: customsErrorWords(error.code ?? '', error.description),
      explanation: customsErrorExplanation(error.code ?? ''),
    })),
  };
}

function notRead(field: string, reason: string): ApiError {
  return new ApiError(422, 'This is no notification of customs.', { errors: { [field]: [reason] } });
}
