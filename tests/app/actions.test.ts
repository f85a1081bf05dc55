import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { editorActions as allActions } from '../../src/app/editor/actions/action-table.ts';
import { isPressed, pressOf } from '../../src/app/editor/actions/key-combo.ts';
import '../../src/app/sending/actions.ts';
import { tableKeys } from '../../src/app/editor/actions/table-keys.ts';
import { dialogTexts } from '../../src/generated/dialog-texts.ts';
import { locale } from '../../src/generated/locale.ts';

const editorActions = allActions();
const combos = editorActions.flatMap(({ keys }) => keys);

/** A key press as the browser tells it. */
function press(init: KeyboardEventInit): KeyboardEvent {
  const blank = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { ...blank, ...init } as KeyboardEvent;
}

describe('the actions of the editor', () => {
  it('are each declared once and have words', () => {
    expect(new Set(editorActions.map(({ id }) => id)).size).toBe(editorActions.length);
    const words = new Set<string>(Object.keys(locale));
    expect(editorActions.filter(({ id }) => !words.has(`action.${id}`))).toEqual([]);
    const reasons = readdirSync(fileURLToPath(new URL('../../src/app/editor/actions', import.meta.url)))
      .map((name) =>
        readFileSync(fileURLToPath(new URL(`../../src/app/editor/actions/${name}`, import.meta.url)), 'utf8'),
      )
      .flatMap((source) => [...source.matchAll(/'(why\.\w+)'/g)].map(([, id]) => id!));
    expect(reasons.length).toBeGreaterThan(4);
    expect(reasons.filter((id) => !words.has(id))).toEqual([]);
  });

  it('stand in the sheet beside the keys that tables and lists handle, each with words', () => {
    const words = new Set<string>(Object.keys(dialogTexts));
    const named = tableKeys.flatMap(({ id, keys }) => [
      `keys.${id}`,
      ...keys.map((key) => `keys.${id}.${key.words}`),
    ]);
    expect(named.filter((id) => !words.has(id))).toEqual([]);
    const handler = fileURLToPath(new URL('../../widgets/row-table/grid-keys.ts', import.meta.url));
    const handled = [
      ...readFileSync(handler, 'utf8').matchAll(/(?:key === |^\s+)'?([A-Z]\w+)'?(?::| [&)|]|\))/gm),
    ].map(([, key]) => key!.replace('Arrow', ''));
    const shown = tableKeys[0]!.keys.flatMap(({ combos }) => combos).map((combo) => combo.split('+').at(-1));
    expect(handled.length).toBeGreaterThan(10);
    expect(handled.filter((key) => key !== 'Backspace' && !shown.includes(key))).toEqual([]);
  });

  it('share no key, but where the control in focus has it first', () => {
    const doubled = combos.filter((combo, index) => combos.indexOf(combo) !== index);
    expect(doubled).toEqual(['Alt+Down']);
  });

  it('that lead to another item or section judge what stands half typed', () => {
    const leading = editorActions.filter(({ id, run }) => !run && /(next|previous)Item/.test(id));
    expect(leading.map(({ finishing }) => finishing)).toEqual(['anyway', 'anyway']);
    const unjudged = editorActions.filter(
      ({ group, keys, run, finishing }) => group === 'go' && run && keys.length > 0 && !finishing,
    );
    // These two move the focus, which judges.
    expect(unjudged.map(({ id }) => id)).toEqual(['nextRegion', 'previousRegion']);
  });

  it('take none of the keys that browsers and readers need', () => {
    const taken = ['R', 'L', 'T', 'W', 'N', 'C', 'V'].map((letter) => `Ctrl+${letter}`);
    expect(combos.filter((combo) => taken.includes(combo) || /^Alt\+(Left|Right)$/.test(combo))).toEqual([]);
    expect(combos.filter((combo) => combo.length === 1)).toEqual(['?']);
  });

  it('each answer to their own press and to no other', () => {
    for (const combo of combos) {
      const event = press(pressOf(combo));
      expect(
        combos.filter((other) => isPressed(event, other)),
        combo,
      ).toEqual(combos.filter((other) => other === combo));
    }
  });

  it('hold for Cmd, for another alphabet, and for ? wherever it stands', () => {
    expect(isPressed(press({ key: 's', metaKey: true }), 'Ctrl+S')).toBe(true);
    expect(isPressed(press({ key: 'ы', code: 'KeyS', ctrlKey: true }), 'Ctrl+S')).toBe(true);
    expect(isPressed(press({ key: '?', shiftKey: true }), '?')).toBe(true);
    expect(isPressed(press({ key: 's', ctrlKey: true, altKey: true }), 'Ctrl+S')).toBe(false);
  });

  it('do a step again by Ctrl+Y too, which would lead out of the page', () => {
    const event = press({ key: 'y', ctrlKey: true });
    const meant = editorActions.filter(({ keys }) => keys.some((combo) => isPressed(event, combo)));
    expect(meant.map(({ id }) => id)).toEqual(['redo']);
  });

  it('are named nowhere else with a key', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const ownKeys = combos.filter((combo) => combo.includes('+'));
    const sources = ['src/app'].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx$/.test(name))
        .map((name) => ({ name, text: readFileSync(`${root}${folder}/${name}`, 'utf8') })),
    );
    const said = sources.flatMap(({ name, text }) =>
      ownKeys.filter((combo) => text.includes(`>${combo}<`)).map((combo) => `${name}: ${combo}`),
    );
    expect(said).toEqual([]);
  });
});
