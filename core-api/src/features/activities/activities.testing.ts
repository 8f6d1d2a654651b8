import { FIXTURES_MADE, PLANNED, PNG, roomFixtures, STAMPS } from '../../testing/fixtures';

export const activitiesFixtures = roomFixtures({
  ids: {
    activity: async ({ school, coach, cycle, person, isPresent, mark, insert }) => {
      const id = await insert('agenda_activities', {
        ...{ school_id: school, coach_id: coach, cycle_id: cycle, created_by: person, ...STAMPS },
        ...{ date: '2026-11-20', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-20 16:00:00' },
        activity_type: 'CustomActivity',
        activity: `Consejo técnico: ${mark}`,
        description: mark,
        isStarted: true,
      });
      const taken = { agenda_activity_id: id, taken_by: person, taken_at: FIXTURES_MADE };
      const assistants_id = await insert('activity_assistants', taken);
      if (isPresent) await insert('activity_assistant_user', { assistants_id, user_id: person });
      return id;
    },
    evidence: async ({ id, person, mark, store, insert }) => {
      const { key, size } = await store.put(PNG);
      return insert('activity_evidences', {
        agenda_activity_id: await id('activity'),
        slot: 1,
        file_name: `${mark}.png`,
        mime_type: 'image/png',
        size,
        path: key,
        uploaded_by: person,
        created_at: FIXTURES_MADE,
      });
    },
  },
  params: { '/schools/activity/:id': 'activity', '/schools/activity/:evidence_id': 'evidence' },
  tables: { '/schools/activity': ['agenda_activities', 'activity_evidences', 'attendance_proofs'] },
  fields: { activity_id: 'activity' },
  bodies: {
    'PUT /schools/activity/set-attendance': { assistants: [] },
    'PUT /schools/activity/set-observations': { result: 'Buen clima.' },
    'PUT /schools/activity/set-proof_of_attendance': { name: 'Constancia', ...PLANNED, send_proof: false },
    'POST /schools/activity/set-evidence': {},
  },
});
