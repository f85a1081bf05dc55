import prepareTemplate from '../../support/postgres-run.ts';
import { demonstration, startProduct } from '../../support/product.ts';
import type { BenchPage, PagePlan } from './bench-page.ts';
import type { Place } from './keystrokes.ts';
import { declarationOf, HEADER_FIELD, headerText, ITEM_FIELD, itemText } from './shape.ts';

/** The built product with a declaration for every page of ours. */
export interface Ours {
  /** Stores a declaration of this size and tells how to open it. */
  plan(engine: string, items: number): Promise<PagePlan>;
  /** The item section, from wherever the page stands. */
  showItems(target: BenchPage): Promise<void>;
  place(kind: 'header' | 'item'): Place;
  /** Waits until the server holds these texts; throws with what it holds otherwise. */
  requireStored(target: BenchPage, header: string, item: string): Promise<void>;
  close(): Promise<void>;
}

interface Stored {
  readonly data: { readonly id: number; readonly document: Record<string, unknown> };
}

/**
 * The real thing: the production build, served by the real server over HTTP from a real PostgreSQL, with saving,
 * checks, totals and presence going on. A page that mounts the editor alone would leave those out.
 */
export async function startOurs(): Promise<Ours> {
  const stopPostgres = await prepareTemplate();
  const product = await startProduct().catch(async (error: unknown) => {
    await stopPostgres();
    throw error;
  });
  const token = await signIn();
  const ids = new Map<string, number>();
  let made = 0;

  return {
    async plan(engine, items) {
      made += 1;
      const declaration = declarationOf(`BENCH${made}`, items);
      const { data } = await ask<Stored>('POST', '/customs-declarations', token, declaration);
      ids.set(`${engine} ${items}`, data.id);
      return {
        engine,
        items,
        address: `${product.address}/customs-declarations/edit/${data.id}`,
        // What it holds is there as well, as the peers are waited for.
        isReady: (count) =>
          document.querySelector<HTMLInputElement>('[data-path$="/internal_id"]')?.value === 'HEADERTEXT' &&
          document.querySelector('#tab-items .count')?.textContent === String(count),
        async prepare(context) {
          await context.grantPermissions(['clipboard-read', 'clipboard-write']);
          // A session of its own: a page that renews the token of others signs them out.
          await context.addInitScript(
            (value) => {
              if (localStorage.getItem('api_token') === null) localStorage.setItem('api_token', value);
            },
            await signIn(),
          );
        },
      };
    },
    async showItems({ page }) {
      await page.locator('#tab-items').click();
      await page.locator(`[data-path$="/${ITEM_FIELD}"]`).waitFor();
    },
    place: (kind) =>
      kind === 'header'
        ? { kind, path: [HEADER_FIELD], text: headerText, selector: `[data-path$="/${HEADER_FIELD}"]` }
        : {
            kind,
            path: ['CDSItems', 0, ITEM_FIELD],
            text: itemText(1),
            selector: `[data-path$="/${ITEM_FIELD}"]`,
          },
    async requireStored({ engine, items, page }, header, item) {
      const id = ids.get(`${engine} ${items}`);
      await page.keyboard.press('Control+s');
      const until = Date.now() + 30_000;
      for (;;) {
        const { data } = await ask<Stored>('GET', `/customs-declarations/${id}`, token);
        const goods = data.document.CDSItems as readonly Record<string, unknown>[];
        const held = [data.document[HEADER_FIELD], goods[0]?.[ITEM_FIELD]];
        if (held[0] === header && held[1] === item) return;
        if (Date.now() > until)
          throw new Error(`The server holds ${held.join(', ')}, not ${header}, ${item}.`);
        await page.waitForTimeout(100);
      }
    },
    async close() {
      await product.close();
      await stopPostgres();
    },
  };

  async function signIn(): Promise<string> {
    const { email, password } = demonstration;
    return (await ask<{ token: string }>('POST', '/login', undefined, { email, password })).token;
  }

  async function ask<T>(method: string, path: string, bearer?: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${product.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
