import type { Knex } from 'knex';
import type { CycleDates } from '../../seeds/calendar';
import { insertRows, minutesAfter } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import { CYCLE_ID } from '../cycles/cycles.demo';
import { CENTRAL_ACTIVITIES } from './central-activities.demo-data';

interface PfiToSeed {
  trx: Knex;
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
export async function pfiDemo({ trx, today, cycles, opened }: PfiToSeed): Promise<{ centralActivities: number }> {
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
  await plansDemo(trx, opened);
  return { centralActivities: CENTRAL_ACTIVITIES.length };
}

/** A plan per school that has a central activity in its agenda; each item gets its subject and its length. */
async function plansDemo(trx: Knex, at: string): Promise<void> {
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
