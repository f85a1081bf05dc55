import type { Settings } from '../settings.ts';

/** Where a live connection is asked for: the headers of its first call. */
interface Asked {
  /** Which page asks. Browsers say it always; without it no page stands behind the call. */
  readonly origin?: string | undefined;
  /** The host that was called. */
  readonly host?: string | undefined;
}

/**
 * Whether a page that opens the live connection is one of ours: of the host it called, of the address people reach the
 * app at, or of the partner's subdomain beside it (D-91). A page of elsewhere is turned away before it says anything.
 */
export function isOwnPage(
  { origin, host }: Asked,
  { publicUrl, coBrand }: Pick<Settings, 'publicUrl' | 'coBrand'>,
): boolean {
  if (origin === undefined) return true;
  const page = hostnameOf(origin);
  if (page === undefined) return false;
  const home = hostnameOf(publicUrl) ?? '';
  return page === home || page === hostnameOf(`http://${host}`) || isBeside(page, home, coBrand?.subdomain);
}

/** harbour.tide.example, where home is tide.example or app.tide.example. */
function isBeside(page: string, home: string, subdomain: string | undefined): boolean {
  const [, ...above] = home.split('.');
  // A name with nothing but the top above it has all the world beside it.
  const homes = above.length > 1 ? [home, above.join('.')] : [home];
  return subdomain !== undefined && homes.some((one) => page === `${subdomain.toLowerCase()}.${one}`);
}

function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
