import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListScreen } from '../../engine/list-screen.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import { type ListPage, readList } from '../api/lists.ts';
import { filled } from '../filled.ts';
import { announce, useShell } from '../shell/shell-state.ts';
import { callsOf } from './addresses.ts';
import { createListLoader, oneAfterAnother } from './list-loader.ts';
import {
  choiceParams,
  type ListChange,
  type ListState,
  listCallParams,
  onFirstPage,
  pageWithRows,
  readListState,
  writeListState,
} from './list-state.ts';

/** A list as the screen shows it. */
export interface List {
  /** As the address says; the page number is the answer's once that is there. */
  readonly state: ListState;
  /** The state that the page answers: not the address's while another page is on its way. */
  readonly shown: ListState;
  /** The page read last; undefined before the first, and where what was asked for since could not be read. */
  readonly page: ListPage | undefined;
  /** What chooses its rows, whatever their order and page. */
  readonly choice: string;
  /** How many there are, as far as anybody counted. */
  readonly total: number | null;
  readonly isBusy: boolean;
  /** Nothing can be shown for what was asked. */
  readonly hasFailed: boolean;
  /**
   * Goes on to another state, be the last one on its way here or not: the address changes, and with it the page.
   * `replace`: Back does not come by here again.
   */
  go(change: ListChange, options?: { readonly replace: boolean }): void;
  /** Reads it anew; what was counted is forgotten. */
  reload(): Promise<void>;
  /** Counts them all. */
  count(): void;
}

/** So long a page that news led to stays before further news lead to the next. */
const NEWS_PAUSE_MS = 500;

interface Answered {
  readonly question: string;
  readonly page: ListPage | undefined;
  /** The server makes nothing of what was asked. */
  readonly isRefused?: boolean;
}

/** The list of a screen, read whenever its address changes and when news come; its state is the address alone. */
export function useList(screen: ListScreen): List {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const live = useShell((state) => state.live);
  const address = params.toString();
  const state = useMemo(() => readListState(screen, new URLSearchParams(address)), [screen, address]);
  const chosen = new URLSearchParams([...choiceParams(screen, state), ['show', state.view]]).toString();
  const [answered, setAnswered] = useState<Answered>({ question: '', page: undefined });
  const [counted, setCounted] = useState<{ readonly chosen: string; readonly total?: number }>({
    chosen: '',
  });
  const [isBusy, setIsBusy] = useState(true);

  // The end of a list that was counted has a number, and as many rows as are left for it.
  const isCounting = counted.chosen === chosen && (counted.total === undefined || state.at?.side === 'last');
  const question = `${listCallParams(screen, state)}${isCounting ? '&count=exact' : ''}`;

  const loader = useMemo(
    () =>
      createListLoader<ListPage>({
        onPage(page, asked) {
          setAnswered({ question: asked, page });
          setIsBusy(false);
        },
        // Silently (specification 1 section 8, LST-050); rows that answer another question do not stay.
        onFailure(error, asked) {
          console.warn('List:', messageOf(error));
          setAnswered((before) =>
            before.question === asked
              ? before
              : {
                  question: asked,
                  page: undefined,
                  isRefused: error instanceof CallError && error.status === 422,
                },
          );
          setIsBusy(false);
        },
      }),
    [],
  );
  const load = useCallback(async () => {
    setIsBusy(true);
    await loader.load(question, (signal) => readList(callsOf(screen), new URLSearchParams(question), signal));
  }, [loader, question, screen]);
  useEffect(() => {
    void load();
    return loader.stop;
  }, [loader, load]);
  // What is done to hundreds of rows is told hundreds of times: reading hundreds of rows each time would hold it up.
  useEffect(() => {
    const news = oneAfterAnother(async () => {
      await load();
      await new Promise((rested) => setTimeout(rested, NEWS_PAUSE_MS));
    });
    const unsubscribe = live?.onDeclaration(news.wish);
    return () => {
      unsubscribe?.();
      // It would ask for the page that was left, in place of the one that is wanted.
      news.stop();
    };
  }, [live, load]);

  const { page } = answered;
  const told = page?.meta.total;
  useEffect(() => {
    if (!isCounting || told === null || told === undefined) return;
    setCounted((before) => (before.total === told ? before : { chosen, total: told }));
  }, [isCounting, told, chosen]);
  const total = told ?? (counted.chosen === chosen ? (counted.total ?? null) : null);
  const words = page && (total === null ? undefined : filled(screen.count, { count: total }));
  useEffect(() => {
    if (words !== undefined) announce(words);
  }, [words]);

  const isAnswered = page !== undefined && answered.question === question;
  const number = isAnswered ? (page.meta.current_page ?? undefined) : state.page;
  const now = useMemo(() => ({ ...state, page: number }), [state, number]);
  const shown = useRef(now);
  if (isAnswered) shown.current = now;
  // The address follows in its own time; what is chosen meanwhile goes on from what was chosen before.
  const wanted = useRef(state);
  useEffect(() => {
    wanted.current = state;
  }, [state]);
  const go: List['go'] = useCallback(
    (change, options) => {
      // A row was opened, and its page is on its way: a search that goes out only now would lead back.
      if (window.location.pathname !== pathname) return;
      const before = writeListState(screen, wanted.current).toString();
      wanted.current = change(wanted.current);
      const after = writeListState(screen, wanted.current);
      // What is chosen twice before the list has followed, as a day by its last digit and by Tab, is one step back.
      if (after.toString() !== before) setParams(after, options);
    },
    [screen, setParams, pathname],
  );
  useEffect(() => {
    if (!isAnswered) return;
    const elsewhere = pageWithRows(state, { count: page.data.length, total: page.meta.total });
    if (elsewhere) go(() => elsewhere, { replace: true });
  }, [isAnswered, page, state, go]);
  // A kept address whose row is none the server can read, as one of an earlier Tidewaiter: Reload would ask the same.
  const isLost = answered.isRefused === true && answered.question === question && state.at !== undefined;
  useEffect(() => {
    if (isLost) go(onFirstPage, { replace: true });
  }, [isLost, go]);
  return {
    state: now,
    shown: shown.current,
    page,
    choice: `${screen.name}?${chosen}`,
    total,
    isBusy,
    hasFailed: !isBusy && page === undefined,
    go,
    reload: useCallback(() => {
      setCounted({ chosen: '' });
      return load();
    }, [load]),
    count: useCallback(() => setCounted({ chosen }), [chosen]),
  };
}
