import type { NetworkWorld } from './kit/schools';
import type { Server } from './kit/servers';
import type { Line } from './kit/table';

const ROWS = 10_000;

const SCHOOLS = [
  'Id remoto,Nombre,Clave,Ciudad,Estado,Niveles',
  ...Array.from(
    { length: ROWS },
    (_, at) => `b-${String(at)},Colegio Nuevo ${String(at)},15DPR${String(at)},Toluca,,primaria`,
  ),
];
const TEAMS = 'Escuela,Director de coaching,Gerente,Coordinador,Coach,Coach de apoyo 1,Coach de apoyo 2';

/** Files of 10,000 rows, read and applied once each: in seconds, because there is nothing to compare them with (0039). */
export async function fileImports(core: Server, { token, teams }: NetworkWorld): Promise<Line[]> {
  const authorization = `Bearer ${token}`;
  const timed = async (what: string, aim: number, call: string, sent: RequestInit) => {
    const began = performance.now();
    const res = await fetch(`${core.url}/api${call}`, { method: 'POST', ...sent });
    const value = (performance.now() - began) / 1000;
    const reply = (await res.json()) as { data: { id: number; counts: { ready: number; changes: number } } };
    if (!res.ok) throw new Error(`${call}: ${String(res.status)} ${JSON.stringify(reply)}`);
    const line: Line = { what, value, aim, better: 'less', unit: 's' };
    return { line, data: reply.data };
  };
  const both = async (kind: 'schools' | 'hierarchy', rows: readonly string[]): Promise<Line[]> => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new Blob([rows.join('\r\n')]), `${kind}.csv`);
    const what = `${kind} of ${String(ROWS)} rows`;
    const read = await timed(`${what}, preview`, 5, '/imports', { headers: { authorization }, body: form });
    const { id, counts } = read.data;
    if (counts.ready + counts.changes !== ROWS) throw new Error(`${what}: ${JSON.stringify(counts)}`);
    const applied = await timed(`${what}, applied`, 20, `/imports/${String(id)}/apply`, {
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ revision: 1, leave_out: false }),
    });
    return [read.line, applied.line];
  };
  return [...(await both('schools', SCHOOLS)), ...(await both('hierarchy', [TEAMS, ...teams]))];
}
