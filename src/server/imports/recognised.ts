import { createHash } from 'node:crypto';

/**
 * Under which key a declaration of this content is created: the same content is the same declaration, whichever file
 * it comes in. Each time it was put into the archive the next key is free for it.
 */
export function creationKey(content: string, turn: number): string {
  const hash = createHash('sha256').update(`${content} ${turn}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** A declaration that an import made and that stands. */
export interface OtherDeclaration {
  readonly id: number;
  readonly status: string;
}

/** What the declarations of a file are recognised by; each question takes as many as `portion` at most. */
export type KnownQuestions = {
  /** Of these keys those under which there are declarations of the own company, and whether they lie in the archive. */
  readonly created: (
    keys: readonly string[],
  ) => Promise<readonly { readonly key: string; readonly isArchived: boolean }[]>;
  /** Declarations that stand and were imported with these references, the newest of each first. */
  readonly standing: (
    references: readonly string[],
  ) => Promise<readonly (OtherDeclaration & { readonly reference: string })[]>;
};

/** So many keys or references are asked for at once: the thread that answers the questions answers others between. */
const portion = 500;

interface Recognised {
  /** Hash of what the file says of a new one. */
  readonly content?: string;
  readonly reference: string;
}

/** What imports before made of the declarations of a file, of the own company. */
interface KnownDeclarations<One> {
  /** How many of them are there already. */
  readonly there: number;
  /** How many lie in the archive instead. */
  readonly archived: number;
  /** Of those that are not there: the ones with the same reference and another content, the newest first. */
  readonly others: ReadonlyMap<One, readonly OtherDeclaration[]>;
}

export async function knownDeclarations<One extends Recognised>(
  ask: KnownQuestions,
  declarations: readonly One[],
): Promise<KnownDeclarations<One>> {
  let contents = declarations.flatMap(({ content = [] }) => content);
  const there = new Set<string>();
  let known = 0;
  for (let turn = 0; contents.length > 0; turn += 1) {
    const byKey = new Map(contents.map((content) => [creationKey(content, turn), content]));
    const found = await inPortions([...byKey.keys()], ask.created);
    if (turn === 0) known = found.length;
    for (const { key, isArchived } of found) if (!isArchived) there.add(byKey.get(key)!);
    contents = found.filter(({ isArchived }) => isArchived).map(({ key }) => byKey.get(key)!);
  }
  const fresh = declarations.filter(
    ({ content, reference }) => reference !== '' && content && !there.has(content),
  );
  const byReference = new Map<string, OtherDeclaration[]>();
  const references = [...new Set(fresh.map(({ reference }) => reference))];
  for (const { reference, id, status } of await inPortions(references, ask.standing)) {
    const others = byReference.get(reference);
    if (others) others.push({ id, status });
    else byReference.set(reference, [{ id, status }]);
  }
  const others = fresh.map((one) => [one, byReference.get(one.reference) ?? []] as const);
  return {
    there: there.size,
    archived: known - there.size,
    others: new Map(others.filter(([, found]) => found.length > 0)),
  };
}

async function inPortions<One>(
  all: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly One[]>,
): Promise<readonly One[]> {
  const answers: One[] = [];
  for (let at = 0; at < all.length; at += portion) answers.push(...(await ask(all.slice(at, at + portion))));
  return answers;
}
