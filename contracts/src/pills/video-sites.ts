import { secureAddress, type HostPattern } from '../other-content/media-url';

/** The parts of an address that name a video. */
interface VideoAddress {
  host: string;
  path: string;
  /** A value of its query, as it is written; empty without one. */
  asked: (name: 'v' | 'h') => string;
}

/** A site whose videos are watched in place. */
interface VideoSite {
  /** Hosts of the addresses that people share. */
  hosts: readonly HostPattern[];
  /** Host of the player, for `frame-src`. */
  player: string;
  /** The player's address of a video; null where the address names none. */
  embed: (address: VideoAddress) => string | null;
}

const YOUTUBE_ID = /^[\w-]{5,20}$/;
/** Of a page, a short, a live broadcast, a player. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]+)\/?$/;
/** Also of an unlisted one, whose second part is its key, and within a channel, a group, a showcase or the console. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/|manage\/videos\/)?(\d{1,15})(?:\/([\da-f]{6,20}))?\/?$/;
const VIMEO_KEY = /^[\da-f]{6,20}$/;
const WISTIA_PATH = /^\/(?:medias|embed\/iframe)\/([\w-]{1,60})\/?$/;

/** The sites whose addresses are known. `VIDEO_HOSTS` has their hosts unless it is given (decision 0057). */
export const VIDEO_SITES: readonly VideoSite[] = [
  {
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    player: 'www.youtube-nocookie.com',
    embed: ({ host, path, asked }) => {
      const below = host === 'youtu.be' ? /^\/([\w-]+)\/?$/.exec(path)?.[1] : YOUTUBE_PATH.exec(path)?.[1];
      const id = path === '/watch' ? asked('v') : below;
      return id && YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
    },
  },
  {
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    player: 'player.vimeo.com',
    embed: ({ path, asked }) => {
      const [, id, written] = VIMEO_PATH.exec(path) ?? [];
      if (id === undefined) return null;
      const key = written ?? asked('h');
      return `https://player.vimeo.com/video/${id}${VIMEO_KEY.test(key) ? `?h=${key}` : ''}`;
    },
  },
  {
    hosts: ['*.wistia.com', 'fast.wistia.net'],
    player: 'fast.wistia.net',
    embed: ({ path }) => {
      const id = WISTIA_PATH.exec(path)?.[1];
      return id === undefined ? null : `https://fast.wistia.net/embed/iframe/${id}`;
    },
  },
];

/** Hosts of the known sites: what `VIDEO_HOSTS` is where nobody sets it. */
export const DEFAULT_VIDEO_HOSTS: readonly HostPattern[] = VIDEO_SITES.flatMap(({ hosts }) => hosts);

/** Host, path and query of an address on https. */
export function videoAddress(url: string): VideoAddress | null {
  const address = secureAddress(url);
  if (address === null) return null;
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  return { ...address, asked: (name) => new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1] ?? '' };
}
