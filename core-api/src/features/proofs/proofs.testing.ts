import { randomBytes } from 'node:crypto';
import { FIXTURES_MADE, roomFixtures, STAMPS, TOKEN, type FixturePlace } from '../../testing/fixtures';

/** The issued proof of a finished activity, for the person. */
async function issued(
  { school, cycle, coach, person, mark, insert }: FixturePlace,
  code = randomBytes(32).toString('base64url'),
): Promise<number> {
  const printed = { date: '2026-11-18', time: '10:00' };
  const item = await insert('agenda_activities', {
    ...{ school_id: school, coach_id: coach, cycle_id: cycle, created_by: coach, ...printed, ...STAMPS },
    ...{ timezone: 'America/Mexico_City', datetime: '2026-11-18 16:00:00', activity_type: 'CustomActivity' },
    ...{ activity: mark, description: mark, isStarted: true, isCompleted: true, completed_at: FIXTURES_MADE },
  });
  const folio = `2026-${school}-${item}`;
  const proof_id = await insert('attendance_proofs', {
    ...{ agenda_activity_id: item, name: mark, ...printed, send_proof: false, issued_by: coach, ...STAMPS },
    ...{ folio, issued_at: FIXTURES_MADE },
  });
  return insert('attendance_proof_users', {
    ...{ proof_id, user_id: person, school_id: school, cycle_id: cycle, code, folio, person: mark, title: mark },
    ...{ school: mark, ...printed, tenths: 10, search_key: 'taller', issued_at: FIXTURES_MADE },
  });
}

export const proofsFixtures = roomFixtures({
  ids: { issuedProof: (place) => issued(place) },
  params: { '/schools/activity/attendance-proofs/:id': 'issuedProof' },
  tables: { '/schools/activity/attendance-proofs': ['attendance_proof_users'] },
  lists: [
    { as: 'COACH', path: '/schools/activity/attendance-proofs', index: 'proof_users_by_school' },
    {
      as: 'PROF',
      path: '/schools/activity/attendance-proofs',
      query: { school_id: undefined },
      index: 'proof_users_by_person',
    },
  ],
  bodies: {
    'PUT /schools/activity/attendance-proofs/:id/revoke': { reason: 'El nombre está mal escrito.' },
  },
  once: (place) => issued(place, TOKEN),
});
