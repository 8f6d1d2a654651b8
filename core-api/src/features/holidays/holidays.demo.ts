import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import { councilDays, easter, nthWeekday, type cyclesAround } from '../../seeds/calendar';
import { idsBy, insertRows, known } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import type { HolidayFacts } from './holiday.model';

interface HolidaysToSeed {
  trx: Knex;
  cycles: ReturnType<typeof cyclesAround>;
}

type Meta = HolidayFacts['meta'];

/** The holidays of the started cycle: by law, by the ministry, of two states and of the network. */
export async function holidaysDemo({ trx, cycles: { current } }: HolidaysToSeed): Promise<{ holidays: number }> {
  const states = await idsBy<string>(trx, 'states', 'name');
  const first = current.startYear;
  const next = first + 1;
  const holyMonday = addDays(easter(next), -6);
  const off = (name: string, description: string, days: readonly [string, string?], meta: Partial<Meta> = {}) => ({
    ...{ name, description, start_at: days[0], end_at: days[1] ?? days[0] },
    meta: { scope: 'national', kind: 'rest', states: [], confirmed: true, ...meta } satisfies Meta,
  });
  const LAW = 'Día de descanso obligatorio.';
  const sep = { scope: 'sep', confirmed: false } as const;
  const state = (name: string): Partial<Meta> => ({ scope: 'state', states: [known(states, name)] });
  const rows = [
    off('Día de la Independencia', LAW, [`${first}-09-16`]),
    off('Día de la Revolución', LAW, [nthWeekday(first, 11, 1, 3)]),
    off('Navidad', LAW, [`${first}-12-25`]),
    off('Año Nuevo', LAW, [`${next}-01-01`]),
    off('Día de la Constitución', LAW, [nthWeekday(next, 2, 1, 1)]),
    off('Natalicio de Benito Juárez', LAW, [nthWeekday(next, 3, 1, 3)]),
    off('Día del Trabajo', LAW, [`${next}-05-01`]),
    off('Día de Muertos', 'Suspensión de labores.', [`${first}-11-02`], sep),
    off('Batalla de Puebla', 'Suspensión de labores.', [`${next}-05-05`], sep),
    off('Día del Maestro', 'Suspensión de labores.', [`${next}-05-15`], sep),
    off('Vacaciones de invierno', 'Sin clases.', [`${first}-12-21`, `${next}-01-06`], { ...sep, kind: 'break' }),
    off('Vacaciones de primavera', 'Sin clases.', [holyMonday, addDays(holyMonday, 11)], { ...sep, kind: 'break' }),
    off('Fundación de Puebla', 'Día inhábil del estado.', [`${next}-04-16`], state('Puebla')),
    off('Promulgación de la Constitución de Jalisco', 'Día inhábil del estado.', [`${next}-06-16`], state('Jalisco')),
    off('Aniversario de la red', 'Ninguna escuela de la red abre.', [`${next}-03-05`], { scope: 'network' }),
    ...councilDays(current).map((day) =>
      off('Consejo Técnico Escolar', 'Sesión ordinaria, sin alumnos.', [day], { ...sep, kind: 'cte' }),
    ),
  ];
  const founded = `${current.startAt} 06:00:00`;
  await insertRows(
    trx,
    'holidays',
    rows.map(({ meta, ...row }): NewRow<'holidays'> => {
      return { ...row, meta: JSON.stringify(meta), revision: 1, created_at: founded, updated_at: founded };
    }),
  );
  return { holidays: rows.length };
}
