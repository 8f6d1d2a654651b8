import { AGENTS_MAX, TOP } from '@ruta/contracts/session-stats/limits';
import type {
  StatsOfAgent,
  StatsOfNamed,
  StatsOfRole,
  StatsOfSchools,
} from '@ruta/contracts/session-stats/session-stats.schema';
import { ROLE_CODES, type RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { STATUS_AT } from '../conferences';
import { ACTING_ROLE, fullname } from '../users';
import { sessionsIn, type Count, type Counted } from './sessions.reader';

/** Who booked, by the role that they act in now, in the order of the roles: one statement. */
export async function countPetitioners(db: Knex, counted: Counted): Promise<StatsOfRole[]> {
  const booked = sessionsIn(db, counted)
    .groupBy('conferences.petitioner_id')
    .select('conferences.petitioner_id', db.raw('count(*) as booked'));
  const rows = await db(booked.as('petitioners'))
    .join('users', 'users.id', 'petitioners.petitioner_id')
    .leftJoin('roles', 'roles.id', db.raw(ACTING_ROLE))
    .groupBy('roles.code')
    .select<{ role: RoleCode | null; people: Count; total: Count }[]>(
      'roles.code as role',
      db.raw('count(*) as people'),
      db.raw('sum(petitioners.booked) as total'),
    );
  const place = (role: RoleCode | null) => (role === null ? ROLE_CODES.length : ROLE_CODES.indexOf(role));
  return rows
    .map(({ role, people, total }) => ({ role, people: Number(people), total: Number(total) }))
    .toSorted((one, other) => place(one.role) - place(other.role));
}

/** Schools whose people booked, and the others, of those that are not deleted: one statement. */
export async function countSchools(db: Knex, counted: Counted): Promise<StatsOfSchools> {
  const booked = sessionsIn(db, counted).whereNotNull('conferences.school_id').distinct('conferences.school_id');
  const row = await db('schools')
    .leftJoin(booked.as('booked'), 'booked.school_id', 'schools.id')
    .whereNull('schools.deleted_at')
    .first<{ schools: Count; booked: Count }>(
      db.raw('count(*) as schools'),
      db.raw('count(booked.school_id) as ??', ['booked']),
    );
  return { booked: Number(row.booked), notBooked: Number(row.schools) - Number(row.booked) };
}

/** The schools with the most sessions, the first come first where they have as many: one statement. */
export async function topSchools(db: Knex, counted: Counted): Promise<StatsOfNamed[]> {
  const most = sessionsIn(db, counted)
    .whereNotNull('conferences.school_id')
    .groupBy('conferences.school_id')
    .orderByRaw('count(*) desc, conferences.school_id')
    .limit(TOP)
    .select('conferences.school_id', db.raw('count(*) as total'));
  const rows = await db(most.as('most'))
    .join('schools', 'schools.id', 'most.school_id')
    .orderBy([{ column: 'most.total', order: 'desc' }, { column: 'schools.id' }])
    .select<{ id: number; name: string; total: Count }[]>('schools.id', 'schools.name', 'most.total');
  return rows.map(({ id, name, total }) => ({ id, name, total: Number(total) }));
}

interface AgentSums {
  id: number;
  name: string;
  surname: string;
  total: Count;
  finished: Count;
}

/** The agents with the most sessions, with what of them is finished: one statement. */
export async function topAgents(db: Knex, counted: Counted): Promise<StatsOfAgent[]> {
  const most = sessionsIn(db, counted)
    .groupBy('conferences.user_id')
    .orderByRaw('count(*) desc, conferences.user_id')
    .limit(AGENTS_MAX)
    .select(
      'conferences.user_id',
      db.raw('count(*) as total'),
      db.raw(`sum(case when ${STATUS_AT} = 'finished' then 1 else 0 end) as finished`, [counted.now]),
    );
  const rows = await db(most.as('most'))
    .join('users', 'users.id', 'most.user_id')
    .orderBy([{ column: 'most.total', order: 'desc' }, { column: 'users.id' }])
    .select<AgentSums[]>('users.id', 'users.name', 'users.surname', 'most.total', 'most.finished');
  return rows.map(({ id, name, surname, total, finished }) => ({
    ...{ id, fullname: fullname({ name, surname }) },
    ...{ total: Number(total), finished: Number(finished) },
  }));
}
