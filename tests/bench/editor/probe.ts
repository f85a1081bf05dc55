/** What the bench puts into every page before anything else runs there. Stands alone: it is sent as text. */
interface Probe {
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
  /**
   * Milliseconds of the longest task of 50 ms or more that ended after what was last waited for was painted, or 0. Waits
   * for what follows: half a second, and then until the page has nothing to do.
   */
  longestTaskSince(): Promise<number>;
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
  /** Time of the page's clock at which the last figure was painted. */
  let shown = 0;
  const tasks: { end: number; length: number }[] = [];

  /** Called before a frame is drawn: behind that frame. */
  const afterThisFrame = (then: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(undefined);
  };
  const painted = () => {
    shown = performance.now();
    done(shown - began);
  };
  /** Runs before a frame: what holds by then is in it. */
  const watch = () => {
    if (check()) afterThisFrame(painted);
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
      if (mode !== 'key') return;
      mode = undefined;
      requestAnimationFrame(() => afterThisFrame(painted));
    },
    true,
  );
  const take = (entries: readonly PerformanceEntry[]) => {
    for (const { startTime, duration } of entries)
      tasks.push({ end: startTime + duration, length: duration });
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ entryTypes: ['longtask'] });

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
          if (condition()) afterThisFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
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
    async longestTaskSince() {
      const since = shown;
      await new Promise((resolve) => setTimeout(resolve, 500));
      await probe.idle();
      take(observer.takeRecords());
      return Math.max(0, ...tasks.filter(({ end }) => end > since).map(({ length }) => length));
    },
  };
  window.probe = probe;
}
