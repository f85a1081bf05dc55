import { useShell } from './shell-state.ts';

/** The page's only two live regions; never remounted, so that every message is heard. */
export function LiveRegions() {
  const polite = useShell((state) => state.polite);
  const assertive = useShell((state) => state.assertive);
  return (
    <>
      <div className="visually-hidden" aria-live="polite" aria-atomic="true">
        {polite}
      </div>
      <div className="visually-hidden" aria-live="assertive" aria-atomic="true">
        {assertive}
      </div>
    </>
  );
}
