import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the product's schemas for one test file; after each test it is as it was. */
export class SchemasCopy {
  folder = '';
  readonly #touched = new Set<string>();

  constructor() {
    beforeAll(() => {
      this.folder = mkdtempSync(join(tmpdir(), 'tidewaiter-schemas-'));
      cpSync(join(root, 'schemas'), this.folder, { recursive: true });
    });
    afterEach(() => {
      for (const file of this.#touched) {
        const product = join(root, 'schemas', file);
        if (existsSync(product)) cpSync(product, join(this.folder, file));
        else rmSync(join(this.folder, file));
      }
      this.#touched.clear();
    });
    afterAll(() => rmSync(this.folder, { recursive: true, force: true }));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Replaces one text of one file, which must be there. */
  slip(file: string, from: string, to: string): void {
    const text = this.read(file);
    expect(text, `${file} holds ${from}`).toContain(from);
    writeFileSync(
      join(this.folder, file),
      text.replace(from, () => to),
    );
    this.#touched.add(file);
  }
  /** Writes a file that the product may not have. */
  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
    this.#touched.add(file);
  }
}
