/** A host, or `*.host` for every host below it with at least two labels after the star. */
export type HostPattern = string;

const HOST = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Whether a host is one of a deployment's list. */
export const isListedHost = (host: string, hosts: readonly HostPattern[]): boolean =>
  hosts.some((listed) =>
    listed.startsWith('*.') ? host.endsWith(listed.slice(1)) && !host.startsWith('.') : host === listed,
  );

/** Hosts of a variable's text, separated by commas; null if one of them is no host or no `*.host` with two labels. */
export function hostsOf(text: string): string[] | null {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  return hosts.every((host) => HOST.test(host)) ? hosts : null;
}

/** https, a host of ASCII letters, and the rest: no credentials, no port, no spaces or backslashes. */
const ADDRESS = /^https:\/\/([a-z\d.-]+)(\/[^\s\\?#]*)?(?:[?#][^\s\\]*)?$/i;

/** Host and path of an https address, the path as a browser resolves it; null for anything else. */
export function secureAddress(text: string): { host: string; path: string } | null {
  const [, host, path = '/'] = ADDRESS.exec(text.trim()) ?? [];
  return host === undefined ? null : { host: host.toLowerCase(), path: resolved(path) };
}

/** A path without its dots: `/a/../b` and `/a/%2e%2e/b` are `/b`. */
function resolved(path: string): string {
  const parts: string[] = [];
  for (const part of path.slice(1).split('/')) {
    const dots = part.replace(/%2e/gi, '.');
    if (dots === '..') parts.pop();
    else if (dots !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** The path of a video on its host. */
const MEDIA_PATH = /^\/medias\/[\w-]+/;

/** Whether an address may be other content: https, a listed video host, and that host's media path (OTH-01). */
export function isMediaUrl(text: string, hosts: readonly HostPattern[]): boolean {
  const address = secureAddress(text);
  return address !== null && isListedHost(address.host, hosts) && MEDIA_PATH.test(address.path);
}
