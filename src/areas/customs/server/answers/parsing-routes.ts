import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../../server/errors.ts';
import { FormFile, takingForms } from '../../../../server/forms.ts';
import type { Services } from '../../../../server/services.ts';
import { askerFor } from '../../../../server/threads/threads.ts';
import { notificationLimit } from './intake.ts';
import { parsedWork } from './works.ts';

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
  { threads }: Pick<Services, 'threads'>,
): Promise<void> {
  await takingForms(api, threads, (forms) => {
    forms.post<{ Body: ParsingBody }>(
      '/parse-xml-notification',
      {
        config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'parse' },
        bodyLimit: notificationLimit + 64 * 1024,
        schema: {
          body: {
            type: 'object',
            properties: { file: { type: 'object' }, xml: { type: 'string' } },
          },
        },
      },
      async ({ actor, body: { file, xml } }, reply) => {
        const field = file === undefined ? 'xml' : 'file';
        const brought = file instanceof FormFile ? await file.bytes() : (xml ?? '');
        const parsed = await threads.run(parsedWork, brought, askerFor('uploads', actor));
        if ('refused' in parsed) throw notRead(field, parsed.refused);
        return await reply.type('application/json').send(parsed.json);
      },
    );
  });
}

function notRead(field: string, reason: string): ApiError {
  return new ApiError(422, 'This is no notification of customs.', { errors: { [field]: [reason] } });
}
