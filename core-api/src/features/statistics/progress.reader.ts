import type { Knex } from 'knex';
import { fullname } from '../users';

const PLACES = ['director', 'manager', 'coordinator', 'coach'] as const;
type Place = (typeof PLACES)[number];
type Named = Record<`${Place}_name` | `${Place}_surname`, string | null>;

interface SchoolFacts {
  id: number;
  name: string;
  timezone: string;
  code: string;
  remote_id: string | null;
  region: string;
}

/** A school with who accompanies it in a cycle; null where a place is empty. */
export interface AccompaniedSchool extends SchoolFacts {
  team: Record<Place, string | null>;
}

/** Schools with their teams of a cycle, in the order of the ids: one statement. */
export async function accompaniedSchools(
  db: Knex,
  cycle_id: number,
  ids: readonly number[],
): Promise<AccompaniedSchool[]> {
  const query = db('schools')
    .join('states', 'states.id', 'schools.state_id')
    .leftJoin({ team: 'school_hierarchies' }, (on) => {
      on.on('team.school_id', 'schools.id').andOnVal('team.cycle_id', cycle_id);
    })
    .whereIn('schools.id', [...ids]);
  for (const place of PLACES) void query.leftJoin({ [place]: 'users' }, `${place}.id`, `team.${place}_id`);
  const rows = await query.select<(SchoolFacts & Named)[]>(
    ...['schools.id', 'schools.name', 'schools.timezone', 'schools.code', 'schools.remote_id', 'states.region'],
    ...PLACES.flatMap((place) => [`${place}.name as ${place}_name`, `${place}.surname as ${place}_surname`]),
  );
  const nameAt = (row: Named, place: Place) => {
    const [name, surname] = [row[`${place}_name`], row[`${place}_surname`]];
    return name === null ? null : fullname({ name, surname: surname ?? '' });
  };
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({
      ...row,
      team: {
        ...{ director: nameAt(row, 'director'), manager: nameAt(row, 'manager') },
        ...{ coordinator: nameAt(row, 'coordinator'), coach: nameAt(row, 'coach') },
      },
    }));
}
