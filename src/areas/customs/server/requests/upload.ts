import { createHash } from 'node:crypto';
import { uploadTexts } from '../../../../generated/upload-texts.ts';
import { writeFileUploadRequest } from '../../../../messages/index.ts';
import { largestFile, mostFiles, sizeFault, TypeJudge } from '../../../../messages/uploaded-file.ts';
import type { Actor } from '../../../../server/access.ts';
import { ApiError } from '../../../../server/errors.ts';
import type { FormFile } from '../../../../server/forms.ts';
import type { Provider } from '../../../../server/sending/provider.ts';
import { leave, queueMessage } from '../../../../server/sending/queue.ts';
import type { Settings } from '../../../../server/settings.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { fillText } from '../../../../server/texts.ts';
import { channelOf, refuseOtherWay, requireHeld } from './held.ts';

/** All files of the largest upload, and the parts of the form around them. */
export const uploadFormLimit = mostFiles * largestFile + 1024 * 1024;

export interface Upload {
  readonly id: number;
  readonly files: readonly FormFile[];
  /** To whom and by which badge, where the caller says so; it must be the way the declaration went. */
  readonly provider?: Provider;
  readonly badge?: string;
  readonly settings: Pick<Settings, 'environment' | 'serviceProviders'>;
  readonly ip: string;
}

/**
 * Puts an upload of files for a declaration customs hold into the outbox: the request for their places, and each file,
 * which goes once customs has named its place; in one transaction with status and audit rows. It goes where the
 * declaration went. 404 out of reach; 409 with the first while one is on its way, and with the reason when it is not
 * offered; 422 with what customs would not take, judged by content.
 */
export async function sendUpload(db: Database, actor: Actor, upload: Upload): Promise<void> {
  const { id, files, settings, ip } = upload;
  const judged = await judgedFiles(files);
  await db.transaction().execute(async (transaction) => {
    const { declaration, held } = await requireHeld(transaction, actor, {
      id,
      action: 'cds-upload',
      kinds: ['upload', 'file'],
    });
    refuseOtherWay(held, upload);
    const channel = await channelOf(transaction, held, settings);
    const { submitter } = held.submission;
    if (channel.badge !== null && submitter === null) throw noSubmitter(channel.provider);
    const common = { ...channel, submitter, lrn: null, document: null, ip };
    const request = await queueMessage(transaction, actor, declaration, {
      ...common,
      kind: 'upload',
      about_id: held.submission.id,
      body: Buffer.from(writeFileUploadRequest(declaration.mrn!, files.length), 'utf8'),
      action: 'upload sent',
      noted: { mrn: declaration.mrn },
    });
    for (const [index, { name, size, bytes, type, sha256 }] of judged.entries()) {
      const file = {
        name: plainName(name),
        type,
        size,
        sequence: index + 1,
      };
      await queueMessage(transaction, actor, declaration, {
        ...common,
        kind: 'file',
        about_id: request,
        state: 'prepared',
        // One at a time: together they may be 110 MiB.
        body: await bytes(),
        sha256,
        detail: JSON.stringify({ file }),
        action: 'file sent',
        noted: file,
      });
    }
    await leave(transaction, id);
  });
}

/** A file that customs take: its media type and its hash. */
interface JudgedFile extends Pick<FormFile, 'name' | 'size' | 'bytes'> {
  readonly type: string;
  readonly sha256: string;
}

/** The files, each judged by what it holds. Throws 422 with what customs would not take (CUS-311). */
async function judgedFiles(files: readonly FormFile[]): Promise<readonly JudgedFile[]> {
  if (files.length === 0) throw refused([uploadTexts['upload.none']]);
  if (files.length > mostFiles) {
    const values = { most: String(mostFiles), count: String(files.length) };
    throw refused([fillText(uploadTexts['upload.tooMany'], values)]);
  }
  const found: string[] = [];
  const judged: JudgedFile[] = [];
  for (const file of files) {
    const { name, size, bytes } = file;
    const { type, sha256 } = sizeFault(size) === undefined ? await judgedContent(file) : nothingRead;
    if (type !== undefined) {
      judged.push({ name, size, bytes, type, sha256 });
      continue;
    }
    const values = { name: plainName(name), most: String(largestFile) };
    found.push(fillText(uploadTexts[`upload.${sizeFault(size) ?? 'wrongType'}`], values));
  }
  if (found.length > 0) throw refused(found);
  return judged;
}

const nothingRead = { type: undefined, sha256: '' };

/** Of one reading, piece by piece: judged or hashed at once, the largest would keep everybody waiting. */
async function judgedContent({ pieces }: FormFile) {
  const judge = new TypeJudge();
  const hash = createHash('sha256');
  for await (const piece of pieces()) {
    judge.take(piece);
    hash.update(piece);
  }
  return { type: judge.type(), sha256: hash.digest('hex') };
}

function refused(found: string[]): ApiError {
  const errors = { files: found };
  return new ApiError(422, found.join('\n'), { errors, data: { error: errors } });
}

function noSubmitter(provider: Provider): ApiError {
  const message = `${provider} wants the declarant’s EORI number with files, and this declaration was sent without one.`;
  return new ApiError(409, message, { data: { outbox: null } });
}

/** Longest name of a file that is kept. */
const longestName = 200;

/** Controls, halves of characters (a cut leaves one), and what has a name read from its other end ('exe.jpg'). */
const noName = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** The name of a file without its folders and controls, its end kept when it is long. */
function plainName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  return own.replace(noName, '').trim().slice(-longestName).replace(noName, '') || 'file';
}
