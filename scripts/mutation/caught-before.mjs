// Which test caught a fault when it was last judged in this tree: whoever judges it again tries that one first.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const file = '.tidewaiter/caught-faults.json';

export class CaughtBefore {
  #byFault = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

  by(fault) {
    return this.#byFault[keyOf(fault)];
  }

  note(fault, by) {
    this.#byFault[keyOf(fault)] = by;
  }

  keep() {
    mkdirSync('.tidewaiter', { recursive: true });
    writeFileSync(file, JSON.stringify(this.#byFault));
  }
}

/** Not by its line: what stands above it may have grown. */
function keyOf({ file: of, path = [], operator, change }) {
  return [of, ...path, operator, change].join(' ');
}
