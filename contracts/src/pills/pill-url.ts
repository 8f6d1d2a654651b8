import { isListedHost, secureAddress, type HostPattern } from '../other-content/media-url';

/** Whether an address may be a video of the library: https on a listed host (PIL-01, decision 0057). */
export function isPillUrl(text: string, hosts: readonly HostPattern[]): boolean {
  const address = secureAddress(text);
  return address !== null && isListedHost(address.host, hosts);
}
