import type { ErrorObject, ValidateFunction } from 'ajv';
import { nearest } from './finding.ts';

/** As often as one mending may show what another slip hid. */
const rounds = 8;

/** What a file would hold with its slips mended. */
export interface Mended {
  readonly value: unknown;
  /** Something was taken out that nobody can guess, so that what needs it is not judged by this. */
  readonly isLess: boolean;
}

/**
 * A file with the slips mended that the dialect finds in it: each named as was probably meant, or else taken out. Later
 * steps go on with that. Undefined where something is wrong on which all in the file hangs.
 */
export function mended(value: unknown, validate: ValidateFunction): Mended | undefined {
  const root: Root = { value: structuredClone(value) };
  let isLess = false;
  for (let round = 0; round < rounds; round++) {
    if (validate(root.value)) return { value: root.value, isLess };
    const places = new Set<string>();
    for (const error of innermost(validate.errors ?? [])) {
      if (error.propertyName !== undefined) return undefined;
      const place = mend(root, error);
      if (place === undefined) continue;
      const isName = error.keyword === 'additionalProperties';
      if (essential.includes(place)) return undefined;
      if (!isName) isLess = true;
      places.add(place);
    }
    for (const place of inReverse(places)) takeOut(root, place);
  }
  return undefined;
}

/** Without what is wrong around something that is wrong itself, or in an object that has a name too many: that may do. */
function innermost(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const told = errors.filter(({ keyword }) => !['if', 'anyOf', 'propertyNames'].includes(keyword));
  const isName = ({ keyword }: ErrorObject) => keyword === 'additionalProperties';
  return told.filter(
    (error) =>
      !told.some(({ instancePath }) => instancePath.startsWith(`${error.instancePath}/`)) &&
      (isName(error) || !told.some((other) => isName(other) && other.instancePath === error.instancePath)),
  );
}

/** What all in a file hangs on: the whole, and what makes an object a document. */
const essential = ['', '/version'];

interface Root {
  readonly value: unknown;
}

type Holder = Record<string | number, unknown>;

/** Mends a name or a choice that is near another; the place of anything else, which is to be taken out. */
function mend(root: Root, error: ErrorObject): string | undefined {
  const { keyword, instancePath, params, parentSchema } = error;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const holder = at(root, instancePath) as Holder | undefined;
    const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
    const near = nearest(name, known);
    if (holder && near !== undefined && !(near in holder)) holder[near] = holder[name];
    return `${instancePath}/${escaped(name)}`;
  }
  if (keyword === 'dependencies') return `${instancePath}/${escaped(String(params.property))}`;
  if (keyword === 'const' && put(root, instancePath, params.allowedValue)) return undefined;
  if (keyword === 'enum') {
    const near = nearest(String(error.data), (params.allowedValues as readonly unknown[]).map(String));
    if (near !== undefined && put(root, instancePath, near)) return undefined;
  }
  return instancePath;
}

/** Rows of a list from behind, so that the places before them stay; what is inside before what is around it. */
function inReverse(places: ReadonlySet<string>): readonly string[] {
  return [...places].sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
}

function takeOut(root: Root, place: string): void {
  const [holder, name] = holderOf(root, place);
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (holder) delete holder[name];
}

function put(root: Root, place: string, value: unknown): boolean {
  const [holder, name] = holderOf(root, place);
  if (!holder || place === '') return false;
  holder[name] = value;
  return true;
}

function holderOf(root: Root, place: string): readonly [holder: Holder | undefined, name: string] {
  const cut = place.lastIndexOf('/');
  const holder = at(root, place.slice(0, Math.max(cut, 0)));
  const isHolder = typeof holder === 'object' && holder !== null;
  return [isHolder ? (holder as Holder) : undefined, unescaped(place.slice(cut + 1))];
}

function at({ value }: Root, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((holder, part) => (holder as Holder | undefined)?.[unescaped(part)], value);
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
