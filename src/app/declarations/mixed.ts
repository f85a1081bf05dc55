import { useShell } from '../shell/shell-state.ts';

/** Whether messages of this Tidewaiter may be legal acts beside tests: there no band over the page tells which. */
export function useIsMixed(): boolean {
  return useShell(({ config }) => config?.environment === 'production' || !!config?.live.length);
}
