import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { inNameOrder } from '../../database/search-key';
import { groupBy } from '../../database/group-by';
import type { Flag } from '../../database/table';
import { expectedOf } from './expected.reader';
import type { FormationPlanRow } from './pfp.tables';

/** Somebody of whom a plan is expected, in one of the roles in which it is. */
interface ExpectedRow {
  school_id: number;
  user_id: number;
  name: string;
  surname: string;
  plan_id: number;
  role_id: number;
  role: RoleCode;
  consulted: Flag | null;
  consulted_at: string | null;
}

/** Somebody of whom a plan is expected, with the roles in which it is. */
export interface Consultation extends ExpectedRow {
  held: readonly Pick<ExpectedRow, 'role' | 'role_id'>[];
}

interface Asked {
  plans: readonly FormationPlanRow[];
  schools: readonly number[];
  /** Most rows to read. */
  max: number;
}

/**
 * The people of schools of whom plans are expected now, by name and in the order of the plans, each plan once: those
 * that the figures count. One statement, a part for each plan, because each is for other people.
 */
export async function consultationsOf(db: Knex, { plans, schools, max }: Asked): Promise<Consultation[]> {
  if (plans.length === 0) return [];
  const parts = plans.map((plan, at) =>
    expectedOf(db, plan)
      .whereIn('users.school_id', [...schools])
      .leftJoin({ item: 'formation_plan_items' }, (on) => {
        on.on('item.user_id', 'users.id').andOnVal('item.plan_id', plan.id).andOnVal('item.consulted', 1);
      })
      .select(
        ...['users.school_id', 'users.id as user_id', 'users.name', 'users.surname'],
        ...['roles.id as role_id', 'roles.code as role', 'item.consulted', 'item.consulted_at'],
        db.raw('? as plan_id', [plan.id]),
        db.raw('? as place', [at]),
      ),
  );
  const rows = await db(db.unionAll(parts).as('found'))
    .orderBy(['user_id', 'place', 'role_id'])
    .limit(max)
    .select<ExpectedRow[]>('found.*');
  const named = inNameOrder(rows, ({ name, surname }) => `${surname} ${name}`);
  return [...groupBy(named, ({ user_id, plan_id }) => `${user_id} ${plan_id}`).values()].flatMap((held) => {
    const [first] = held;
    return first ? [{ ...first, held }] : [];
  });
}

interface Level {
  id: number;
  es: string;
  en: string;
}

/**
 * The levels of people of schools in a role, in order: those that they teach, or those of the school where none are
 * known, as plans see them. Two statements.
 */
export async function levelsHeld(
  db: Knex,
  schools: readonly number[],
): Promise<(of: Pick<Consultation, 'user_id' | 'school_id' | 'held'>) => readonly Level[]> {
  const names = ['levels.id', 'levels.name_es as es', 'levels.name_en as en'] as const;
  const own = await db({ held: 'role_user_levels' })
    .join('users', 'users.id', 'held.user_id')
    .join('levels', 'levels.id', 'held.level_id')
    .whereIn('users.school_id', [...schools])
    .orderBy('levels.order')
    .select<(Level & { user_id: number; role_id: number })[]>('held.user_id', 'held.role_id', ...names);
  const taught = await db('level_school')
    .join('levels', 'levels.id', 'level_school.level_id')
    .whereIn('level_school.school_id', [...schools])
    .orderBy('levels.order')
    .select<(Level & { school_id: number })[]>('level_school.school_id', ...names);
  const ofPerson = groupBy(own, ({ user_id, role_id }) => `${user_id} ${role_id}`);
  const ofSchool = groupBy(taught, ({ school_id }) => school_id);
  return ({ user_id, school_id, held }) => {
    const found = held.flatMap(({ role_id }): Level[] => [
      ...(ofPerson.get(`${user_id} ${role_id}`) ?? ofSchool.get(school_id) ?? []),
    ]);
    return [...new Map(found.map((level) => [level.id, level])).values()];
  };
}
