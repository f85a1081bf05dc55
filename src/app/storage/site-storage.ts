/** What the browser refuses to keep of this site: it lasts as long as the page. */
const refused = new Map<string, string>();

/** Undefined where local storage is full, or where site data is blocked: then merely asking for it throws. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Local storage, and in its place this page where the browser refuses it. */
export const siteStorage = {
  getItem: (key: string): string | null =>
    refused.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
  setItem(key: string, value: string): void {
    refused.set(key, value);
    attempt(() => {
      localStorage.setItem(key, value);
      refused.delete(key);
    });
  },
  removeItem(key: string): void {
    refused.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
};
