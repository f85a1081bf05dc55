import type { ReactNode } from 'react';

/** In the browser in place of the Markdown of rjsf's descriptions, which ours are not: the words as they are. */
export function Markdown({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
