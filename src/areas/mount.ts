import { mountAuthorities } from '../server/sending/authority.ts';
import { hmrcAuthority } from './customs/server/hmrc-authority.ts';

/** Makes known to the server what its areas bring; whatever starts calls it first. */
export function mountAreas(): void {
  mountAuthorities([hmrcAuthority]);
}
