/** Headers of what the server itself answers, as its tests see them (tests/server/web.test.ts). */
export const ofServer = { 'x-answered-by': 'tidewaiter' } as const;
