/** What the browser refuses to keep of this site: it lasts as long as the page. */
const refused = new Map<string, string>();

/** Local storage, also where site data is blocked, when merely asking for it throws, or where it is full. */
export const siteStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem(key) {
    try {
      return refused.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    refused.delete(key);
    try {
      localStorage.setItem(key, value);
    } catch {
      refused.set(key, value);
    }
  },
  removeItem(key) {
    refused.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing of it is there.
    }
  },
};
