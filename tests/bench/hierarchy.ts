import { fileImports } from './imports';
import { compare, onSqlite, queries, type List, type ListServers } from './lists';
import type { Pace } from './kit/measure';
import type { NetworkWorld } from './kit/schools';
import type { Server } from './kit/servers';
import type { Line } from './kit/table';

const DEEP = [100, 200, 300, 400, 500, 600, 700, 800, 900];
const path = (page: number, more = '') => `/schools-hierarchy?page=${String(page)}&size=10${more}`;
const list = (what: string, aim: number, paths: readonly string[]): List => ({
  what,
  aim,
  ours: () => paths.map((one) => `/api${one}`),
  theirs: () => paths,
});

/** The lists of the hierarchy. */
export const PLAIN = list('hierarchy of 10,000, page 3', 1, [path(3)]);
export const FOUND = list('hierarchy of 10,000, page 3 by text', 1, [path(3, '&filter[search]=numero+7')]);
export const PAGES = list(
  'hierarchy of 10,000, pages 100 to 900',
  3,
  DEEP.map((page) => path(page)),
);

/** The hierarchy of a cycle (HIE-02) against the hand-written one, and what takes long: handover, preparation, imports. */
export async function hierarchyLists(servers: ListServers, network: NetworkWorld, pace: Pace): Promise<Line[]> {
  const lines: Line[] = [];
  for (const one of [PLAIN, FOUND]) lines.push(...(await compare(servers, one, pace)), await queries(servers, one));
  lines.push(await onSqlite(servers, PLAIN, pace));
  lines.push(...(await compare(servers, PAGES, pace)));
  lines.push(...(await longWork(servers.core, network)), ...(await fileImports(servers.core, network)));
  return lines;
}

/** Work on many schools, once each: in seconds, because there is nothing to compare it with. */
async function longWork(core: Server, { token, coach, heir, schools, next }: NetworkWorld): Promise<Line[]> {
  const lines: Line[] = [];
  const timed = async (what: string, aim: number, call: string, body: object) => {
    const began = performance.now();
    const res = await fetch(`${core.url}/api${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const reply = (await res.json()) as { data: { id: number; mark: string } };
    if (!res.ok) throw new Error(`${call}: ${String(res.status)} ${JSON.stringify(reply)}`);
    const value = (performance.now() - began) / 1000;
    lines.push({ what, value, aim, better: 'less', unit: 's', note: '' });
    return reply.data;
  };
  const form = { from_id: coach, role: 'COACH', receivers: [{ to_id: heir, schools }] };
  const what = `handover of ${String(schools.length)} schools`;
  const { mark } = await timed(`${what}, review`, 1, '/hierarchy/handover/review', form);
  const { id } = await timed(what, 3, '/hierarchy/handover', { ...form, mark });
  await timed(`${what}, undone`, 3, `/hierarchy/handover/${String(id)}/undo`, {});
  const before = core.memory();
  const { id: cycle, ...dates } = next;
  const prepared = { action: 'inherit_data', ...dates };
  await timed('prepare of 10,000 schools', 10, `/school-cycles/${String(cycle)}/prepare`, prepared);
  const grown = { value: core.memory() - before, aim: 100, better: 'less', unit: 'MB more' } as const;
  lines.push({ what: 'prepare of 10,000 schools', ...grown });
  return lines;
}
