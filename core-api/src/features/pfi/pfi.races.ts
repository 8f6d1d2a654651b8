import type { Knex } from 'knex';
import type { RacePlace, RoomRaces } from '../../testing/races';
import { CENTRAL_FORM, centralOf, datedActivity } from './pfi.testing';

/** The school of who calls, with two central activities to date, and nothing left of the round before. */
async function undated({ db, cycle, school, insert }: RacePlace) {
  const plans = await db('pfi_plans').where({ cycle_id: cycle, school_id: school }).pluck('id');
  await db('pfi_activities').whereIn('pfi_plan_id', plans).delete();
  await db('agenda_activities').where({ cycle_id: cycle, school_id: school, activity_type: 'PfiActivity' }).delete();
  await db('pfi_plans').whereIn('id', plans).delete();
  const [one, other] = [await centralOf(insert, cycle), await centralOf(insert, cycle)];
  return { ids: { school, one, other } };
}

/** A dated activity; `running` has started. */
const dated = async ({ db, insert, ...place }: RacePlace, isStarted = false) => {
  const { pfi, item, central } = await datedActivity(db, insert, place);
  const today = { date: '2026-11-20', datetime: '2026-11-20 16:00:00', isStarted };
  await db('agenda_activities').where({ id: item }).update(today);
  return { ids: { school: place.school, pfiActivity: pfi, activity: item, one: central } };
};

/** A central activity of its own, before another one that stays where it is put. */
const central = async ({ db, cycle, insert }: RacePlace, differs: object = {}) => {
  await db('central_activities')
    .where({ cycle_id: cycle })
    .whereNotExists((plans: Knex.QueryBuilder) => {
      void plans.from('pfi_activities').whereRaw('pfi_activities.central_activity_id = central_activities.id');
    })
    .delete();
  return { ids: { centralActivity: await centralOf(insert, cycle, { order: 1, ...differs }) } };
};

/** Two people date a school's year, move an activity of it, take it out, start and finish it (PFI-01, PFI-02; F02). */
export const pfiRaces: RoomRaces = {
  'yearly plan of a school': {
    about: ['POST /schools/pfi/establish'],
    states: { undated },
    bodies: {
      'POST /schools/pfi/establish': ({ ids }, side) => ({
        activities: [ids['one'], ids['other']].map((central_activity_id) => ({
          ...{ central_activity_id, date: side === 1 ? '2026-11-25' : '2026-11-26', time: '09:00' },
        })),
      }),
    },
    rows: (db, { ids }) => {
      const school_id = ids['school'] ?? 0;
      return {
        plans: db('pfi_plans').where({ school_id }).select('revision'),
        activities: db('pfi_activities')
          .whereIn('pfi_plan_id', db('pfi_plans').where({ school_id }).select('id'))
          .select('live'),
        items: db('agenda_activities')
          .where({ school_id, activity_type: 'PfiActivity' })
          .orderBy('id')
          .select('activity', 'date'),
      };
    },
    broken: ({ plans = [], activities = [], items = [] }) => [
      ...(plans.length <= 1 ? [] : ['a school has one plan']),
      ...(activities.length === items.length ? [] : ['each activity of a plan has an item of the agenda']),
    ],
  },
  /** Two people write, change, move, retire or delete a central activity (decision 0063). */
  'central activity of a cycle': {
    about: [
      ...['POST /central-activities', 'PUT /central-activities/:id', 'PUT /central-activities/:id/order'],
      ...['POST /central-activities/:id/retire', 'POST /central-activities/:id/restore'],
      'DELETE /central-activities/:id',
    ],
    states: { offered: (place) => central(place), retired: (place) => central(place, { active: false }) },
    bodies: {
      'POST /central-activities': (_, side) => ({ ...CENTRAL_FORM, code: `central_${side}` }),
      'PUT /central-activities/:id': (_, side) => ({ ...CENTRAL_FORM, title: `Taller ${side}`, revision: 1 }),
    },
    rows: (db, { ids }) => {
      const id = ids['centralActivity'] ?? 0;
      return {
        centrals: db('central_activities').where({ id }).select('title_es', 'active', 'order'),
        reasons: db('central_activity_reasons').where({ central_activity_id: id }).select('order', 'reason_es'),
      };
    },
    broken: ({ centrals = [], reasons = [] }) =>
      reasons.length === centrals.length ? [] : ['an activity has its reason, and a deleted one none'],
  },
  'dated activity of a plan': {
    about: ['PUT /schools/pfi/:id/date', 'DELETE /schools/pfi/:id'],
    beside: ['PUT /schools/agenda/:id/start', 'PUT /schools/activity/finish/:id'],
    states: {
      planned: (place) => dated(place),
      running: (place) => dated(place, true),
    },
    bodies: {
      'PUT /schools/pfi/:id/date': (_, side) => ({ date: side === 1 ? '2026-11-25' : '2026-11-26' }),
      'DELETE /schools/pfi/:id': (_, side) => ({ reason: `La escuela lo pidió así ${side}` }),
    },
    rows: (db, { ids }) => ({
      activity: db('pfi_activities')
        .where({ id: ids['pfiActivity'] ?? 0 })
        .select('removed_reason', 'live'),
      item: db('agenda_activities')
        .where({ id: ids['activity'] ?? 0 })
        .select('date', 'isStarted', 'isCompleted', 'revision', db.raw('cancelled_at is not null as is_gone')),
      moves: db('activity_reschedules')
        .where({ agenda_activity_id: ids['activity'] ?? 0 })
        .select('old_date', 'date'),
    }),
    broken: ({ activity = [], item = [] }) => {
      const [[ofPlan], [ofAgenda]] = [activity, item];
      const isSound = ofPlan?.['live'] !== null || (!ofAgenda?.['isStarted'] && Boolean(ofAgenda?.['is_gone']));
      return isSound ? [] : ['what was taken out of a plan has not started, and is off the agenda'];
    },
  },
};
