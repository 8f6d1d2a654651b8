import type { Knex } from 'knex';
import { known } from '../../seeds/rows';
import { utc } from '../../time/clock';
import { insertBatch, putRows } from './import.model';
import { countsOf } from './import.reader';

interface ImportsToSeed {
  trx: Knex.Transaction;
  now: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const row = (line: number, remote_id: string, name: string, outcome: 'ready' | 'unknown') => ({
  ...{ line, outcome, before: null, choice: null },
  cells: JSON.stringify({
    remote_id,
    name,
    code: `00PPR0${remote_id.slice(-3)}X`,
    state: outcome === 'unknown' ? 'Guadiana' : 'Jalisco',
  }),
  detail: JSON.stringify({
    faults: outcome === 'unknown' ? [{ column: 'state', key: 'imports.state.unknown' }] : [],
    ...{ changes: [], choices: [] },
  }),
});

/** A file that was applied by mistake two days ago, and undone an hour later. */
export async function importsDemo({ trx, now }: ImportsToSeed): Promise<{ imports: number }> {
  const made = Date.parse(`${now.replace(' ', 'T')}Z`) - 2 * DAY_MS;
  const administrators = await trx('users').where({ email: 'admin@ruta.test' }).select('id', 'email');
  const rows = [
    row(2, '410301', 'Colegio Las Rosas', 'ready'),
    row(3, '410302', 'Instituto Nevado', 'ready'),
    row(4, '410303', 'Escuela Ribera', 'unknown'),
  ];
  const id = await insertBatch(trx, {
    ...{ kind: 'schools', file_name: 'escuelas-de-prueba.csv', ignored: '[]', counts: JSON.stringify(countsOf(rows)) },
    created_by: known(new Map(administrators.map((one) => [one.email, one.id])), 'admin@ruta.test'),
    ...{ applied_at: utc(new Date(made)), undone_at: utc(new Date(made + HOUR_MS)), revision: 3 },
    ...{ created_at: utc(new Date(made)), updated_at: utc(new Date(made + HOUR_MS)) },
  });
  await putRows(trx, id, rows);
  await trx('import_batch_rows').where({ batch_id: id, outcome: 'ready' }).update({ done: 'undone' });
  return { imports: 1 };
}
