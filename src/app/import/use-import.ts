import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import {
  type Import,
  type ImportPlan,
  type Mapping,
  planImport,
  readImport,
  runningImport,
  startImport,
  stopImport,
} from '../api/imports.ts';
import { announce } from '../shell/shell-state.ts';
import type { ImportPlaces } from './places.ts';
import { text } from './texts.ts';

const POLL_MS = 400;
const none: ReadonlySet<string> = new Set();

/** Whether an import is not over. One that was stopped is when it says what it made. */
export function isUnderWay({ state, refused }: Import): boolean {
  return state === 'running' || (state === 'failed' && refused.length === 0);
}

/** Keys of the declarations, as far as they are told, that stay out unless somebody wants them: others that stand have their reference. */
export function barredIn(plan: ImportPlan | undefined): readonly string[] {
  return plan?.declarations.flatMap(({ key, others }) => (others ? [key] : [])) ?? [];
}

function outcomeWords(plan: ImportPlan): string {
  const { errorCount, leftOutCount, changedCount, columnsLeft, linesHidden, linesThereCount } = plan;
  const { itemsOutdated } = plan;
  const { barred } = plan.counts;
  return [
    text('import.errors', { count: errorCount }),
    leftOutCount > 0 && text('import.leftOut', { count: leftOutCount }),
    changedCount > 0 && text('import.changed', { count: changedCount }),
    columnsLeft > 0 && text('import.columnsLeft', { count: columnsLeft }),
    linesHidden > 0 && text('import.linesHidden', { count: linesHidden }),
    linesThereCount > 0 && text('import.linesThere', { count: linesThereCount }),
    itemsOutdated.length > 0 &&
      text('import.outdated', { count: itemsOutdated.length, items: itemsOutdated.join(', ') }),
    barred > 0 && text('import.others', { count: barred }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A file on its way into declarations: chosen, placed, tried, imported. */
export function useImport(into: number | undefined, { suggested }: ImportPlaces) {
  const [file, setFile] = useState<File>();
  const [sheet, setSheet] = useState<number>();
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const [isHeadless, setIsHeadless] = useState<boolean>();
  const [mapping, setMapping] = useState<Mapping>();
  const [isGrouped, setIsGrouped] = useState(true);
  const [anyway, setAnyway] = useState<ReadonlySet<string>>(none);
  const [plan, setPlan] = useState<ImportPlan>();
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isStarting, setIsStarting] = useState(false);
  const [running, setRunning] = useState<Import>();

  useEffect(() => {
    if (file === undefined) return;
    const stop = new AbortController();
    setIsReading(true);
    planImport({ file, sheet, isHeadless, mapping, isGrouped, into }, stop.signal).then(
      (found) => {
        setIsReading(false);
        setFailure(undefined);
        setPlan(found);
        setSheets(found.sheets);
        // What nobody placed before is placed by its words; that is tried once more.
        if (mapping === undefined && found.kind === 'table') setMapping(suggested(found, into !== undefined));
        else announce(outcomeWords(found));
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setIsReading(false);
        setPlan(undefined);
        setFailure(messageOf(error));
        announce(messageOf(error), 'assertive');
      },
    );
    return () => stop.abort();
  }, [file, sheet, isHeadless, mapping, isGrouped, into, suggested]);

  const isRunning = running !== undefined && isUnderWay(running);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      const told = (found: Import) => {
        setRunning(found);
        setFailure(undefined);
      };
      readImport(running.id).then(told, (error: unknown) => {
        setFailure(messageOf(error));
        // Asked again: the import goes on without us.
        setRunning({ ...running });
      });
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [running, isRunning]);

  // Who comes back to the page sees the import that is still under way.
  useEffect(() => {
    if (into !== undefined) return;
    const stop = new AbortController();
    runningImport(stop.signal).then(
      (found) => setRunning((known) => known ?? found),
      () => undefined,
    );
    return () => stop.abort();
  }, [into]);

  const choose = useCallback((chosen: File | undefined) => {
    setFile(chosen);
    setSheet(undefined);
    setSheets([]);
    setIsHeadless(undefined);
    setMapping(undefined);
    setAnyway(none);
    setPlan(undefined);
    setFailure(undefined);
    setRunning(undefined);
  }, []);
  /** Another sheet has other columns. */
  const chooseSheet = useCallback((chosen: number) => {
    setSheet(chosen);
    setIsHeadless(undefined);
    setMapping(undefined);
  }, []);
  /** The words of a head that is none place nothing. */
  const chooseHeadless = useCallback((chosen: boolean) => {
    setIsHeadless(chosen);
    setMapping(undefined);
  }, []);
  const start = async () => {
    if (file === undefined || isStarting) return;
    const wanted = barredIn(plan).filter((key) => anyway.has(key));
    setIsStarting(true);
    announce(text('import.starting'));
    try {
      setRunning(await startImport({ file, sheet, isHeadless, mapping, isGrouped, into }, wanted));
      setFailure(undefined);
    } catch (error) {
      setFailure(messageOf(error));
      announce(messageOf(error), 'assertive');
    } finally {
      setIsStarting(false);
    }
  };
  const stop = async () => {
    try {
      if (running) await stopImport(running.id);
    } catch (error) {
      setFailure(messageOf(error));
      announce(messageOf(error), 'assertive');
    }
  };
  const place = (at: number, target: string | null) =>
    setMapping((before) =>
      (before ?? plan?.mapping ?? []).map((each, index) => (index === at ? target : each)),
    );
  return {
    ...{
      file,
      plan,
      isReading,
      isStarting,
      failure,
      running,
      isGrouped,
      setIsGrouped,
      anyway,
      setAnyway,
      choose,
      start,
      stop,
      place,
    },
    ...{ sheets, sheet: sheet ?? plan?.sheet, chooseSheet, chooseHeadless },
  };
}
