import { isListedHost } from '../other-content/media-url';
import { VIDEO_SITES, videoAddress } from './video-sites';

/** Hosts of the players, for `frame-src`. */
export const PLAYER_HOSTS: readonly string[] = VIDEO_SITES.map(({ player }) => player);

/** The player of an address of a known site; null where it opens as a link (PIL-03, decision 0057). */
export function embedOf(url: string): string | null {
  const address = videoAddress(url);
  if (address === null) return null;
  return VIDEO_SITES.find(({ hosts }) => isListedHost(address.host, hosts))?.embed(address) ?? null;
}
