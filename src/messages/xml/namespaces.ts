/** Namespaces declared at one element, and those around it; '' is the default one. */
export interface Namespaces {
  readonly declared: ReadonlyMap<string, string>;
  readonly outer: Namespaces | undefined;
}

/** Namespace of `xsi:schemaLocation`, `xsi:nil` and `xsi:type`. */
export const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

export const outermostNamespaces: Namespaces = {
  declared: new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]),
  outer: undefined,
};

/** A name as written and the text of its attribute. */
export type RawAttribute = readonly [name: string, value: string];

export function isDeclaration([name]: RawAttribute): boolean {
  return name === 'xmlns' || name.startsWith('xmlns:');
}

/** The namespaces inside an element with these attributes. */
export function withDeclarations(outer: Namespaces, attributes: readonly RawAttribute[]): Namespaces {
  const declared = attributes.filter(isDeclaration);
  if (declared.length === 0) return outer;
  const byPrefix = declared.map(
    ([name, value]) => [name === 'xmlns' ? '' : name.slice('xmlns:'.length), value] as const,
  );
  return { declared: new Map(byPrefix), outer };
}

/** A name's namespace and local part. */
interface ResolvedName {
  readonly namespace: string;
  readonly local: string;
}

/** An element's name. */
export function resolveElement(name: string, namespaces: Namespaces): ResolvedName {
  return name.includes(':')
    ? resolvePrefixed(name, namespaces)
    : { namespace: namespaceOf('', namespaces), local: name };
}

/** An attribute's name. The default namespace is for elements only. */
export function resolveAttribute(name: string, namespaces: Namespaces): ResolvedName {
  return name.includes(':') ? resolvePrefixed(name, namespaces) : { namespace: '', local: name };
}

/** What has a prefix is never a name without: where nothing declares the prefix, it stays part of the name. */
function resolvePrefixed(name: string, namespaces: Namespaces): ResolvedName {
  const colon = name.indexOf(':');
  const namespace = namespaceOf(name.slice(0, colon), namespaces);
  return { namespace, local: namespace === '' ? name : name.slice(colon + 1) };
}

/** Looks outwards, at most as far as elements are nested. */
function namespaceOf(prefix: string, namespaces: Namespaces): string {
  for (let at: Namespaces | undefined = namespaces; at; at = at.outer) {
    const namespace = at.declared.get(prefix);
    if (namespace !== undefined) return namespace;
  }
  return '';
}
