import type { AvailabilitySetting } from '@ruta/contracts/availability/availability.schema';
import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import { idsBy, insertRows, known } from '../../seeds/rows';
import { addDays } from '../../time/clock';

interface AvailabilityToSeed {
  trx: Knex;
  now: string;
  today: string;
}

const MORNINGS = { days: [1, 2, 3, 4, 5], start_at: '09:00', end_at: '13:00' };

/** When each agent of the demo gives sessions, on their own clock. */
const WEEKS = [
  { at: 'agent', windows: [MORNINGS, { days: [2, 4], start_at: '15:00', end_at: '18:30' }] },
  { at: 'luis.penaloza', windows: [{ days: [1, 3, 5], start_at: '08:00', end_at: '14:00' }] },
  { at: 'wendy.arellano', windows: [{ days: [2, 3, 4], start_at: '10:00', end_at: '17:00' }] },
  { at: 'fabian.oropeza', windows: [MORNINGS, { days: [6], start_at: '09:00', end_at: '12:00' }] },
] as const;

/** Hours of four agents: different weeks, a day off ahead, and an emergency today. */
export async function availabilityDemo({ trx, now, today }: AvailabilityToSeed): Promise<{ availabilities: number }> {
  const agents = await idsBy<string>(trx, 'users', 'email');
  const rowOf = (
    name: string,
    setting: AvailabilitySetting,
    hours: Pick<NewRow<'availabilities'>, 'weekday' | 'single' | 'start_at' | 'end_at'>,
  ): NewRow<'availabilities'> => ({
    ...{ agent_id: known(agents, `${name}@ruta.test`), setting, ...hours },
    ...{ revision: 1, created_at: now, updated_at: now },
  });
  const rows = [
    ...WEEKS.flatMap(({ at, windows }) =>
      windows.flatMap(({ days, start_at, end_at }) =>
        days.map((weekday) => rowOf(at, 'availability', { weekday, single: null, start_at, end_at })),
      ),
    ),
    rowOf('agent', 'unavailability', {
      ...{ weekday: null, single: addDays(today, 8), start_at: '00:00', end_at: '23:59' },
    }),
    rowOf('agent', 'emergency', { weekday: null, single: today, start_at: '17:00', end_at: '23:00' }),
    rowOf('luis.penaloza', 'unavailability', {
      ...{ weekday: null, single: addDays(today, 3), start_at: '08:00', end_at: '11:00' },
    }),
  ];
  await insertRows(trx, 'availabilities', rows);
  return { availabilities: rows.length };
}
