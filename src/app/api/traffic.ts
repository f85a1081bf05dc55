import type { AxiosRequestConfig } from 'axios';
import { useShell } from '../shell/shell-state.ts';

let reads = 0;

/** A call that goes out (1) or is over (-1): while something is read the app loads, and files are counted (SHL-069). */
export function onItsWay(call: AxiosRequestConfig, step: 1 | -1): void {
  if (call.method === 'get' && !call.isUnseen) reads += step;
  const files = (call.files ?? filesIn(call.data)) * step;
  useShell.setState((state) => ({ loading: reads > 0, files: state.files + files }));
}

function filesIn(data: unknown): number {
  return data instanceof FormData
    ? [...data.values()].filter((value) => typeof value !== 'string').length
    : 0;
}
