import type { RacePlace, RoomRaces } from '../../testing/races';
import { endedDiagnostic, coachActivity, wholeTab } from './pai.testing';

const SIDES = ['PaiSchoolActivity', 'PaiCoachActivity'] as const;

/**
 * The school of who calls, whose plan may be established: its three mandatory tabs are whole, and nothing is left of the
 * round before.
 */
async function writtenPlan({ db, cycle, school, insert, person }: RacePlace) {
  const at = { cycle_id: cycle, school_id: school };
  const plans = await db('pai_plans').where(at).pluck('id');
  for (const table of ['pai_items', 'pai_tabs'] as const) await db(table).whereIn('plan_id', plans).delete();
  await db('agenda_activities').where(at).whereIn('activity_type', SIDES).delete();
  for (const table of ['pai_presence', 'pai_drafts', 'pai_plans'] as const) await db(table).where(at).delete();
  const questions = await endedDiagnostic(db, insert, { cycle_id: cycle, school_id: school });
  const coach_pai_id = await coachActivity(db, insert);
  const plan_id = await insert('pai_plans', { school_id: school, cycle_id: cycle, opened_at: '2026-11-20 12:00:00' });
  const [one = 0, other = 0, , third = 0] = questions;
  await db('pai_tabs').insert(
    questions.map((question_id) => ({ plan_id, question_id, is_mandatory: [one, other, third].includes(question_id) })),
  );
  for (const question_id of [one, other, third])
    await insert('pai_drafts', {
      ...{ school_id: school, cycle_id: cycle, question_id, ...wholeTab(coach_pai_id), updated_by: person },
      ...{ created_at: '2026-11-20 12:00:00', updated_at: '2026-11-20 12:00:00' },
    });
  return { ids: { school, paiQuestion: one, one, other, third } };
}

const established = async ({ school, id }: RacePlace) => ({ ids: { school, paiItem: await id('paiItem') } });

const itemRows: RoomRaces[string]['rows'] = (db, { ids }) => {
  const id = ids['paiItem'] ?? 0;
  return {
    items: db('pai_items').where({ id }).select('activity', 'revision'),
    agenda: db('agenda_activities')
      .whereIn('activity_type', SIDES)
      .where({ activity_id: id })
      .orderBy('activity_type')
      .select('activity', 'date', 'revision'),
  };
};

/** Two leaders of a school write and establish its plan. */
export const paiRaces: RoomRaces = {
  'action plan of a school': {
    about: ['POST /schools/pai', 'PUT /schools/pai/draft/:question_id', 'PUT /schools/pai/draft/:question_id/presence'],
    states: { written: writtenPlan },
    bodies: {
      'POST /schools/pai': ({ ids }) => ({
        items: [ids['one'], ids['other'], ids['third']].map((question_id) => ({ question_id, revision: 1 })),
      }),
      'PUT /schools/pai/draft/:question_id': (_, side) => ({
        ...{ activity: `Actividad ${side}`, revision: 1 },
      }),
    },
    rows: (db, { ids }) => {
      const school_id = ids['school'] ?? 0;
      return {
        plans: db('pai_plans').where({ school_id }).select(db.raw('established_at is not null as is_established')),
        drafts: db('pai_drafts').where({ school_id }).orderBy('question_id').select('activity', 'revision'),
        present: db('pai_presence').where({ school_id }).select(db.raw('1 as is_there')),
        items: db('agenda_activities')
          .where({ school_id })
          .whereIn('activity_type', SIDES)
          .orderBy('id')
          .select('activity_type', 'activity'),
      };
    },
    broken: ({ plans = [], drafts = [], present = [], items = [] }) => [
      ...(present.length > 0 && items.length > 0 ? ['nobody is in an established plan'] : []),
      ...(plans.length === 1 ? [] : ['a school has one plan']),
      ...(drafts.length > 0 && items.length > 0 ? ['an established plan has no drafts'] : []),
    ],
  },
  // Texts and dates have revisions of their own: the item's, and its activity's.
  'texts of an item of a plan': {
    about: ['PUT /schools/pai/:id'],
    states: { established },
    bodies: { 'PUT /schools/pai/:id': (_, side) => ({ activity: `Actividad ${side}` }) },
    rows: itemRows,
  },
  'date of an item of a plan': {
    about: ['PUT /schools/pai/:id/reschedule'],
    states: { established },
    bodies: {
      'PUT /schools/pai/:id/reschedule': (_, side) => ({ date: side === 1 ? '2026-12-01' : '2026-12-02' }),
    },
    rows: itemRows,
  },
};
