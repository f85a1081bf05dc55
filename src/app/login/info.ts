/** What /info shows: given by the page that led there. */
export interface Info {
  readonly header: string;
  readonly content: string;
}

/** Navigation to /info with a message. */
export function infoAt(header: string, content: string) {
  return ['/info', { replace: true, state: { header, content } satisfies Info }] as const;
}

/** The message a navigation carries; undefined where somebody came without one. */
export function infoOf(state: unknown): Info | undefined {
  const { header, content } = (state ?? {}) as Partial<Record<keyof Info, unknown>>;
  return typeof header === 'string' && typeof content === 'string' ? { header, content } : undefined;
}
