import type { XmlElement } from '../../shared/xml/reader.ts';

/** The namespace of everything about file uploads. */
export const fileUploadNamespace = 'hmrc:fileupload';

/** A request for places to upload the files of one declaration to. */
export interface FileUploadRequest {
  readonly declarationId: string;
  readonly groupSize: number;
  readonly files: readonly RequestedFile[];
}

/** One file of the request. */
export interface RequestedFile {
  readonly sequence: number;
  readonly documentType: string | undefined;
  readonly successRedirect: string | undefined;
  readonly errorRedirect: string | undefined;
}

/** Files of one group at most. */
const largestGroup = 11;
const fileElements = ['FileSequenceNo', 'DocumentType', 'SuccessRedirect', 'ErrorRedirect'];

/** What is wrong with the structure of a request, as published; nothing when it is sound. */
export function structureFaults(root: XmlElement): string[] {
  if (root.name !== 'FileUploadRequest' || root.namespace !== fileUploadNamespace)
    return [`Element '${root.name}' is not FileUploadRequest of namespace ${fileUploadNamespace}.`];
  const faults = sequenceFaults(root, '/FileUploadRequest', ['DeclarationID', 'FileGroupSize', 'Files'], 3);
  const id = textOf(root, 'DeclarationID');
  if (id !== undefined && (id.length < 1 || id.length > 22))
    faults.push(`/FileUploadRequest/DeclarationID: value '${id}' must have 1 to 22 characters.`);
  faults.push(...numberFaults(root, '/FileUploadRequest', 'FileGroupSize'));
  const files = root.children.find(({ name }) => name === 'Files');
  if (!files) return faults;
  if (files.children.length === 0) faults.push('/FileUploadRequest/Files: element File is missing.');
  for (const [index, file] of files.children.entries()) {
    const path = `/FileUploadRequest/Files/File[${index + 1}]`;
    if (file.name !== 'File' || file.namespace !== fileUploadNamespace)
      faults.push(`/FileUploadRequest/Files: element '${file.name}' is not expected here.`);
    else
      faults.push(
        ...sequenceFaults(file, path, fileElements, 1),
        ...numberFaults(file, path, 'FileSequenceNo'),
      );
  }
  return faults;
}

/** Reads a structurally sound request. */
export function readFileUploadRequest(root: XmlElement): FileUploadRequest {
  const files = root.children.find(({ name }) => name === 'Files')?.children ?? [];
  return {
    declarationId: textOf(root, 'DeclarationID') ?? '',
    groupSize: Number(textOf(root, 'FileGroupSize')),
    files: files.map((file) => ({
      sequence: Number(textOf(file, 'FileSequenceNo')),
      documentType: textOf(file, 'DocumentType'),
      successRedirect: textOf(file, 'SuccessRedirect'),
      errorRedirect: textOf(file, 'ErrorRedirect'),
    })),
  };
}

/** The published rules a request breaks, in their words. */
export function ruleFaults({ groupSize, files }: FileUploadRequest): string[] {
  const numbers = files.map(({ sequence }) => sequence);
  const rules: [isBroken: boolean, message: string][] = [
    [groupSize > largestGroup, `FileGroupSize exceeds ${largestGroup} limit`],
    [groupSize !== files.length, 'FileGroupSize does not match number of File elements'],
    [numbers.some((number) => number > groupSize), 'FileSequenceNo must not be greater than FileGroupSize'],
    [new Set(numbers).size < numbers.length, 'FileSequenceNo contains duplicates'],
    [!numbers.includes(1), 'FileSequenceNo must start from 1'],
    [
      files.some(({ successRedirect, errorRedirect }) => errorRedirect && !successRedirect),
      'If ErrorRedirect is present then SuccessRedirect must be too',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, message]) => message);
}

/** Children that are not expected, twice there, out of order, or missing among the first `required`. */
function sequenceFaults(
  parent: XmlElement,
  path: string,
  names: readonly string[],
  required: number,
): string[] {
  let last = -1;
  const faults = parent.children.flatMap((child) => {
    const position = child.namespace === fileUploadNamespace ? names.indexOf(child.name) : -1;
    if (position <= last) return [`${path}: element '${child.name}' is not expected here.`];
    last = position;
    return [];
  });
  const missing = names
    .slice(0, required)
    .filter((name) => !parent.children.some((child) => child.name === name));
  return [...faults, ...missing.map((name) => `${path}: element '${name}' is missing.`)];
}

function numberFaults(parent: XmlElement, path: string, name: string): string[] {
  const value = textOf(parent, name);
  const isSound = value === undefined || (/^\+?\d{1,10}$/.test(value) && Number(value) > 0);
  return isSound ? [] : [`${path}/${name}: value '${value}' must be a whole number above 0.`];
}

function textOf(parent: XmlElement, name: string): string | undefined {
  return parent.children.find((child) => child.name === name)?.text.trim();
}
