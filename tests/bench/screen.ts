import { monthPath } from './kit/ask';
import { paired, type Load, type Pace } from './kit/measure';
import type { Server } from './kit/servers';
import { fixed, type Line } from './kit/table';
import type { World } from './kit/world';

/** The agenda as one screen of the bff, against its six calls one after the other. */
export async function agendaScreen(
  { core, bff, world }: { core: Server; bff: Server; world: World },
  pace: Pace,
): Promise<Line[]> {
  const { token, ordinary } = world;
  const screen: Load = {
    servers: [core, bff],
    url: bff.url,
    paths: [`/bff/coach/schools/${ordinary}/agenda?month=2026-11`],
    headers: { cookie: `sid=${token}` },
    connections: 1,
  };
  const calls = [
    '/api/me',
    `/api/schools/${ordinary}`,
    monthPath(ordinary),
    `/api/schools/agenda/pending?school_id=${ordinary}`,
    `/api/management-actions?school_id=${ordinary}`,
    `/api/schools/visits/has-draft?school_id=${ordinary}`,
  ];
  const against = async (how: string, oneByOne: Load): Promise<Line[]> => {
    const result = await paired(screen, oneByOne, pace);
    const note = (key: 'ms' | 'cpuMs') => `${fixed(result.ours(key))} ms to ${fixed(result.other(key))} ms`;
    const line = { what: 'agenda screen', better: 'less' } as const;
    return [
      { ...line, aim: 1, value: result.ratio('ms'), unit: `× latency of its calls ${how}`, note: note('ms') },
      { ...line, aim: 0.8, value: result.ratio('cpuMs'), unit: `× Node CPU of its calls ${how}`, note: note('cpuMs') },
    ];
  };
  return [
    ...(await against('one by one through the bff', { ...screen, paths: calls })),
    ...(await against('one by one at core-api', {
      ...screen,
      url: core.url,
      paths: calls,
      headers: { authorization: `Bearer ${token}` },
    })),
  ];
}
