/** A file somebody sends with their words, as both sides judge it (specification 3 section 5). */
export interface AttachedFile {
  readonly name: string;
  /** Media type as the browser or the content says; '' where nothing does. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Where words to the operator come from: contact support, or feedback. */
export type SupportKind = 'contact-support' | 'feedback';

/** Media types of what may be attached, by the end of a file's name. */
const typesByEnding: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  png: 'image/png',
};
const attachable = new Set(Object.values(typesByEnding));

/** Largest attachment of contact support, bytes. */
const contactFileBytes = 10_000_000;
/** An attachment of feedback is smaller than this, bytes. */
const feedbackFileBytes = 220_000;
/** Largest avatar, bytes (COM-011). */
const avatarBytes = 3_145_728;
const avatarTypes = new Set(['image/jpeg', 'image/png']);

/** The media type of a file by its name's end, which on some computers says more than the browser does of a CSV. */
export function attachmentType({ name, type }: Pick<AttachedFile, 'name' | 'type'>): string {
  return typesByEnding[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? type;
}

/** What is wrong with an attachment, in the specification's words; undefined when nothing is. */
export function attachmentFault(kind: SupportKind, file: AttachedFile): string | undefined {
  const type = attachmentType(file);
  const isTooLarge = kind === 'feedback' && file.size >= feedbackFileBytes;
  if (isTooLarge || !attachable.has(type)) return `${type || file.name}: not supported format`;
  return file.size > contactFileBytes ? 'Max file size 10Mb' : undefined;
}

/** What is wrong with the picture of a person, in the specification's words; undefined when nothing is (COM-010, COM-012). */
export function avatarFault({ type, size }: Pick<AttachedFile, 'type' | 'size'>): string | undefined {
  if (!avatarTypes.has(type)) return 'File should be in jpeg/jpg/png format';
  return size > avatarBytes ? 'File should be less than 3MB' : undefined;
}
