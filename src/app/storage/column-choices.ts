import { type DBSchema, openDB } from 'idb';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ColumnChoices } from '../../../widgets/index.ts';

interface Schema extends DBSchema {
  columns: { key: string; value: ColumnChoices };
}

/**
 * The columns this person chose for the tables of a kind of document, by row name. Kept in IndexedDB per person:
 * local storage has four keys of its own (ENG-089) and is emptied by a logout. Empty until read; every change is
 * written. Where nothing can be kept a choice lasts as long as the editor.
 */
export function columnChoices(user: number, kind: string): StoreApi<ColumnChoices> {
  const key = `${user}/${kind}`;
  const choices = createStore<ColumnChoices>()(() => ({}));
  bring(choices, key).catch(warn);
  return choices;
}

async function bring(choices: StoreApi<ColumnChoices>, key: string): Promise<void> {
  const db = await openDB<Schema>('tidewaiter-columns', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('columns');
    },
  });
  const kept = await db.get('columns', key);
  if (kept) choices.setState({ ...kept, ...choices.getState() }, true);
  choices.subscribe((chosen) => void db.put('columns', chosen, key).catch(warn));
}

function warn(error: unknown): void {
  console.warn('Chosen columns:', String(error));
}
