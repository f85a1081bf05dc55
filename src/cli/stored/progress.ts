/** Tells on standard error how far a long reading has come: in place on a terminal, else a line now and then. */
export interface Progress {
  at(documents: number, newlyWrong: number): void;
  /** Seconds, documents a second, and the most memory the process ever had, in MB. */
  end(documents: number): {
    readonly seconds: number;
    readonly perSecond: number;
    readonly megabytes: number;
  };
}

const onTerminal = 500;
const inLog = 10_000;

export function startProgress(
  total: number | undefined,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  const began = performance.now();
  let told = began;
  const of = total === undefined ? '' : ` of ${count(total)}`;
  return {
    at(documents, newlyWrong) {
      const now = performance.now();
      if (now - told < (stream.isTTY ? onTerminal : inLog)) return;
      told = now;
      const rate = Math.round(documents / ((now - began) / 1000));
      const text = `${count(documents)}${of} documents, ${count(rate)} a second, ${count(newlyWrong)} newly failing`;
      stream.write(stream.isTTY ? `\r${text}  ` : `${text}\n`);
    },
    end(documents) {
      if (stream.isTTY && told > began) stream.write('\n');
      const seconds = (performance.now() - began) / 1000;
      return {
        seconds: Math.round(seconds * 10) / 10,
        perSecond: Math.round(documents / Math.max(seconds, 0.001)),
        megabytes: Math.round((process.resourceUsage().maxRSS * 1024) / 1_000_000),
      };
    },
  };
}

/** A whole number with commas between thousands. */
export function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
