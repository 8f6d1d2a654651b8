import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { worldOf } from '../../core-api/src/testing/world';
import { ask, layWorld, startCore, type Core, type World } from './core';
import type { Place } from './databases';
import { damage } from './kills';
import { unless, type Outcome } from './outcome';

const ACTIVITIES = 60;
const PEOPLE = 120;
const DAYS = { start_at: '2026-11-23', end_at: '2026-11-27' };
const STAMPS = { created_at: '2026-11-19 12:00:00', updated_at: '2026-11-19 12:00:00' };
/** What a sharing and its letters leave, those that are referred to last; and what a coach may send in a day. */
const LEFT = [
  ...(['calendar_events', 'calendar_stop_links', 'shared_agenda_professors', 'shared_agenda_activities'] as const),
  ...(['shared_agendas', 'outbox', 'rate_windows'] as const),
];

interface Week extends World {
  activities: readonly number[];
  people: readonly number[];
}

/** F07: core-api is killed at points spread over the sharing of a week with 120 people. It is there whole with its letters, or not at all. */
export async function killedSharings(place: Place, count: number): Promise<Outcome> {
  const week = await layWeek(place);
  const db = place.open();
  const wrong: string[] = [];
  let [done, torn] = [0, 0];
  try {
    const wholeMs = await undisturbedMs(place, week);
    wrong.push(...(await halves(db, 1)));
    for (let point = 0; point < count; point += 1) {
      await forget(db);
      const core = await startCore(place);
      const asked = share(core, week).catch(() => null);
      await pause((wholeMs * (point + 0.5)) / count);
      await core.kill();
      const answer = await asked;
      const sharings = (await db('shared_agendas').pluck('id')).length;
      const complaints = [
        ...unless(answer === null || sharings === 1, 'an acknowledged sharing is lost'),
        ...(await halves(db, sharings)),
      ];
      if (sharings > 0) done += 1;
      if (complaints.length > 0) torn += 1;
      wrong.push(...complaints);
    }
    return {
      count: `${count} kills`,
      half: torn,
      figures: `${ACTIVITIES} activities, ${PEOPLE} people in ${wholeMs} ms; ${done} of the killed ones stood`,
      wrong: [...wrong, ...(await damage(db, place))],
    };
  } finally {
    await db.destroy();
  }
}

/** A coach's school with a full week and its teachers. */
async function layWeek(place: Place): Promise<Week> {
  const world = await layWorld(place);
  const db = place.open();
  try {
    const { school, cycle, coach } = world;
    const item = {
      ...{ school_id: school, cycle_id: cycle, coach_id: coach, created_by: coach, activity_type: 'CustomActivity' },
      ...{ activity: 'Taller', description: '', date: '2026-11-24', time: '10:00', duration_min: 60, place: '' },
      ...{ datetime: '2026-11-24 16:00:00', timezone: 'America/Mexico_City', ...STAMPS },
    };
    await db.batchInsert('agenda_activities', Array.from({ length: ACTIVITIES }, () => item) as never, 20);
    const activities = await db('agenda_activities').pluck('id');
    const people: number[] = [];
    for (let n = 0; n < PEOPLE; n += 1) people.push(await worldOf(db).person('PROF', { school_id: school }));
    return { ...world, activities, people };
  } finally {
    await db.destroy();
  }
}

const share = ({ url }: Core, week: Week) => {
  const { school, activities, people: professors } = week;
  const body = { school_id: school, ...DAYS, types: [], activities, professors, send_calendar: true, message: null };
  return ask(`${url}/schools/share-agenda`, week, { method: 'POST', body });
};

/** How long a sharing takes that nobody kills; it also proves that one succeeds. */
async function undisturbedMs(place: Place, week: Week): Promise<number> {
  const core = await startCore(place);
  const { status, ms, body } = await share(core, week);
  await core.stop();
  if (status !== 201) throw new Error(`Answered ${status} ${body.code ?? ''}`);
  return ms;
}

/** Takes sharings back, so that the next one starts from nothing. */
async function forget(db: Knex): Promise<void> {
  for (const table of LEFT) await db(table).delete();
}

/** What is not as so many sharings leave it: activities, recipients, letters, news, and what counts against the limits of a day. */
async function halves(db: Knex, sharings: number): Promise<string[]> {
  const differs = async (query: Knex.QueryBuilder, each: number, what: string) => {
    const [row] = (await query.count({ n: '*' })) as { n: number | string }[];
    const found = Number(row?.n ?? 0);
    return unless(found === each * sharings, `${sharings} sharings with ${found} ${what}`);
  };
  const [taken] = await db('rate_windows').where('subject', 'like', 'shared-letters:%').pluck('taken');
  return [
    ...(await differs(db('shared_agenda_activities'), ACTIVITIES, 'activities')),
    ...(await differs(db('shared_agenda_professors'), PEOPLE, 'recipients')),
    ...(await differs(db('outbox').where({ kind: 'sharing.letter' }), PEOPLE, 'letters')),
    ...(await differs(db('outbox').where({ kind: 'agenda.shared' }), 1, 'news')),
    ...unless((taken ?? 0) === PEOPLE * sharings, `${sharings} sharings count ${taken ?? 0} letters of the day`),
  ];
}
