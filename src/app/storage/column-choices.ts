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
  database()
    .then((db) => db.get('columns', key))
    .then(
      (kept) => {
        if (kept) choices.setState({ ...kept, ...choices.getState() }, true);
        choices.subscribe((chosen) => void write(key, chosen));
      },
      (error: unknown) => console.warn('Chosen columns:', String(error)),
    );
  return choices;
}

async function write(key: string, chosen: ColumnChoices): Promise<void> {
  try {
    await (await database()).put('columns', chosen, key);
  } catch (error) {
    console.warn('Chosen columns:', String(error));
  }
}

/** Asynchronous also in its refusal: where site data is blocked, to open it throws at once. */
async function database() {
  return openDB<Schema>('tidewaiter-columns', 1, {
    upgrade(db) {
      db.createObjectStore('columns');
    },
  });
}
