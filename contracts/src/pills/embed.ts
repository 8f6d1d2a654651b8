import { secureAddress } from '../other-content/media-url';

/** Hosts of the players, for `frame-src`. */
export const PLAYER_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com', 'fast.wistia.net'] as const;

const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
/** The id of a video in the query of an address. */
const WATCHED = /[?&]v=([\w-]{5,20})(?:[&#]|$)/;
const youtube = (id: string | undefined) => (id === undefined ? null : `https://www.youtube-nocookie.com/embed/${id}`);

/**
 * The player of an address: YouTube without cookies, Vimeo and Wistia; null where it opens as a link (PIL-03, decision
 * 0057).
 */
export function embedOf(url: string): string | null {
  const address = secureAddress(url);
  if (address === null) return null;
  const { host, path } = address;
  if (YOUTUBE.has(host)) {
    const below = /^\/(?:embed|shorts|live)\/([\w-]{5,20})\/?$/.exec(path)?.[1];
    return youtube(path === '/watch' ? WATCHED.exec(url)?.[1] : below);
  }
  if (host === 'youtu.be') return youtube(/^\/([\w-]{5,20})\/?$/.exec(path)?.[1]);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = /^\/(?:video\/)?(\d{1,15})\/?$/.exec(path)?.[1];
    return id === undefined ? null : `https://player.vimeo.com/video/${id}`;
  }
  if (host.endsWith('.wistia.com') || host === 'fast.wistia.net') {
    const id = /^\/(?:medias|embed\/iframe)\/([\w-]{1,60})\/?$/.exec(path)?.[1];
    return id === undefined ? null : `https://fast.wistia.net/embed/iframe/${id}`;
  }
  return null;
}
