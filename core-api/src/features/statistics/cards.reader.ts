import type { DashboardCards } from '@ruta/contracts/statistics/statistics.schema';
import type { Knex } from 'knex';
import { activeSchools, type Narrow } from '../hierarchy';

type Sums<Key extends string> = Record<Key, number | string | null>;

/** Active schools of a cycle, and how many have answered and planned: one statement, so that the figures fit together. */
export async function countSchools(db: Knex, narrow: Narrow, cycle_id: number) {
  const query = narrow(activeSchools(db, cycle_id), 'school_hierarchies.school_id');
  for (const [alias, table] of [
    ['dpi', 'dpi_school_totals'],
    ['pai', 'pai_plans'],
    ['pfi', 'pfi_plans'],
  ] as const)
    void query.leftJoin({ [alias]: table }, (on) => {
      on.on(`${alias}.cycle_id`, 'school_hierarchies.cycle_id').andOn(
        `${alias}.school_id`,
        'school_hierarchies.school_id',
      );
    });
  const row = await query.first<Sums<'active' | 'dpi' | 'pai' | 'pfi'>>(
    db.raw('count(*) as active'),
    db.raw('sum(case when dpi.finished > 0 then 1 else 0 end) as dpi'),
    db.raw('sum(case when pai.established_at is not null then 1 else 0 end) as pai'),
    db.raw('sum(case when pfi.established_at is not null then 1 else 0 end) as pfi'),
  );
  const [active, dpi, pai, pfi] = [Number(row.active), Number(row.dpi), Number(row.pai), Number(row.pfi)];
  return {
    activeSchools: active,
    ...{ hasDpi: dpi, notHasDPi: active - dpi, hasPai: pai, notHasPai: active - pai },
    ...{ hasPfi: pfi, notHasPfi: active - pfi },
  };
}

interface Days {
  cycle_id: number;
  /** The date of today in each time zone of schools. */
  todays: readonly { timezone: string; today: string }[];
  /** The types of items that are visits. */
  visits: readonly string[];
}

type AgendaKey = 'scheduled' | 'completed' | 'missing';
type AgendaCard = `${AgendaKey}${'Visits' | 'Activities'}`;

/**
 * Visits and other items of the agenda in a cycle: scheduled, completed, and missing, which were before today at their
 * school and are not completed. Without what was cancelled or taken out. One statement, of one index.
 */
export async function countAgenda(
  db: Knex,
  narrow: Narrow,
  { cycle_id, todays, visits }: Days,
): Promise<Pick<DashboardCards, AgendaCard>> {
  const cases = todays.map(() => 'when ? then ?').join(' ');
  const isMissing = todays.length === 0 ? '1 = 0' : `date < (case timezone ${cases} end)`;
  const bindings = todays.flatMap(({ timezone, today }) => [timezone, today]);
  const rows = await narrow(
    db('agenda_activities').where('agenda_activities.cycle_id', cycle_id).whereNull('agenda_activities.cancelled_at'),
    'agenda_activities.school_id',
  )
    .groupBy('kind')
    .select<(Sums<AgendaKey> & { kind: 'Visits' | 'Activities' })[]>(
      db.raw(
        `case when activity_type in (${visits.map(() => '?').join(', ')}) then 'Visits' else 'Activities' end as kind`,
        [...visits],
      ),
      db.raw('count(*) as scheduled'),
      db.raw('sum(case when ?? = 1 then 1 else 0 end) as completed', ['isCompleted']),
      db.raw(`sum(case when ?? = 0 and ${isMissing} then 1 else 0 end) as missing`, ['isCompleted', ...bindings]),
    );
  const of = (kind: 'Visits' | 'Activities', key: AgendaKey) =>
    Number(rows.find((row) => row.kind === kind)?.[key] ?? 0);
  return {
    ...{ scheduledVisits: of('Visits', 'scheduled'), completedVisits: of('Visits', 'completed') },
    ...{ missingVisits: of('Visits', 'missing'), scheduledActivities: of('Activities', 'scheduled') },
    ...{ completedActivities: of('Activities', 'completed'), missingActivities: of('Activities', 'missing') },
  };
}

/** Active, unbanned teachers of schools: one statement. A person has a role once, so each is one row. */
export async function countProfessors(db: Knex, narrow: Narrow): Promise<number> {
  const people = db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('schools', 'schools.id', 'users.school_id')
    .where('roles.code', 'PROF')
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereNull('users.deleted_at')
    .whereNull('schools.deleted_at');
  const row = await narrow(people, 'users.school_id').count({ people: '*' }).first<{ people: number | string }>();
  return Number(row.people);
}
