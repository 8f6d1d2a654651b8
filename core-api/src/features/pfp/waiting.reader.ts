import type { Knex } from 'knex';
import { expectedOf, peopleAfter } from './expected.reader';
import { contentsOf, plansOf, type PublishedPlan } from './formation.reader';

/** People of a plan that one statement finds. */
const AT_ONCE = 2000;

/** The published plans of a cycle that have something to consult. */
export async function plansToConsult(db: Knex, cycle_id: number): Promise<PublishedPlan[]> {
  const plans = await plansOf(db, cycle_id);
  const contents = await contentsOf(
    db,
    plans.map(({ id }) => id),
  );
  return plans.filter(({ id }) => contents.has(id));
}

/** The people of schools of whom a plan is expected and who have not consulted it. */
const waitingFor = (db: Knex, plan: PublishedPlan): Knex.QueryBuilder =>
  expectedOf(db, plan).whereNotExists((consulted) => {
    void consulted
      .from({ item: 'formation_plan_items' })
      .whereRaw('item.user_id = users.id')
      .where({ 'item.plan_id': plan.id, 'item.consulted': true });
  });

/**
 * People of a time zone who have not consulted all that is expected of them, each with the plans that are left. They come
 * in groups by id, so that memory does not grow with the network: a statement for each plan and group.
 */
export async function* waitingIn(
  db: Knex,
  plans: readonly PublishedPlan[],
  timezone: string,
  most = AT_ONCE,
): AsyncGenerator<ReadonlyMap<number, number[]>> {
  for (let after = 0; ;) {
    const found: { plan: PublishedPlan; people: number[] }[] = [];
    for (const plan of plans) {
      const people = waitingFor(db, plan).where('schools.timezone', timezone);
      found.push({ plan, people: await peopleAfter(people, after, most) });
    }
    // A plan with a full page may have more people with higher ids. They belong to a later group.
    const end = Math.min(...found.map(({ people }) => (people.length < most ? Infinity : (people.at(-1) ?? Infinity))));
    const left = new Map<number, number[]>();
    for (const { plan, people } of found)
      for (const id of people.filter((one) => one <= end)) left.set(id, [...(left.get(id) ?? []), plan.id]);
    yield left;
    if (end === Infinity) return;
    after = end;
  }
}

/** Whether a person has a plan of a cycle left. */
export async function isWaiting(db: Knex, cycle_id: number, user_id: number): Promise<boolean> {
  for (const plan of await plansToConsult(db, cycle_id))
    if (await waitingFor(db, plan).where('users.id', user_id).first('users.id')) return true;
  return false;
}
