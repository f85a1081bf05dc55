import { useEffect, useRef, useState } from 'react';
import { newUuid } from '../../engine/index.ts';
import type { FormSession } from '../forms/form-session.ts';
import { holdWindow } from '../storage/hold-window.ts';
import { browserJournal, type JournalEntry, type JournalPlace, readJournal } from '../storage/journal.ts';

/** What was typed is written when typing pauses, ms. */
const PAUSE_MS = 500;

/** What an earlier visit typed into a form and did not save. */
export interface KeptForm {
  /** Undefined while there is none to decide about. */
  readonly entry: JournalEntry | undefined;
  /** Fills the form with it; gives the revision it was typed on. */
  take(): number | undefined;
  discard(): void;
  /** All that was typed here is saved: nothing of it is kept. */
  saved(): Promise<void>;
}

/** Keeps on this computer what is typed into the form of a record, until it is saved, and finds what was kept before. */
export function useKeptForm(
  form: FormSession,
  { user, kind, id }: Omit<JournalPlace, 'client'>,
  revision: number,
): KeptForm {
  const [client] = useState(newUuid);
  const [entry, setEntry] = useState<JournalEntry>();
  const isSaved = useRef(false);

  useEffect(() => {
    const release = holdWindow(client);
    let isStale = false;
    readJournal({ user, kind, id }).then(
      (entries) => !isStale && setEntry(entries.findLast(({ document }) => document !== undefined)),
      () => undefined,
    );
    return () => {
      isStale = true;
      release();
    };
  }, [client, user, kind, id]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isSaved.current) return;
      const document = form.values();
      void browserJournal
        .write({ user, kind, id, client, revision, patches: [], document, at: Date.now() })
        .catch(() => undefined);
    };
    const stop = form.store.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE_MS);
    });
    const leave = () => timer !== undefined && write();
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      leave();
      clearTimeout(timer);
    };
  }, [form, client, user, kind, id, revision]);

  const clear = (place: JournalPlace) => browserJournal.clear(place).catch(() => undefined);
  return {
    entry,
    take() {
      if (entry === undefined) return undefined;
      form.store.replace(entry.document!);
      void clear(entry);
      setEntry(undefined);
      return entry.revision;
    },
    discard() {
      if (entry !== undefined) void clear(entry);
      setEntry(undefined);
    },
    async saved() {
      isSaved.current = true;
      await clear({ user, kind, id, client });
    },
  };
}
