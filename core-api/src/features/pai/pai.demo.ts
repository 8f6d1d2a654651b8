import type { Knex } from 'knex';
import { insertRows, instantAt, known, minutesAfter } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import { CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import { HIERARCHIES } from '../users/team.demo-data';
import type { People } from '../users/users.demo';
import { COACH_ACTIVITIES, COMMITMENTS } from './pai-catalog.demo-data';

/** The school whose plan is established. */
const SCHOOL = 'matilde-montoya';
/** Days from today to the last day of its diagnostic. */
const ENDED = -5;
/** Its school days by offset: three are done, two overdue. */
const DAYS: readonly { day: number; done: boolean }[] = [
  { day: -3, done: true },
  { day: -2, done: true },
  { day: -1, done: true },
  { day: -2, done: false },
  { day: -1, done: false },
];
/** The first question of the bank of the started cycle; the bank of the cycle before comes first. */
const BANK = 10;

interface PaiToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<string, Place>;
  opened: string;
}

/** The coaches' catalogue, and a plan with activities that are done, overdue and ahead. */
export async function paiDemo({ trx, people, placesByKey, opened }: PaiToSeed): Promise<{ paiItems: number }> {
  const catalogue = Object.entries(COACH_ACTIVITIES).flatMap(([theme, activities]) =>
    activities.map(([activity_es, activity_en], at) => ({
      ...{ activity_code: `CPAI-${theme.toUpperCase()}-${at + 1}`, activity_es, activity_en, theme, active: true },
      ...{ created_at: opened, updated_at: opened },
    })),
  );
  await insertRows(
    trx,
    'coach_pai_catalog',
    catalogue.map((row, at) => ({ id: at + 1, ...row })),
  );
  const place = known(placesByKey, SCHOOL);
  const [director = 0] = known(people.attending, SCHOOL);
  const coachLogin = HIERARCHIES[SCHOOL]?.coach;
  const coach = coachLogin ? known(people.byLogin, coachLogin) : null;
  const [first] = DAYS;
  const began = [addDays(place.today, ENDED), place.dayAt(first?.day ?? 0)].toSorted()[0] ?? place.today;
  const at = instantAt(began, '09:00', place.timezone);
  await trx('pai_plans').insert({
    ...{ id: 1, school_id: place.id, cycle_id: CYCLE_ID, opened_at: at, announced_at: at },
    ...{ established_at: at, established_by: director },
  });
  const themes = await trx('dpi_questions').where({ cycle_id: CYCLE_ID }).orderBy('order').select('id', 'theme');
  await insertRows(
    trx,
    'pai_tabs',
    themes.map(({ id }) => ({ plan_id: 1, question_id: id, is_mandatory: [2, 5, 8].includes(id - BANK) })),
  );
  const stamps = { created_at: at, updated_at: at };
  for (const [index, { question, ...texts }] of COMMITMENTS.entries()) {
    const { day, done } = DAYS[index] ?? { day: index, done: false };
    const theme = themes.find(({ id }) => id === BANK + question)?.theme ?? '';
    const chosen = catalogue.findIndex((row) => row.theme === theme);
    const support = catalogue[chosen]?.activity_es ?? '';
    const id = index + 1;
    await trx('pai_items').insert({
      ...{ id, plan_id: 1, question_id: BANK + question, coach_pai_id: chosen + 1, updated_by: director, ...texts },
      ...{ financial_resources: 'Ninguno', human_resources: 'El equipo docente', ...stamps },
    });
    const planned = (date: string, time: string) => ({
      ...{ school_id: place.id, cycle_id: CYCLE_ID, activity_id: id, date, time, timezone: place.timezone, ...stamps },
      datetime: instantAt(date, time, place.timezone),
    });
    const own = planned(place.dayAt(day), '12:30');
    const [school_agenda_id = 0] = await trx('agenda_activities').insert({
      ...{ ...own, activity_type: 'PaiSchoolActivity', activity: texts.activity, description: texts.activity },
      ...{ isStarted: done, isCompleted: done, started_at: done ? own.datetime : null },
      ...{ completed_at: done ? minutesAfter(own.datetime, 60) : null, created_by: director },
    });
    const [coach_agenda_id = 0] = await trx('agenda_activities').insert({
      ...planned(place.dayAt(index + 2), '10:00'),
      ...{ activity_type: 'PaiCoachActivity', activity: support, description: support, coach_id: coach },
    });
    await trx('pai_items').where({ id }).update({ school_agenda_id, coach_agenda_id });
  }
  return { paiItems: COMMITMENTS.length };
}
