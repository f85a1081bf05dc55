/**
 * A place in a document. Rows are named by their stable key, never by position, so a path still
 * means the same row after an insert, a delete or a move. Example:
 * `['CDSItems', { id: '9f3a' }, 'net_mass']`.
 */
export type Path = readonly PathSegment[];

/** A field or list name, or the row of a list with this key. */
export type PathSegment = string | RowSegment;

/** Names one row of the list before it. */
export interface RowSegment {
  readonly id: string;
}

export function isRowSegment(segment: PathSegment): segment is RowSegment {
  return typeof segment !== 'string';
}

/** Text form of a path, used as key of problems and in the API: `/CDSItems/{9f3a}/net_mass`. */
export function formatPath(path: Path): string {
  return path
    .map((segment) => (isRowSegment(segment) ? `/{${escaped(segment.id)}}` : `/${segment}`))
    .join('');
}

/** A row key within a path's text: `~` is `~0` and `/` is `~1`, as in a JSON pointer. */
function escaped(id: string): string {
  return /[~/]/.test(id) ? id.replaceAll('~', '~0').replaceAll('/', '~1') : id;
}

function unescaped(text: string): string {
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Reads what `formatPath` wrote. Throws on text that is no path. */
export function parsePath(text: string): Path {
  if (text === '') return [];
  if (!text.startsWith('/')) throw new Error(`A path begins with "/", got "${text}".`);
  return text
    .slice(1)
    .split('/')
    .map((part) => {
      if (part === '') throw new Error(`A path has no empty part, got "${text}".`);
      return part.startsWith('{') && part.endsWith('}') ? { id: unescaped(part.slice(1, -1)) } : part;
    });
}

export function isSamePlace(left: Path, right: Path): boolean {
  return formatPath(left) === formatPath(right);
}

/** Whether `path` is `outer` or lies below it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((segment, index) => {
    const own = path[index];
    if (own === undefined) return false;
    return isRowSegment(segment) ? isRowSegment(own) && own.id === segment.id : own === segment;
  });
}

/**
 * The path with every row replaced by `*`: `/CDSItems/[any row]/net_mass`, written with a star. The form in which computations,
 * rules, message maps and the catalogue name places.
 */
export function pathPattern(path: Path): string {
  return path.map((segment) => (isRowSegment(segment) ? '/*' : `/${segment}`)).join('');
}
