import { useEffect, useState } from 'react';

/** A key held down from before may not confirm a legal act. */
const DEAF_MS = 500;

/** True for a moment after a dialog opened. */
export function useDeaf(): boolean {
  const [isDeaf, setIsDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsDeaf(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDeaf;
}
