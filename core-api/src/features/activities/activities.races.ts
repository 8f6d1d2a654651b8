import { keepDeleted } from '../../deletions';
import { STAMPS } from '../../testing/fixtures';
import type { RacePlace, RoomRaces, Stage } from '../../testing/races';
import { activityRecord } from '../agenda';

/** The activity as it waits for an undo. */
const deleted = async (place: RacePlace) => {
  const stage = await planned(place);
  const id = stage.ids.activity;
  const deletion = { id, school_id: place.school, owner_id: null, deleted_by: place.coach };
  await keepDeleted(place.db, activityRecord, { ...deletion, now: new Date('2026-11-20T18:00:00Z') });
  await place.db('agenda_activities').where({ id }).delete();
  return stage;
};

/** A running activity with a written proof, a file of evidence and one person present; two others may be marked. */
const running = async ({ id, db, school, coach, insert }: RacePlace) => {
  const [activity, evidence] = [await id('activity'), await id('evidence')];
  await insert('attendance_proofs', {
    ...{ agenda_activity_id: activity, name: 'Constancia', date: '2026-11-20', time: '10:00', send_proof: false },
    ...{ issued_by: coach, ...STAMPS },
  });
  const [first = 0, second = 0] = await db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .where('users.school_id', school)
    .whereIn('roles.code', ['DIR', 'PROF'])
    .pluck<number[]>('users.id');
  return { ids: { activity, evidence, first, second } };
};

/** The same before it starts. */
const planned = async (place: RacePlace) => {
  const stage = await running(place);
  await place.db('agenda_activities').where({ id: stage.ids.activity }).update({ isStarted: false });
  return stage;
};

const marked = ({ ids }: Stage, side: number) => (side === 1 ? ids['first'] : ids['second']);

export const activitiesRaces: RoomRaces = {
  activity: {
    about: ['activity'],
    except: ['POST /schools/surveys/:id/start', 'POST /schools/surveys/:id/answers', 'PUT /schools/surveys/:id/finish'],
    states: {
      running,
      planned,
      deleted,
    },
    bodies: {
      'PUT /schools/activity/set-attendance': (stage, side) => ({ assistants: [marked(stage, side)], since: [] }),
      'PUT /schools/activity/set-observations': (_, side) => ({ result: `Observación ${side}` }),
      'PUT /schools/activity/set-proof_of_attendance': (_, side) => ({ name: `Constancia ${side}` }),
      'PUT /schools/agenda/:id': (_, side) => ({ title: `Título ${side}`, roles: [side === 1 ? 'DIR' : 'PROF'] }),
      'PUT /schools/agenda/:id/reschedule': (_, side) => ({ time: `1${side}:00` }),
    },
    rows: (db, { ids }) => {
      const of = { agenda_activity_id: ids['activity'] };
      return {
        item: db('agenda_activities').where({ id: ids['activity'] ?? 0 }),
        deleted: db('deleted_records')
          .where({ kind: 'activity', record_id: ids['activity'] ?? 0 })
          .select('kind'),
        audience: db('agenda_activity_roles').where(of),
        moves: db('activity_reschedules').where(of),
        attendance: db('activity_assistants').where(of),
        marks: db('activity_assistant_user').whereIn('assistants_id', db('activity_assistants').where(of).select('id')),
        observations: db('activity_observations').where(of),
        evidence: db('activity_evidences').where(of),
        proofs: db('attendance_proofs').where(of).select('name', 'date', 'time', 'issued_at'),
        issued: db('attendance_proof_users')
          .whereIn('proof_id', db('attendance_proofs').where(of).select('id'))
          .orderBy('id')
          .select('user_id', 'title', 'revoked_at'),
      };
    },
    broken: ({ item = [], deleted: kept = [] }) =>
      item.length + kept.length === 1 ? [] : ['an activity is there or deleted'],
  },
};
