import type { Knex } from 'knex';
import type { CycleDates } from '../../seeds/calendar';
import { insertRows, instantAt, known, minutesAfter } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import { CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import type { People } from '../users/users.demo';
import { CENTRAL_ACTIVITIES } from './central-activities.demo-data';

/** The school that took an activity out of its plan, which one, when it was to be, and why. */
const REMOVED = {
  school: 'rio-hondo',
  code: 'cierre_del_ciclo',
  day: 18,
  why: 'La academia pidió reunirla con la jornada de cierre; se fechará otra vez en junio.',
};

interface PfiToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<string, Place>;
  /** The demo's today. */
  today: string;
  cycles: { current: CycleDates };
  opened: string;
}

interface Item {
  id: number;
  school_id: number;
  activity: string;
  started_at: string | null;
  completed_at: string | null;
}

/** Nine central activities with their reasons, and the plans of the schools that have dated some of them. */
export async function pfiDemo(world: PfiToSeed): Promise<{ centralActivities: number }> {
  const { trx, today, cycles, opened } = world;
  const stamps = { created_at: opened, updated_at: opened };
  const within = (day: string) => {
    const { startAt, endAt } = cycles.current;
    if (day < startAt) return startAt;
    return day > endAt ? endAt : day;
  };
  await insertRows(
    trx,
    'central_activities',
    CENTRAL_ACTIVITIES.map(({ code, title, description, window: [from, to], hours, roles = [] }, at) => ({
      ...{ id: at + 1, cycle_id: CYCLE_ID, code, order: at + 1, active: true, revision: 1, ...stamps },
      ...{ title_es: title[0], title_en: title[1], description_es: description[0], description_en: description[1] },
      ...{ window_start: within(addDays(today, from)), window_end: within(addDays(today, to)), tenths: hours * 10 },
      ...{ levels: '[]', roles: JSON.stringify(roles), survey_id: null, gives_proof: true },
    })),
  );
  await insertRows(
    trx,
    'central_activity_reasons',
    CENTRAL_ACTIVITIES.flatMap(({ reasons }, at) =>
      reasons.map(([reason_es, reason_en], order) => ({
        ...{ central_activity_id: at + 1, order: order + 1, reason_es, reason_en },
      })),
    ),
  );
  await plansDemo(world);
  await removedDemo(world);
  return { centralActivities: CENTRAL_ACTIVITIES.length };
}

/** A plan per school that has a central activity in its agenda; each item gets its subject and its length. */
async function plansDemo({ trx, people, placesByKey, opened: at }: PfiToSeed): Promise<void> {
  const directors = new Map(
    [...placesByKey.values()].map(({ id, key }) => [id, people.attending.get(key)?.[0] ?? null] as const),
  );
  const items = await trx('agenda_activities')
    .where({ activity_type: 'PfiActivity', cycle_id: CYCLE_ID })
    .orderBy('id')
    .select<Item[]>('id', 'school_id', 'activity', 'started_at', 'completed_at');
  const schools = [...new Set(items.map(({ school_id }) => school_id))];
  await insertRows(
    trx,
    'pfi_plans',
    schools.map((school_id, index) => ({
      ...{ id: index + 1, school_id, cycle_id: CYCLE_ID, created_at: at, updated_at: at },
      ...{ established_at: at, established_by: directors.get(school_id) ?? null },
    })),
  );
  const centralOf = new Map(CENTRAL_ACTIVITIES.map((seed, index) => [seed.title[0], { id: index + 1, seed }]));
  const dated = items.flatMap((item) => {
    const central = centralOf.get(item.activity);
    return central ? [{ ...item, central }] : [];
  });
  await insertRows(
    trx,
    'pfi_activities',
    dated.map(({ id, school_id, central }, index) => ({
      ...{ id: index + 1, pfi_plan_id: schools.indexOf(school_id) + 1, central_activity_id: central.id },
      ...{ agenda_activity_id: id, survey_id: null },
    })),
  );
  for (const [index, { id, started_at, completed_at, central }] of dated.entries()) {
    const duration_min = central.seed.hours * 60;
    const finished = started_at !== null && completed_at !== null ? minutesAfter(started_at, duration_min) : null;
    await trx('agenda_activities')
      .where({ id, activity_type: 'PfiActivity' })
      .update({ activity_id: index + 1, duration_min, ...(finished === null ? {} : { completed_at: finished }) });
  }
}

/** An activity that was dated, and taken out again before its day: it is off the agenda, and may be dated. */
async function removedDemo({ trx, people, placesByKey, opened }: PfiToSeed): Promise<void> {
  const place = known(placesByKey, REMOVED.school);
  const [director = 0] = known(people.attending, place.key);
  const central = await trx('central_activities').where({ code: REMOVED.code, cycle_id: CYCLE_ID }).first();
  const plan = await trx('pfi_plans').where({ school_id: place.id, cycle_id: CYCLE_ID }).first('id');
  if (!central || !plan) throw new Error('The demo has neither the activity nor the plan');
  const [date, at] = [place.dayAt(REMOVED.day), instantAt(place.dayAt(-3), '10:20', place.timezone)];
  const [id = 0] = await trx('pfi_activities').insert({
    ...{ pfi_plan_id: plan.id, central_activity_id: central.id, agenda_activity_id: null, survey_id: null },
    ...{ removed_at: at, removed_by: director, removed_reason: REMOVED.why },
  });
  const [agenda_activity_id = 0] = await trx('agenda_activities').insert({
    ...{ school_id: place.id, cycle_id: CYCLE_ID, coach_id: null, activity_type: 'PfiActivity', activity_id: id },
    ...{ activity: central.title_es, description: central.description_es, date, time: '12:00' },
    ...{ timezone: place.timezone, datetime: instantAt(date, '12:00', place.timezone), cancelled_at: at },
    ...{ created_by: director, created_at: opened, updated_at: at },
  });
  await trx('pfi_activities').where({ id }).update({ agenda_activity_id });
}
