/** What the build deployed is made of; another one for another build. */
const MANIFEST = '/manifest.json';
/** How often it is looked at, ms (SHL-106). */
const POLL_MS = 300_000;

/** Calls `onNew` once the deployed manifest is another than at first (SHL-107). Gives back what ends it. */
export function watchVersion(onNew: () => void): () => void {
  let first: string | undefined;
  const look = async () => {
    const now = await manifest();
    if (first !== undefined && now !== undefined && now !== first) {
      clearInterval(timer);
      onNew();
    }
    first ??= now;
  };
  const timer = setInterval(() => void look(), POLL_MS);
  void look();
  return () => clearInterval(timer);
}

/** Undefined while the server is away, and where nothing was built. */
async function manifest(): Promise<string | undefined> {
  const answer = await fetch(MANIFEST, { cache: 'no-store' }).catch(() => undefined);
  const isManifest = answer?.ok && answer.headers.get('content-type')?.includes('json');
  return isManifest ? await answer.text() : undefined;
}
