import type { ObservationResponse } from '@ruta/contracts/observations/limits';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import { idsBy, insertRows, instantAt, known } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import type { cyclesAround } from '../../seeds/calendar';
import { CYCLE_ID, LAST_CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import type { SchoolKey } from '../schools/schools.demo-data';
import type { People } from '../users/users.demo';
import { BILINGUAL_GUIDES } from './bilingual-guides.demo-data';
import { countMonths, countTotals } from './counted-earlier.model';
import { SECOND_VERSION, SPANISH_GUIDES } from './guides.demo-data';
import { monthAt } from './month-at';

interface ObservationsToSeed {
  trx: Knex;
  placesByKey: ReadonlyMap<SchoolKey, Place>;
  people: People;
  cycles: ReturnType<typeof cyclesAround>;
  opened: string;
  now: string;
}

const GUIDES = [...SPANISH_GUIDES, ...BILINGUAL_GUIDES];
const VERSIONS = [...GUIDES, SECOND_VERSION];
/** Observed schools: who ran the guides, and how often in this cycle and in the last one. */
const OBSERVED = [
  { school: 'ahuehuete', by: 'coach', now: 24, last: 12 },
  { school: 'rio-hondo', by: 'norma.pech', now: 10, last: 6 },
  { school: 'matilde-montoya', by: 'fernanda.beltran', now: 8, last: 0 },
] as const satisfies readonly { school: SchoolKey; by: string; now: number; last: number }[];
const FINAL = [
  'Fortaleza: el grupo sabe qué hace y para qué. Acuerdo: dejar más tiempo para el cierre.',
  'Fortaleza: el trato es cálido y hay rutinas claras. Acuerdo: preguntar más y explicar menos.',
  'Fortaleza: los materiales están listos. Acuerdo: planear una tarea con más de un camino.',
  'Fortaleza: participan casi todos. Acuerdo: revisar el trabajo con una lista de cotejo.',
];

/** The same answers in every run: mostly yes, and two of three teachers improve. */
const answerOf = (seed: number): ObservationResponse => {
  const rest = (seed * 7919) % 100;
  if (rest < 68) return 'yes';
  return rest < 90 ? 'no' : 'na';
};

/** Seven guides, the mark of a teacher who is not observable, and observations of two cycles. */
export async function observationsDemo(world: ObservationsToSeed): Promise<{ guides: number; observations: number }> {
  const { trx, placesByKey, people, opened } = world;
  const levels = await idsBy<LevelKey>(trx, 'levels', 'key');
  await guidesDemo(trx, levels, opened);
  const questions = await trx('observation_questions').orderBy('id').select('id', 'guide_id');
  const rows: NewRow<'observations'>[] = [];
  const answers: NewRow<'observation_answers'>[] = [];

  const first = OBSERVED[0];
  // The last teacher of the first school is not observable in this cycle.
  const hidden = (await teachersOf(trx, known(placesByKey, first.school).id)).at(-1)?.id;
  for (const { school, by, ...times } of OBSERVED) {
    const place = known(placesByKey, school);
    const teachers = (await teachersOf(trx, place.id)).filter(({ id }) => id !== hidden);
    const days = [
      ...daysBefore(world.cycles.previous.endAt, 12, times.last).map((day) => ({ day, cycle_id: LAST_CYCLE_ID })),
      ...daysBefore(place.today, 4, times.now).map((day) => ({ day, cycle_id: CYCLE_ID })),
    ].filter(({ day, cycle_id }) => cycle_id === LAST_CYCLE_ID || day > world.cycles.current.startAt);
    for (const [at, { day, cycle_id }] of days.entries()) {
      const teacher = teachers[at % teachers.length];
      if (!teacher) continue;
      const { level } = teacher;
      const ofLevel = GUIDES.flatMap((guide, index) => (guide.level === level ? [index + 1] : []));
      const first = ofLevel[at % 3 === 2 ? ofLevel.length - 1 : 0] ?? 1;
      // The second version is used from the middle of this cycle's observations on.
      const isRevised = GUIDES[first - 1]?.code === SECOND_VERSION.code && at >= times.last + times.now / 2;
      const guide_id = isRevised ? VERSIONS.length : first;
      const id = rows.length + 1;
      const observed_at = instantAt(day, `${String(8 + (at % 5)).padStart(2, '0')}:30`, place.timezone);
      rows.push({
        ...{ id, guide_id, professor_id: teacher.id, observer_id: known(people.byLogin, by), school_id: place.id },
        ...{ level_id: known(levels, level), cycle_id, observed_at, received_at: observed_at },
        client_id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
        finalObservations: FINAL[at % FINAL.length] ?? '',
        language: 'es',
      });
      for (const [order, question] of questions.filter((one) => one.guide_id === guide_id).entries())
        answers.push({
          ...{ observation_id: id, question_id: question.id, response: answerOf(id * 31 + order) },
          comment: order === 1 && at % 2 === 0 ? 'Se vio en la segunda mitad de la clase.' : '',
        });
    }
  }
  correctLast(rows, answers, known(people.byLogin, first.by));
  await insertRows(trx, 'observations', rows);
  await insertRows(trx, 'observation_answers', answers);
  await countTotals(trx);
  await countMonths(trx, monthAt);
  if (hidden !== undefined)
    await trx('professor_observables').insert({
      ...{ user_id: hidden, school_id: known(placesByKey, first.school).id, cycle_id: CYCLE_ID },
      ...{ observable: false, changed_by: known(people.byLogin, first.by), changed_at: opened },
    });
  return { guides: GUIDES.length, observations: rows.length };
}

/** The latest observation of somebody is seen and answered; the one before has a correction, registered a day later. */
function correctLast(
  rows: NewRow<'observations'>[],
  answers: NewRow<'observation_answers'>[],
  observer_id: number,
): void {
  const [corrected, latest] = rows.filter((row) => row.observer_id === observer_id).slice(-2);
  if (!corrected?.id || !latest) return;
  latest.seen_at = latest.received_at;
  latest.teacher_reply = 'Gracias. En la siguiente clase dejo diez minutos para el cierre.';
  const id = rows.length + 1;
  rows.push({
    ...corrected,
    ...{ id, replaces_id: corrected.id, client_id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}` },
    received_at: `${addDays(corrected.received_at.slice(0, 10), 1)}${corrected.received_at.slice(10)}`,
  });
  for (const answer of answers.filter(({ observation_id }) => observation_id === corrected.id))
    answers.push({ ...answer, observation_id: id, response: 'yes' });
}

/** The teachers of a school by id, each with a level that they teach. */
async function teachersOf(trx: Knex, school_id: number): Promise<{ id: number; level: LevelKey }[]> {
  const rows = await trx('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('role_user_levels', 'role_user_levels.user_id', 'users.id')
    .join('levels', 'levels.id', 'role_user_levels.level_id')
    .where('users.school_id', school_id)
    .where('users.is_banned', false)
    .where('roles.code', 'PROF')
    .orderBy(['users.id', 'levels.order'])
    .select<{ id: number; level: LevelKey }[]>('users.id', 'levels.key as level');
  return rows.filter(({ id }, at) => rows[at - 1]?.id !== id);
}

/** School days before a day, `apart` days from one to the next, the latest last. */
function daysBefore(day: string, apart: number, count: number): string[] {
  const days = Array.from({ length: count }, (_, at) => addDays(day, -1 - at * (apart - 1)));
  return days.map(onSchoolDay).reverse();
}

const onSchoolDay = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return addDays(day, -2);
  return weekday === 6 ? addDays(day, -1) : day;
};

async function guidesDemo(trx: Knex, levels: ReadonlyMap<LevelKey, number>, at: string): Promise<void> {
  const guides: NewRow<'observation_guides'>[] = [];
  const sections: NewRow<'observation_sections'>[] = [];
  const questions: NewRow<'observation_questions'>[] = [];
  for (const { code, level, name, sections: parts, version = 1, numbers } of VERSIONS) {
    const guide_id = guides.length + 1;
    guides.push({
      ...{ id: guide_id, code, version, level_id: known(levels, level), name_es: name[0], name_en: name[1] ?? null },
      status: code === SECOND_VERSION.code && version === 1 ? 'retired' : 'published',
      ...{ created_at: at, updated_at: at },
    });
    let order = 0;
    for (const [index, [title, ...items]] of parts.entries()) {
      const section_id = sections.length + 1;
      sections.push({
        ...{ id: section_id, guide_id, order: index + 1, title_es: title[0], title_en: title[1] ?? null },
      });
      for (const [es, en] of items) {
        order += 1;
        questions.push({
          ...{ guide_id, section_id, order, question_es: es, question_en: en ?? null },
          indicator: `${code}_${numbers?.[order - 1] ?? order}`,
        });
      }
    }
  }
  await insertRows(trx, 'observation_guides', guides);
  await insertRows(trx, 'observation_sections', sections);
  await insertRows(trx, 'observation_questions', questions);
}
