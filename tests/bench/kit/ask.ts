import type { Load } from './measure';
import type { Server } from './servers';
import type { World } from './world';

const CONNECTIONS = 10;
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

export const visitsPath = (school: number, page: number) =>
  `/api/schools/visits?school_id=${school}&page=${page}&size=10&sort=-datetime&include=axis,status&filter[eraser]=0`;
export const monthPath = (school: number) => `/api/schools/agenda?school_id=${school}&start=2026-11-01&end=2026-12-12`;

/** Ten connections, as the world's person. */
export const loadOf = (server: Server, paths: readonly string[], { token }: Pick<World, 'token'>): Load => ({
  servers: [server],
  url: server.url,
  paths,
  headers: headersOf(token),
  connections: CONNECTIONS,
});

/** One call; throws unless it succeeds. */
export async function ask(url: string, token: string): Promise<unknown> {
  const res = await fetch(url, { headers: headersOf(token) });
  if (res.status !== 200) throw new Error(`${url}: ${String(res.status)}`);
  return res.json();
}
