import {
  PLACES,
  type HeritageException,
  type LeftOut,
  type MovedClosure,
  type Place,
  type Preparation,
} from '@ruta/contracts/cycles/cycle.schema';
import { REPORT_ROWS } from '@ruta/contracts/cycles/limits';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { Flag } from '../../database/table';
import { fullname } from '../users';
import type { Heritage } from './heritage';
import { includedSchools, movedDay, NEW_PLACES, openSchools, schoolsBefore } from './heritage.reader';

type Ids = Record<`old_${Place}` | `kept_${Place}` | `new_${Place}`, number | null>;
interface SchoolRow extends Ids {
  id: number;
  name: string;
  is_new: Flag;
}
interface PersonRow {
  id: number;
  name: string;
  surname: string;
  is_banned: Flag;
  deleted_at: string | null;
}

/** Places without which a hierarchy is incomplete. */
const NEEDED: readonly Place[] = PLACES.filter((place) => !place.startsWith('secondary'));

const whyOf = ({ deleted_at, is_banned }: PersonRow): LeftOut => {
  if (deleted_at !== null) return 'deleted';
  return is_banned ? 'banned' : 'role';
};

/** What preparing would copy, by the same statements; a statement per part, none per school. */
export async function preparationOf(db: Knex, heritage: Heritage): Promise<Omit<Preparation, 'cycle'>> {
  const [schools, excluded, closed, closures] = await Promise.all([
    includedSchools(db, heritage)
      .orderBy('schools.search_key')
      .orderBy('schools.id')
      .select<SchoolRow[]>(
        'schools.id',
        'schools.name',
        db.raw('case when former.school_id is null then 1 else 0 end as is_new'),
        ...PLACES.flatMap((place) => [
          `old.${place}_id as old_${place}`,
          `${place}.id as kept_${place}`,
          db.raw(`${NEW_PLACES[place]} as new_${place}`),
        ]),
      ),
    openSchools(db, heritage).where('former.included', false).count<{ total: number | string }[]>({ total: '*' }),
    closedSchools(db, heritage),
    movedClosures(db, heritage),
  ]);
  const people = await peopleLeftOut(db, schools);
  const leftOut = [...closed, ...people];
  const incomplete = schools.flatMap((school) => {
    const missing = NEEDED.filter((place) => school[`new_${place}`] === null);
    return missing.length === 0 ? [] : [{ id: school.id, name: school.name, missing }];
  });
  return {
    from: heritage.from && { id: heritage.from.id, period: heritage.from.period },
    schools: {
      included: schools.length,
      excluded: Number(excluded[0]?.total ?? 0),
      added: schools.filter(({ is_new }) => is_new).length,
    },
    complete: schools.length - incomplete.length,
    incomplete: { total: incomplete.length, schools: incomplete.slice(0, REPORT_ROWS) },
    left_out: { total: leftOut.length, rows: leftOut.slice(0, REPORT_ROWS) },
    closures: closures.slice(0, REPORT_ROWS),
  };
}

/** Schools of the cycle before that have closed since. */
async function closedSchools(db: Knex, heritage: Heritage): Promise<HeritageException[]> {
  const rows = await schoolsBefore(db, heritage)
    .where('former.included', true)
    .where((shut: Knex.QueryBuilder) => void shut.whereNotNull('schools.deleted_at').orWhere('schools.active', false))
    .orderBy('schools.id')
    .select<{ id: number; name: string }[]>('schools.id', 'schools.name');
  return rows.map((school) => ({ school, place: null, person: null, why: 'closed' }));
}

/** People who do not keep a place, with the reason. */
async function peopleLeftOut(db: Knex, schools: readonly SchoolRow[]): Promise<HeritageException[]> {
  const gone = schools.flatMap((school) =>
    PLACES.flatMap((place) => {
      const id = school[`old_${place}`];
      return id === null || school[`kept_${place}`] !== null ? [] : [{ school, place, id }];
    }),
  );
  const people = new Map<number, PersonRow>();
  for (const ids of inGroups([...new Set(gone.map(({ id }) => id))], 500)) {
    const rows = await db('users').whereIn('id', ids).select('id', 'name', 'surname', 'is_banned', 'deleted_at');
    for (const row of rows) people.set(row.id, row);
  }
  return gone.flatMap(({ school: { id, name }, place, id: personId }) => {
    const person = people.get(personId);
    if (!person) return [];
    return [{ school: { id, name }, place, person: { id: personId, fullname: fullname(person) }, why: whyOf(person) }];
  });
}

interface ClosureRow {
  school_id: number | null;
  name: string | null;
  start_at: string;
  end_at: string;
}

/** The closures of all schools, and those of single schools that stay behind. */
async function movedClosures(db: Knex, heritage: Heritage): Promise<MovedClosure[]> {
  const { cycle, from, today } = heritage;
  if (from === null) return [];
  const moved = (column: string) => db.raw(`${movedDay(db, column, heritage)} as ??`, [column.split('.')[1] ?? column]);
  const pfp = await db('pfp_closures')
    .where({ cycle_id: from.id })
    .select<{ closure_at: string }[]>(moved('pfp_closures.closure_at'));
  const dpi = await db('dpi_closures')
    .leftJoin('schools', 'schools.id', 'dpi_closures.school_id')
    .where('dpi_closures.cycle_id', from.id)
    .orderBy('dpi_closures.school_key')
    .select<ClosureRow[]>(
      'dpi_closures.school_id',
      'schools.name',
      moved('dpi_closures.start_at'),
      moved('dpi_closures.end_at'),
    );
  const whyNot = (start: string, end: string): MovedClosure['why'] => {
    if (start < cycle.start_at || end > cycle.end_at) return 'outside';
    return end < today ? 'past' : null;
  };
  return [
    ...pfp.map(({ closure_at: day }) => ({ kind: 'pfp' as const, school: null, end_at: day, why: whyNot(day, day) })),
    ...dpi.flatMap(({ school_id, name, start_at, end_at }) => {
      const why = whyNot(start_at, end_at);
      if (school_id !== null && why === null) return [];
      const school = school_id === null ? null : { id: school_id, name: name ?? '' };
      return [{ kind: 'dpi' as const, school, end_at, why }];
    }),
  ];
}
