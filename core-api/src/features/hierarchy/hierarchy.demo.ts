import type { Knex } from 'knex';
import type { cyclesAround } from '../../seeds/calendar';
import { insertRows, known } from '../../seeds/rows';
import { CYCLE_ID, LAST_CYCLE_ID } from '../cycles/cycles.demo';
import type { Place as School } from '../schools/places.demo';
import type { People } from '../users/users.demo';
import type { HistoryReason } from './hierarchy.tables';
import { PLACES } from './places';

/** Last year's coach of a school until February; who has the school's row took over. */
const GONE = { school: 'guillermo-haro', login: 'teresa.munoz', moved: { visits: 3, activities: 1, kept: 0 } } as const;

interface HistoryToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<School['key'], School>;
  cycles: ReturnType<typeof cyclesAround>;
  opened: string;
}

/** The history of last year's and this year's hierarchies, with a coach who left a school in February. */
export async function hierarchyDemo({ trx, people, placesByKey, cycles, opened }: HistoryToSeed): Promise<object> {
  const admin = known(people.byLogin, 'admin');
  const began = `${cycles.previous.startAt} 06:00:00`;
  const closed = `${cycles.previous.endAt} 17:00:00`;
  const february = `${cycles.previous.startYear + 1}-02-13 17:00:00`;
  const leftSchool = known(placesByKey, GONE.school).id;
  const rows = await trx('school_hierarchies').orderBy('id').select();
  const history = rows.flatMap((row) => {
    const { cycle_id, school_id } = row;
    return PLACES.flatMap((place) => {
      const user_id = row[`${place}_id`];
      if (user_id === null) return [];
      const of = { cycle_id, school_id, place, changed_by: admin, batch_id: null };
      const by = (reason: HistoryReason, from_at: string, to_at: string | null = null) => ({
        ...{ ...of, user_id, from_at, to_at, reason, moved: null as string | null },
      });
      if (cycle_id === CYCLE_ID) return [by('started', opened)];
      if (cycle_id !== LAST_CYCLE_ID) return [];
      if (place !== 'coach' || school_id !== leftSchool) return [by('finished', began, closed)];
      const first = { user_id: known(people.byLogin, GONE.login), moved: JSON.stringify(GONE.moved) };
      return [{ ...by('saved', began, february), ...first }, by('finished', february, closed)];
    });
  });
  await insertRows(trx, 'hierarchy_history', history);
  return {};
}
