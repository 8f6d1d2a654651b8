import { newSchool, type RacePlace, type RoomRaces } from '../../testing/races';
import { keepDeleted } from '../../deletions';
import { STATUS_IDS, visitRecord } from './visit.model';

const begin = async (place: RacePlace) => {
  const visit = await place.id('visit');
  const mirrored = { activity_type: 'SchoolVisitActivity', activity_id: visit };
  const { id: activity } = (await place.db('agenda_activities').where(mirrored).first('id')) as { id: number };
  return { ids: { visit, activity, school: place.school } };
};

const draft = async (place: RacePlace) => {
  const { ids } = await begin(place);
  const school = await newSchool(place);
  await place.db('agenda_activities').where({ id: ids.activity }).delete();
  await place.db('school_visits').where({ id: ids.visit }).update({ eraser: true, school_id: school });
  return { ids: { ...ids, school } };
};

const deletedDraft = async (place: RacePlace) => {
  const stage = await draft(place);
  const { visit: id, school: school_id } = stage.ids;
  const deletion = { id, school_id, owner_id: place.coach, deleted_by: place.coach };
  await keepDeleted(place.db, visitRecord, { ...deletion, now: new Date('2026-11-20T18:00:00Z') });
  await place.db('school_visits').where({ id }).delete();
  return stage;
};

const plan = (actions: string) => [1, 2, 3, 4].map((id) => ({ id, actions, specifications: actions }));
const edit = (side: number) => ({ objective: `Objetivo ${side}`, school_visit_axis: plan(`Plan ${side}`) });

const isGone = (row: Readonly<Record<string, unknown>>) => row['cancelled_at'] !== null;

export const visitsRaces: RoomRaces = {
  visit: {
    about: ['visit'],
    beside: [
      ...['PUT /schools/activity/set-attendance', 'PUT /schools/activity/set-observations'],
      ...['POST /schools/activity/set-evidence', 'PUT /schools/activity/set-proof_of_attendance'],
      ...['PUT /schools/activity/finish/:id', 'PUT /schools/agenda/:id/start'],
    ],
    states: {
      draft,
      deleted: deletedDraft,
      published: begin,
      running: async (place) => {
        const stage = await begin(place);
        const started_at = '2026-11-20 16:00:00';
        await place
          .db('school_visits')
          .where({ id: stage.ids.visit })
          .update({ started_at, school_visit_status_id: STATUS_IDS.progress });
        await place.db('agenda_activities').where({ id: stage.ids.activity }).update({ started_at, isStarted: true });
        return stage;
      },
    },
    bodies: {
      'PUT /schools/visits/:id': (_, side) => edit(side),
      'POST /schools/visits/:id/preview': (_, side) => edit(side),
      'PUT /schools/visits/:id/publish': (_, side) => edit(side),
      'PUT /schools/visits/:id/reschedule': (_, side) => ({ time: `1${side}:00` }),
      'PUT /schools/visits/:id/cancel': (_, side) => ({ reason: `La escuela suspendió clases ${side}` }),
      'PUT /schools/activity/set-observations': (_, side) => ({ result: `Observación ${side}` }),
    },
    rows: (db, { ids }) => ({
      visit: db('school_visits').where({ id: ids['visit'] ?? 0 }),
      deleted: db('deleted_records')
        .where({ kind: 'visit', record_id: ids['visit'] ?? 0 })
        .select('kind'),
      axes: db('school_visit_axis').where({ school_visit_id: ids['visit'] ?? 0 }),
      moves: db('school_visit_reschedule_tracking').where({ school_visit_id: ids['visit'] ?? 0 }),
      changes: db('visit_changes').where({ school_visit_id: ids['visit'] ?? 0 }),
      items: db('agenda_activities').where({ activity_type: 'SchoolVisitActivity', activity_id: ids['visit'] ?? 0 }),
      attendance: db('activity_assistants').where({ agenda_activity_id: ids['activity'] ?? 0 }),
      observations: db('activity_observations').where({ agenda_activity_id: ids['activity'] ?? 0 }),
      evidence: db('activity_evidences').where({ agenda_activity_id: ids['activity'] ?? 0 }),
      proofs: db('attendance_proofs')
        .where({ agenda_activity_id: ids['activity'] ?? 0 })
        .select('name', 'date', 'time', 'issued_at'),
    }),
    broken: ({ visit = [], items = [], deleted = [], axes = [] }) => [
      ...(items.length === (visit.some(({ eraser }) => !eraser) ? 1 : 0)
        ? []
        : ['a published visit has one row of the agenda, and nothing else has']),
      ...(items.every((item) => isGone(item) === visit.some(isGone))
        ? []
        : ['the agenda hides the item of a cancelled visit, and of no other']),
      ...(visit.some((row) => isGone(row) && row['school_visit_status_id'] !== STATUS_IDS.new)
        ? ['a cancelled visit has not started']
        : []),
      ...(visit.length + deleted.length === 1 ? [] : ['a visit is there or deleted']),
      ...(axes.length === 4 * visit.length ? [] : ['a visit has four axes, a deleted one none']),
    ],
  },

  'place of a deleted draft': {
    about: ['POST /schools/visits', 'POST /schools/visits/:id/restore'],
    states: { free: deletedDraft },
    bodies: { 'POST /schools/visits': (_, side) => ({ ...edit(side), eraser: true }) },
    rows: (db, { ids }) => ({
      visits: db('school_visits').where({ school_id: ids['school'] ?? 0 }),
      deleted: db('deleted_records')
        .where({ kind: 'visit', record_id: ids['visit'] ?? 0 })
        .select('kind'),
    }),
    broken: ({ visits = [] }) => (visits.length < 2 ? [] : ['a coach has one draft for a school']),
  },

  'plan of a school': {
    about: ['POST /schools/visits'],
    states: { 'no draft': async (place) => ({ ids: { school: await newSchool(place) } }) },
    bodies: {
      'POST /schools/visits': (_, side) => ({ ...edit(side), eraser: true }),
    },
    rows: (db, { ids }) => ({
      visits: db('school_visits').where({ school_id: ids['school'] ?? 0 }),
      items: db('agenda_activities').where({ school_id: ids['school'] ?? 0 }),
    }),
  },
};
