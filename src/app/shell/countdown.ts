import { useEffect, useState } from 'react';

/** Whole seconds until `at` (milliseconds since 1970), counted down; never below 0. */
export function useSecondsUntil(at: number): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/** 04:59 */
export function minutesAndSeconds(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
