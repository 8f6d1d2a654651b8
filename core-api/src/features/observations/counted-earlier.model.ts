import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

const COUNTING = 'not exists (select 1 from observations as newer where newer.replaces_id = observations.id)';

/** Totals of the observations registered before there were totals. */
export async function countTotals(db: Knex): Promise<void> {
  await db('observation_totals').delete();
  const sums = ['yes', 'no', 'na'].map((one) => `sum(case when answers.response = '${one}' then 1 else 0 end)`);
  await db.raw(`
    insert into observation_totals (cycle_id, school_id, guide_id, question_id, yes, no, na)
    select observations.cycle_id, observations.school_id, observations.guide_id, answers.question_id, ${sums.join(', ')}
    from observations
    join observation_answers as answers on answers.observation_id = observations.id
    where ${COUNTING}
    group by observations.cycle_id, observations.school_id, observations.guide_id, answers.question_id`);
}

/** Their months. `monthAt` gives the month `YYYY-MM` of a UTC instant on a calendar. */
export async function countMonths(db: Knex, monthAt: (timezone: string, instant: string) => string): Promise<void> {
  await db('observation_months').delete();
  const schools = await db('schools').whereIn('id', db('observations').distinct('school_id')).select('id', 'timezone');
  for (const { id: school_id, timezone } of schools) {
    const observed = await db('observations')
      .where({ school_id })
      .whereRaw(COUNTING)
      .select('professor_id', 'observed_at');
    const counted = new Map<string, { school_id: number; month: string; professor_id: number; n: number }>();
    for (const { professor_id, observed_at } of observed) {
      const month = monthAt(timezone, observed_at);
      const row = counted.get(`${month} ${professor_id}`) ?? { school_id, month, professor_id, n: 0 };
      counted.set(`${month} ${professor_id}`, { ...row, n: row.n + 1 });
    }
    for (const some of inGroups([...counted.values()])) await db('observation_months').insert(some);
  }
}

/** The cell is gone from the matrix; a stored one would still count. Its role's revision ends cached cells. */
export async function hideFromManagement(db: Knex): Promise<void> {
  const role = await db('roles').where({ code: 'MGMT' }).first('id');
  const permission = await db('permissions').where({ code: 'observation:read' }).first('id');
  if (!role || !permission) return;
  const gone = await db('role_permissions').where({ role_id: role.id, permission_id: permission.id }).delete();
  if (gone > 0) await db('roles').where({ id: role.id }).increment('revision', 1);
}
