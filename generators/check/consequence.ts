import { isJson, jsonOf, type SourceFile } from '../source-files.ts';

/** Something that the check found, with the JSON path at which it is told, where it is told at one. */
export interface Told {
  readonly file: string;
  readonly path: readonly (string | number)[] | undefined;
  readonly message: string;
}

/**
 * Whether what a later step finds may be no more than what follows from an earlier finding: it is about the same object
 * or the same part of a file, or it names what that one is about. `keywords` name nothing.
 */
export function mayFollow(later: Told, earlier: Told, keywords: ReadonlySet<string>): boolean {
  const owner = ownerOf(later.file);
  const isAside = isFixture(later.file) && earlier.file.endsWith('.ui.json');
  if (!isAside && owner !== undefined && owner === ownerOf(earlier.file)) return true;
  if (later.file === earlier.file && isSamePart(later.path, earlier.path)) return true;
  return namesIn(earlier, keywords).some((name) => mentions(later, name));
}

/** Documents are judged by the schema alone, so that nothing about the layout shows in them. */
function isFixture(file: string): boolean {
  return /\/fixtures\/(accepted|refused)\//.test(file);
}

/** An object, by its schema, layout, fixtures and migrations, a list or a message; other files are judged part by part. */
function ownerOf(file: string): string | undefined {
  if (/^(stored-)?lists\/|\.(message|print)\.json$/.test(file)) return file;
  const [, folder] = /^(.*)\/migrations\//.exec(file) ?? [];
  if (folder !== undefined) return `${folder}/${folder}`;
  const [, beside, fixtureOf] = /^(.*)\/fixtures\/[^/]+\/([^./]+)\.[^/]*json$/.exec(file) ?? [];
  return fixtureOf === undefined ? /^(.*)\.(?:schema|ui)\.json$/.exec(file)?.[1] : `${beside}/${fixtureOf}`;
}

/** A part of a file is within the other; what is told at none is about the whole file. */
function isSamePart(one: Told['path'], other: Told['path']): boolean {
  if (!one || !other) return true;
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((part, index) => part === other[index]);
}

/** Fields, lists and code lists that a finding is about, as far as its words and its place tell. */
function namesIn({ file, path = [], message }: Told, keywords: ReadonlySet<string>): readonly string[] {
  const quoted = [...message.matchAll(/"([A-Za-z][\w-]*)"/g)].flatMap(([, name = '']) => name);
  const placed = path.filter((_, index) =>
    ['properties', 'fields', 'lists'].includes(String(path[index - 1])),
  );
  const worded = /^(?:fields|lists)\.[^.]+\.([^.]+)/.exec(String(path[0]))?.[1];
  const list = /^(?:stored-)?lists\/(.+)\.json$/.exec(file)?.[1];
  return [
    ...quoted.filter((name) => !keywords.has(name)),
    ...placed.filter((name): name is string => typeof name === 'string'),
    ...(worded === undefined ? [] : [worded]),
    ...(list === undefined ? [] : [list]),
  ];
}

function mentions({ path = [], message }: Told, name: string): boolean {
  return path.includes(name) || new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(message);
}

/** Every keyword of the dialect. */
export function keywordsOf(files: readonly SourceFile[]): ReadonlySet<string> {
  const keywords = new Set<string>();
  for (const file of files) {
    if (file.name.startsWith('dialect/') && isJson(file)) visit(jsonOf(file));
  }
  return keywords;

  function visit(part: unknown): void {
    if (typeof part !== 'object' || part === null) return;
    const { properties } = part as { readonly properties?: unknown };
    for (const name of Object.keys(Object(properties))) keywords.add(name);
    for (const inner of Object.values(part)) visit(inner);
  }
}
