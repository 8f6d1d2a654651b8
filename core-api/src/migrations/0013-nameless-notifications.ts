import type { Knex } from 'knex';
import { migration } from './kit';

const AT_ONCE = 500;

interface Row {
  id: number;
  data: string;
}
interface Named {
  visit_id: number;
  coach?: string;
  actor?: string;
}

/**
 * Replaces names in older notifications by ids, so that a purge removes a name from other people's lists, too (T20).
 * Running it again changes nothing.
 */
export const namelessNotifications = migration('0013-nameless-notifications', async (db) => {
  // Delivered rows still hold names and are not read again.
  await db('outbox').where('kind', 'like', 'visit.%').whereNotNull('done_at').delete();
  let idOf: Map<string, number> | undefined;
  for (let after = 0; ;) {
    const rows = await db('notifications')
      .where('id', '>', after)
      .where('type', 'like', 'visit.%')
      .where('data', 'like', '%"coach":%')
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'data');
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    idOf ??= await peopleByName(db);
    const coachOf = await coachesOf(db, rows);
    for (const { id, data } of rows) {
      const { coach, actor, ...rest } = JSON.parse(data) as Named;
      const coach_id = coachOf.get(rest.visit_id) ?? null;
      const actor_id = actor === coach ? coach_id : (idOf.get(actor ?? '') ?? null);
      await db('notifications')
        .where({ id })
        .update({ data: JSON.stringify({ ...rest, coach_id, actor_id }) });
    }
  }
});

/** Ids by name, for names that exactly one person has. */
async function peopleByName(db: Knex): Promise<Map<string, number>> {
  const people = await db('users').select('id', 'name', 'surname');
  const byName = new Map<string, number>();
  const shared = new Set<string>();
  for (const { id, name, surname } of people) {
    const whole = `${name} ${surname}`.trim();
    if (byName.has(whole)) shared.add(whole);
    byName.set(whole, id);
  }
  for (const name of shared) byName.delete(name);
  return byName;
}

async function coachesOf(db: Knex, rows: readonly Row[]): Promise<Map<number, number>> {
  const ids = [...new Set(rows.map(({ data }) => (JSON.parse(data) as Named).visit_id))];
  const visits = await db('school_visits').whereIn('id', ids).select('id', 'coach_id');
  return new Map(visits.map(({ id, coach_id }) => [id, coach_id]));
}
