import { seedDemo } from '../../seeds';
import { testDatabase } from '../../testing/test-database';
import { recountedTotals } from './totals.model';

test('the demo has five surveys, one half answered, one open and one anonymous with three answers; its totals are right', async () => {
  const db = await testDatabase();
  await seedDemo(db, { now: () => new Date('2026-11-20T18:00:00Z') });
  expect(await db('surveys').whereNotNull('title_en')).toHaveLength(5);
  const teacher = await db('users').where({ email: 'prof@ruta.test' }).first('id');
  expect(await db('survey_submissions').where({ user_id: teacher?.id ?? 0, finished_at: null })).toHaveLength(1);
  // The leader of the same school was present and has not begun.
  const leader = await db('users').where({ email: 'coor@ruta.test' }).first('id');
  const open = await db('agenda_activities')
    .join('pfi_activities', 'pfi_activities.agenda_activity_id', 'agenda_activities.id')
    .join('activity_assistants', 'activity_assistants.agenda_activity_id', 'agenda_activities.id')
    .join('activity_assistant_user', 'activity_assistant_user.assistants_id', 'activity_assistants.id')
    .where('activity_assistant_user.user_id', leader?.id ?? 0)
    .where('agenda_activities.completed_at', '>', '2026-11-06 18:00:00')
    .whereNotNull('pfi_activities.survey_id')
    .pluck<number[]>('agenda_activities.id');
  expect(open).toHaveLength(1);
  expect(await db('survey_submissions').where({ user_id: leader?.id ?? 0, subject_id: open[0] ?? 0 })).toEqual([]);
  const nameless = await db('survey_submissions').whereNull('user_id').orderBy('subject_id').select('subject_id');
  const counts = await db('survey_counts').orderBy('subject_id').select();
  expect(nameless.length % 3).toBe(0);
  for (const { subject_id, survey_id, answered } of counts) {
    const sent = await db('survey_submissions').where({ subject_id, survey_id }).whereNotNull('finished_at');
    expect(answered).toBe(sent.length);
    const stored = await db('survey_totals')
      .where({ subject_id })
      .orderBy(['question_id', 'value'])
      .select('question_id', 'value', 'count');
    expect(stored).toEqual(await recountedTotals(db, { survey_id, subject_id }));
  }
  expect(counts.length).toBeGreaterThan(3);
  await db.destroy();
}, 60_000);
