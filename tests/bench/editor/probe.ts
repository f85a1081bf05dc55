/** What the bench puts into every page before anything else runs there. Stands alone: it is sent as text. */
export interface Probe {
  /** Ready for one key: `painted` will tell milliseconds from the key to the next paint after its text arrived. */
  arm(): void;
  painted: Promise<number>;
  /** From the next key or press on until `check` holds and is painted. */
  await(check: () => boolean): void;
  /** Does the work and gives milliseconds until `check` holds and is painted. */
  act(work: () => void, check: () => boolean): Promise<number>;
  /** Milliseconds of navigation until `check` held and was painted. */
  ready(check: () => boolean): Promise<number>;
  /** The document of the library holds this text at this path; ours is asked at the end, through its server. */
  settled(path: readonly (string | number)[], text: string): Promise<void>;
  /** The page has nothing left to do at once. */
  idle(): Promise<void>;
  /** Milliseconds of the longest task that began later than this time of the page's clock. */
  longestTaskAfter(time: number): number;
  now(): number;
}

declare global {
  interface Window {
    probe: Probe;
    /** Left by the page of a peer: its document, a way to add items and, where items are folded, to unfold one. */
    peer?: { read(): unknown; append(items: readonly object[]): void; open?(index: number): void };
    benchInput?: HTMLInputElement;
  }
}

export function installProbe(): void {
  let mode: 'key' | 'condition' | undefined;
  let began = 0;
  let check = () => true;
  let done: (milliseconds: number) => void = () => undefined;
  const tasks: { start: number; length: number }[] = [];

  /** Behind the frame that shows what was done until now. */
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(undefined);
    });
  const finish = () => {
    mode = undefined;
    afterPaint(() => done(performance.now() - began));
  };
  const watch = () => {
    if (check()) finish();
    else requestAnimationFrame(watch);
  };
  const begin = (event: Event) => {
    began = event.timeStamp;
    if (mode === 'condition') {
      mode = undefined;
      requestAnimationFrame(watch);
    }
  };
  addEventListener('keydown', begin, true);
  addEventListener('pointerdown', begin, true);
  addEventListener(
    'input',
    () => {
      if (mode === 'key') finish();
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, length: duration });
  }).observe({ entryTypes: ['longtask'] });

  const expect = (next: 'key' | 'condition') => {
    mode = next;
    probe.painted = new Promise((resolve) => {
      done = resolve;
    });
  };
  const probe: Probe = {
    painted: Promise.resolve(0),
    arm: () => expect('key'),
    await(condition) {
      check = condition;
      expect('condition');
    },
    act(work, condition) {
      check = condition;
      expect('condition');
      began = performance.now();
      mode = undefined;
      work();
      requestAnimationFrame(watch);
      return probe.painted;
    },
    ready: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (condition()) afterPaint(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    settled: (path, text) =>
      new Promise((resolve) => {
        const look = () => {
          let value: unknown = window.peer?.read();
          for (const step of path) value = (value as Record<string | number, unknown> | undefined)?.[step];
          if (window.peer && value !== text) setTimeout(look, 20);
          else setTimeout(resolve);
        };
        look();
      }),
    idle: () => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
    longestTaskAfter: (time) =>
      Math.max(0, ...tasks.filter(({ start }) => start > time).map(({ length }) => length)),
    now: () => performance.now(),
  };
  window.probe = probe;
}
