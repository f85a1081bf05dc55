import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../src/app/api/call-error.ts';
import type { DocumentCalls } from '../../src/app/api/documents.ts';
import { createSaving } from '../../src/app/editor/saving.ts';
import { computations } from '../../src/computations/index.ts';
import {
  createDocumentStore,
  type DocumentData,
  type DocumentStore,
  definitionAt,
  isRowSegment,
  isWithin,
  type Patch,
  type Path,
  type Row,
  rowsOf,
  subjectOf,
} from '../../src/engine/index.ts';
import { pasteBlock } from '../../src/engine/paste-block.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { createMemoryJournal } from '../app/saving-window.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

// Runs on both databases: edits wait for locks of rows.

const definition = catalogue.documents['customs-declaration']!;

let running: RunningServer;
let people: readonly Person[];
beforeAll(async () => {
  running = await startTestServer();
  people = [await running.signIn(), await running.signIn('colleague@tidewaiter.example')];
});
afterAll(() => running.close());

/** What one of the two does next. `at`, `to` and `field` choose among what their document holds by then. */
interface Wish {
  readonly who: 0 | 1;
  readonly kind: (typeof kinds)[number];
  readonly at: number;
  readonly to: number;
  readonly field: number;
}

const kinds = [
  'head',
  'item',
  'item',
  'line',
  'clear',
  'insert',
  'insertLine',
  'remove',
  'removeLine',
  'duplicate',
  'move',
  'paste',
  'undo',
  'redo',
  'save',
  'save',
  'beginSave',
  'beginSave',
  'beginSave',
  'pull',
  'loseAnswer',
] as const;

const wishes = fc.array(
  fc.record<Wish>({
    who: fc.constantFrom(0, 1),
    kind: fc.constantFrom(...kinds),
    at: fc.nat(2),
    to: fc.nat(2),
    field: fc.nat(2),
  }),
  { minLength: 6, maxLength: 28 },
);

/** A change that somebody made, and what their own document held there before. */
interface Deed {
  readonly who: number;
  readonly patch: Patch;
  readonly before: DocumentData;
}

/** What one run left behind. */
interface Run {
  readonly documents: readonly DocumentData[];
  readonly stored: DocumentData;
  readonly deeds: readonly Deed[];
  /** Places that somebody was asked about, and who. */
  readonly told: readonly { readonly who: number; readonly path: Path }[];
  readonly failures: readonly string[];
}

const start = (): DocumentData => ({
  customs_regime: 'import',
  additional_dec_type: 'A',
  CDSItems: ['a', 'b'].map((uuid, at) => ({
    uuid,
    item_no: at + 1,
    description: `first ${uuid}`,
    gross_mass: '1',
    PackagesCDSItems: [{ uuid: `${uuid}-p`, shipping_mark: `first ${uuid}-p` }],
  })),
});

describe('two people in one declaration, over a real server', () => {
  it('end on one document; whatever one entered stands in it, was changed by who saw it, or was asked about', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, fc.constantFrom('mine', 'theirs'), async (list, choice) => {
        const run = await runOf(list, choice);
        expect(run.failures).toEqual([]);
        expect(run.documents[0]).toEqual(run.stored);
        expect(run.documents[1]).toEqual(run.stored);
        expect(lostIn(run)).toEqual([]);
        expect(unmadeIn(run)).toEqual([]);
        expect(askedForNothing(run)).toEqual([]);
      }),
      { numRuns: 25, seed: 6_026, interruptAfterTimeLimit: 20_000 },
    );
  });
});

/** Plays the wishes on a new declaration, settles what is asked, and lets both catch up. */
async function runOf(list: readonly Wish[], choice: 'mine' | 'theirs'): Promise<Run> {
  const created = await people[0]!.call('POST', '/customs-declarations', start());
  const id: number = created.body.data.id;
  const deeds: Deed[] = [];
  const told: { readonly who: number; readonly path: Path }[] = [];
  const failures: string[] = [];
  const windows = await Promise.all(
    people.map((person, who) => openWindow(person, who, id, deeds, failures)),
  );
  const catchUp = async (who: number) => {
    const { saving } = windows[who]!;
    for (let tries = 0; tries < 8; tries += 1) {
      const { save } = saving.state.getState();
      if (save.kind === 'conflict') {
        told.push(...save.conflicts.map(({ path }) => ({ who, path })));
        await saving.resolve(choice).catch(unlessUnanswered);
      } else if (await saving.flush()) return;
      const after = saving.state.getState().save;
      if (after.kind === 'failed') failures.push(after.reason);
    }
    failures.push('never saved');
  };
  let count = 0;
  for (const wish of list) {
    const window = windows[wish.who]!;
    if (wish.kind === 'save') {
      window.release();
      await catchUp(wish.who);
    } else if (wish.kind === 'pull') {
      window.release();
      await window.saving.pull();
    } else if (wish.kind === 'beginSave') {
      if (window.isHeld()) continue;
      window.hold();
      window.begun.push(window.saving.flush());
      await window.isReached();
    } else if (wish.kind === 'loseAnswer') {
      window.release();
      window.loseNext();
      await window.saving.flush();
    } else {
      count += 1;
      act(window.store, wish, `${wish.who}-${count}`);
    }
  }
  for (const who of [0, 1, 0, 1]) {
    const window = windows[who]!;
    window.release();
    await Promise.all(window.begun);
    await catchUp(who);
    await window.saving.pull();
  }
  const stored = (await people[0]!.call('GET', `/customs-declarations/${id}`)).body.data.document;
  const documents = windows.map(({ store }) => store.document());
  await Promise.all(windows.map(({ saving }) => saving.close()));
  for (const window of windows) failures.push(...window.faults());
  return { documents, stored, deeds, told, failures };
}

/** Whose answer got lost is asked again. */
function unlessUnanswered(error: unknown): void {
  if (!(error instanceof CallError) || !error.isUnanswered) throw error;
}

async function openWindow(person: Person, who: number, id: number, deeds: Deed[], failures: string[]) {
  const declaration = (await person.call('GET', `/customs-declarations/${id}`)).body.data;
  const store = createDocumentStore({
    definition,
    document: declaration.document,
    computations: computations['customs-declaration']!,
    context: { plan: 'customs declarations', role: 'user', status: 'draft' },
    newId: () => crypto.randomUUID(),
  });
  const line = createLine(person);
  let shadow: DocumentData = declaration.document;
  const faults: string[] = [];
  store.subscribeAll(({ patches, origin }) => {
    for (const patch of patches) {
      if (origin !== 'remote') deeds.push({ who, patch, before: shadow });
      shadow = naively(shadow, patch);
    }
    if (JSON.stringify(sorted(shadow)) !== JSON.stringify(sorted(store.document())))
      faults.push(`window ${who} holds another document than its patches make`);
  });
  const saving = createSaving({
    store,
    calls: line.calls,
    journal: createMemoryJournal(),
    kind: 'customs-declaration',
    user: who,
    stored: declaration,
    kept: undefined,
    onCreated: () => {},
    onSaved: () => {},
    onReload: () => void failures.push('read again from the server'),
  });
  const begun: Promise<boolean>[] = [];
  return { store, saving, begun, faults: () => faults, ...line };
}

/** The way to the server, on which answers can be held back or lost. */
function createLine(person: Person) {
  let held: { promise: Promise<void>; release: () => void } | undefined;
  let isLosing = false;
  let reached = () => {};
  let reaching: Promise<void> = Promise.resolve();
  const patch: DocumentCalls['patch'] = async (id, body) => {
    const { status, body: answer } = await person.call('PATCH', `/customs-declarations/${id}`, body);
    reached();
    if (held) await held.promise;
    if (isLosing) {
      isLosing = false;
      throw new CallError('No answer', 0);
    }
    if (status !== 200) throw new CallError(String(answer.message), status, answer);
    return answer.data;
  };
  const create: DocumentCalls['create'] = () => Promise.reject(new Error('Nothing is created here.'));
  return {
    calls: { create, patch },
    isHeld: () => held !== undefined,
    hold() {
      let release = () => {};
      const promise = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { promise, release };
      reaching = new Promise((resolve) => {
        reached = resolve;
      });
    },
    /** Until the server has it; at once where there was nothing to save. */
    isReached: () => Promise.race([reaching, new Promise<void>((resolve) => setTimeout(resolve, 60))]),
    release() {
      held?.release();
      held = undefined;
    },
    loseNext() {
      isLosing = true;
    },
  };
}

/** Does what is wished in the open document; nothing where there is no row for it. */
function act(store: DocumentStore, { kind, at, to, field }: Wish, text: string): void {
  const items = rowsOf(store.document(), 'CDSItems');
  const item = items[at % Math.max(1, items.length)];
  const path = item && [...itemsPath, { id: item.uuid }];
  const lines = item ? rowsOf(item, linesName) : [];
  const line = lines[to % Math.max(1, lines.length)];
  const linePath = path && line && [...path, linesName, { id: line.uuid }];
  const behind = to === 0 ? null : (items[(to - 1) % Math.max(1, items.length)]?.uuid ?? null);
  switch (kind) {
    case 'head':
      return void store.enter([['internal_id', 'ref_general', 'exporter'][field]!], text);
    case 'item':
      if (field === 2) return void (path && store.enter([...path, 'gross_mass'], String(figure(text))));
      return void (path && store.enter([...path, ['description', 'cus_code_1'][field]!], text));
    case 'line':
      return void (linePath && store.enter([...linePath, 'shipping_mark'], text));
    case 'clear':
      return void (path && store.enter([...path, 'description'], ''));
    case 'insert':
      return void store.insertRow(itemsPath, { description: text }, behind);
    case 'insertLine':
      return void (path && store.insertRow([...path, linesName], { shipping_mark: text }));
    case 'remove':
      return void (path && store.removeRows([path]));
    case 'removeLine':
      return void (linePath && store.removeRows([linePath]));
    case 'duplicate':
      return void (path && store.duplicateRow(path));
    case 'move':
      return void (path && behind !== item.uuid && store.moveRow(path, behind));
    case 'paste':
      return void pasteBlock(store, itemsPath, {
        row: item?.uuid ?? null,
        fields: ['description', 'gross_mass'],
        lines: [1, 2].map((number) => [`${text}/${number}`, String(figure(text) + number)]),
      });
    case 'undo':
      return void store.undo();
    case 'redo':
      return void store.redo();
  }
}

const itemsPath = ['CDSItems'];
const linesName = 'PackagesCDSItems';

/** A figure of its own for each text. */
function figure(text: string): number {
  const [who = '0', count = '0'] = text.split('-');
  return 1_000 * (Number(who) + 1) + Number(count) * 10;
}

/** A patch applied by the least code that can, to check the product's own by. */
function naively(document: DocumentData, patch: Patch): DocumentData {
  const copy = structuredClone(document) as Loose;
  const isRowChange = patch.op === 'remove' || patch.op === 'move';
  const holder = isRowChange ? patch.path.slice(0, -2) : patch.path.slice(0, -1);
  let here = copy;
  for (const segment of holder) {
    here = isRowSegment(segment) ? here.find((row: Row) => row.uuid === segment.id) : (here[segment] ?? []);
  }
  if (patch.op === 'set') {
    const name = patch.path.at(-1) as string;
    if (patch.value === undefined) delete here[name];
    else here[name] = patch.value;
    return copy;
  }
  const name = patch.path.at(isRowChange ? -2 : -1) as string;
  const rows: Row[] = here[name] ?? [];
  const id = patch.op === 'insert' ? patch.row.uuid : (patch.path.at(-1) as { id: string }).id;
  const row = patch.op === 'insert' ? patch.row : rows.find(({ uuid }) => uuid === id)!;
  const others = rows.filter(({ uuid }) => uuid !== id);
  if (patch.op !== 'remove') {
    const behind = others.findIndex(({ uuid }) => uuid === patch.after);
    const place = patch.after === null ? 0 : behind < 0 ? others.length : behind + 1;
    others.splice(place, 0, row);
  }
  if (others.length === 0) delete here[name];
  else here[name] = others;
  return copy;
}

// biome-ignore lint/suspicious/noExplicitAny: walked without knowing its shape
type Loose = any;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, one]) => [name, sorted(one)]),
  );
}

/** Edits that stand in no document, that nobody who saw them changed, and that nobody was asked about. */
function lostIn({ stored, deeds, told }: Run): string[] {
  const isTold = (path: Path) =>
    told.some(({ path: place }) => isWithin(place, path) || isWithin(path, place));
  const lost: string[] = [];
  for (const [at, { who, patch }] of deeds.entries()) {
    const others = deeds.filter((_, index) => index !== at);
    if (patch.op === 'set' || patch.op === 'insert') {
      for (const [path, value] of valuesIn(patch)) {
        if (isComputed(path) || isTold(path) || valueAt(stored, path) === value) continue;
        const isSeen = others.some(
          (deed) => valueAt(deed.before, path) === value && isAbout(deed.patch, path),
        );
        if (!isSeen) lost.push(`${who} entered ${String(value)} at ${JSON.stringify(path)}`);
      }
    }
    if (patch.op === 'insert') {
      const path = [...patch.path, { id: patch.row.uuid }];
      const isGone = others.some((deed) => deed.patch.op === 'remove' && isWithin(path, deed.patch.path));
      if (!isGone && !isTold(path) && rowAt(stored, path) === undefined)
        lost.push(`${who} put ${JSON.stringify(path)} in`);
    }
    if (patch.op === 'remove' && !isTold(patch.path) && rowAt(stored, patch.path) !== undefined) {
      const isBack = others.some(
        (deed) =>
          deed.patch.op === 'insert' &&
          isWithin(patch.path, [...deed.patch.path, { id: deed.patch.row.uuid }]),
      );
      if (!isBack) lost.push(`${who} took ${JSON.stringify(patch.path)} out`);
    }
  }
  return lost;
}

/** Places that somebody was asked about though the other one did nothing there. */
function askedForNothing({ deeds, told }: Run): readonly string[] {
  return told
    .filter(({ who, path }) => {
      const others = deeds.filter((deed) => deed.who !== who);
      return !others.some(
        ({ patch }) => isWithin(subjectOf(patch), path) || isWithin(path, subjectOf(patch)),
      );
    })
    .map(({ who, path }) => `${who} at ${JSON.stringify(path)}`);
}

/** Whether a patch gives the place another value or takes it away. */
function isAbout(patch: Patch, path: Path): boolean {
  if (patch.op === 'set') return JSON.stringify(patch.path) === JSON.stringify(path);
  return patch.op === 'remove' && isWithin(path, patch.path);
}

/** Values in the document that nobody entered and that did not stand there at first. */
function unmadeIn({ stored, deeds }: Run): string[] {
  const made = new Set<unknown>(
    deeds
      .flatMap(({ patch }) => (patch.op === 'set' || patch.op === 'insert' ? valuesIn(patch) : []))
      .map(([path, value]) => keyOf(path, value)),
  );
  for (const [path, value] of valuesOf(start(), [])) made.add(keyOf(path, value));
  return valuesOf(stored, [])
    .filter(([path, value]) => !isComputed(path) && !made.has(keyOf(path, value)))
    .map(([path, value]) => keyOf(path, value));
}

function keyOf(path: Path, value: unknown): string {
  return JSON.stringify([path, value]);
}

function valuesIn(patch: Extract<Patch, { op: 'set' | 'insert' }>): readonly (readonly [Path, unknown])[] {
  if (patch.op === 'set') return [[patch.path, patch.value]];
  return valuesOf(patch.row, [...patch.path, { id: patch.row.uuid }]);
}

function valuesOf(data: DocumentData, at: Path): readonly (readonly [Path, unknown])[] {
  return Object.entries(data).flatMap(([name, value]): readonly (readonly [Path, unknown])[] => {
    if (name === 'uuid') return [];
    if (!Array.isArray(value)) return [[[...at, name], value]];
    return (value as readonly Row[]).flatMap((row) => valuesOf(row, [...at, name, { id: row.uuid }]));
  });
}

function valueAt(document: DocumentData, path: Path): unknown {
  return path.reduce<Loose>(
    (here, segment) =>
      isRowSegment(segment)
        ? (here as Row[] | undefined)?.find(({ uuid }) => uuid === segment.id)
        : here?.[segment],
    document,
  );
}

const rowAt = valueAt;

/** A figure is nobody's edit. */
function isComputed(path: Path): boolean {
  const found = definitionAt(definition, path);
  return found !== undefined && 'computedBy' in found && found.computedBy !== undefined;
}
