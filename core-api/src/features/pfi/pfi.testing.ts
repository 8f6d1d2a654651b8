import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { FIXTURES_MADE, PLANNED, roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';

type Insert = (table: string, row: object) => Promise<number>;

/** A central activity of a cycle with a reason; what differs is given. */
export async function centralOf(insert: Insert, cycle_id: number, differs: object = {}): Promise<number> {
  const id = await insert('central_activities', {
    ...{ cycle_id, code: `central_${randomUUID().slice(0, 8)}`, title_es: 'Taller', description_es: 'Un taller' },
    ...{ window_start: '2026-11-16', window_end: '2026-11-27', levels: '[]', roles: '[]', gives_proof: true },
    ...{ tenths: 20, order: 1, active: true, ...STAMPS, ...differs },
  });
  await insert('central_activity_reasons', { central_activity_id: id, order: 1, reason_es: 'Porque ayuda' });
  return id;
}

/** A central activity as the form of the catalogue sends it. */
export const CENTRAL_FORM = {
  ...{ title: 'Taller de evaluación', title_en: '', description: 'Se revisan las rúbricas.', description_en: '' },
  ...{ window_start: '2026-11-16', window_end: '2026-11-27', hours: 1.5, levels: [], roles: [] },
  ...{ gives_proof: true, survey: null, reasons: [{ reason: 'Porque ayuda', reason_en: '' }] },
};

/** A central activity that a school has dated for 23 November 2026, with its item of the agenda. Returns both. */
export async function datedActivity(
  db: Knex,
  insert: Insert,
  { cycle, school, coach, person, mark = 'Taller' }: PlanOf,
): Promise<{ pfi: number; item: number; central: number }> {
  const central = await centralOf(insert, cycle);
  const known = await db('pfi_plans').where({ cycle_id: cycle, school_id: school }).first('id');
  const plan =
    known?.id ??
    (await insert('pfi_plans', {
      ...{ cycle_id: cycle, school_id: school, established_at: FIXTURES_MADE, established_by: person, ...STAMPS },
    }));
  const pfi = await insert('pfi_activities', { pfi_plan_id: plan, central_activity_id: central });
  const item = await insert('agenda_activities', {
    ...{ school_id: school, cycle_id: cycle, activity_type: 'PfiActivity', activity_id: pfi, coach_id: coach },
    ...{ activity: mark, description: mark, date: '2026-11-23', time: '10:00', timezone: 'America/Mexico_City' },
    ...{ datetime: '2026-11-23 16:00:00', created_by: person, ...STAMPS },
  });
  await db('pfi_activities').where({ id: pfi }).update({ agenda_activity_id: item });
  return { pfi, item, central };
}
interface PlanOf {
  cycle: number;
  school: number;
  coach: number | null;
  person: number;
  mark?: string;
}

/** A central activity of the cycle, which gives a proof. It belongs to no school, so it bears no mark. */
export const centralActivity = ({ cycle, insert }: FixturePlace): Promise<number> => centralOf(insert, cycle);

export const pfiFixtures = roomFixtures({
  ids: {
    centralActivity,
    pfiActivity: async (place) => (await datedActivity(place.db, place.insert, place)).pfi,
  },
  params: { '/schools/pfi/:id': 'pfiActivity', '/central-activities/:id': 'centralActivity' },
  tables: {
    '/central-activities': ['central_activities', 'central_activity_reasons'],
    '/schools/pfi': ['pfi_plans', 'pfi_activities', 'agenda_activities'],
  },
  queries: { 'DELETE /central-activities/:id': { revision: '1' } },
  fields: { central_activity_id: 'centralActivity' },
  bodies: {
    'POST /schools/pfi/establish': { activities: [{ central_activity_id: 1, ...PLANNED }] },
    'PUT /schools/pfi/:id/date': {
      ...{ ...PLANNED, justification: 'La escuela cambió su horario.', revision: 1 },
    },
    'POST /central-activities': { ...CENTRAL_FORM, code: 'taller_de_evaluacion' },
    'PUT /central-activities/:id': { ...CENTRAL_FORM, revision: 1 },
    'POST /central-activities/:id/retire': { revision: 1 },
    'POST /central-activities/:id/restore': { revision: 1 },
    'PUT /central-activities/:id/order': { position: 1 },
    'DELETE /schools/pfi/:id': { reason: 'La academia pidió otra quincena.' },
  },
});
