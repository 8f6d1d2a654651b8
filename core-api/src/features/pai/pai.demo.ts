import type { Knex } from 'knex';
import { insertRows, instantAt, known, minutesAfter } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import type { cyclesAround } from '../../seeds/calendar';
import { CYCLE_ID, LAST_CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import { HIERARCHIES } from '../users/team.demo-data';
import type { People } from '../users/users.demo';
import { COACH_ACTIVITIES, COMMITMENTS } from './pai-catalog.demo-data';

/** The school whose plan is established. */
const SCHOOL = 'matilde-montoya';
/** The school that can compare last year's plan with this year's diagnostic. */
const COMPARED = 'rio-hondo';
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
/** Last year's, as days after the start of the cycle: it finished with half of it done. */
const LAST_DAYS = [92, 99, 106, 113, 120];
/** The plan of last year's diagnostic was established on this day of the cycle. */
const LAST_ESTABLISHED = 50;
const MANDATORY = [2, 5, 8];
/** The bank of the cycle before comes first. */
const BANK = 10;

interface PaiToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<string, Place>;
  opened: string;
  cycles: ReturnType<typeof cyclesAround>;
}

/** A plan as it is written. */
interface PlanToSeed {
  id: number;
  place: Place;
  cycle_id: number;
  /** The question before the first of its bank. */
  bank: number;
  at: string;
  director: number;
  coach: number | null;
  /** Days of both sides by item, and whether they are done. */
  days: readonly { school: string; coach: string; done: boolean; coachDone: boolean }[];
}

/** The coaches' catalogue, and a plan with activities that are done, overdue and ahead. */
export async function paiDemo(world: PaiToSeed): Promise<{ paiItems: number }> {
  const { trx, people, placesByKey, opened, cycles } = world;
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
  const whose = (key: typeof SCHOOL | typeof COMPARED) => {
    const [director = 0] = known(people.attending, key);
    const login = HIERARCHIES[key]?.coach;
    return { place: known(placesByKey, key), director, coach: login ? known(people.byLogin, login) : null };
  };
  const now = whose(SCHOOL);
  const [first] = DAYS;
  const began = [addDays(now.place.today, ENDED), now.place.dayAt(first?.day ?? 0)].toSorted()[0] ?? now.place.today;
  await writePlan(trx, catalogue, {
    ...{ id: 1, ...now, cycle_id: CYCLE_ID, bank: BANK, at: instantAt(began, '09:00', now.place.timezone) },
    days: DAYS.map(({ day, done }, index) => ({
      ...{ school: now.place.dayAt(day), coach: now.place.dayAt(index + 2), done, coachDone: false },
    })),
  });
  const then = whose(COMPARED);
  const dayOf = (day: number) => addDays(cycles.previous.startAt, day);
  await writePlan(trx, catalogue, {
    ...{ id: 2, ...then, cycle_id: LAST_CYCLE_ID, bank: 0 },
    at: instantAt(dayOf(LAST_ESTABLISHED), '09:00', then.place.timezone),
    days: LAST_DAYS.map((day, index) => ({
      ...{ school: dayOf(day), coach: dayOf(day + 2), done: index < 3, coachDone: index < 2 },
    })),
  });
  return { paiItems: 2 * COMMITMENTS.length };
}

/** An established plan with both activities of each item. */
async function writePlan(trx: Knex, catalogue: readonly { theme: string; activity_es: string }[], plan: PlanToSeed) {
  const { id: plan_id, place, cycle_id, bank, at, director, coach, days } = plan;
  await trx('pai_plans').insert({
    ...{ id: plan_id, school_id: place.id, cycle_id, opened_at: at, announced_at: at },
    ...{ established_at: at, established_by: director },
  });
  const themes = await trx('dpi_questions').where({ cycle_id }).orderBy('order').select('id', 'theme');
  await insertRows(
    trx,
    'pai_tabs',
    themes.map(({ id }) => ({ plan_id, question_id: id, is_mandatory: MANDATORY.includes(id - bank) })),
  );
  const stamps = { created_at: at, updated_at: at };
  for (const [index, { question, ...texts }] of COMMITMENTS.entries()) {
    const day = days[index];
    if (!day) continue;
    const theme = themes.find(({ id }) => id === bank + question)?.theme ?? '';
    const chosen = catalogue.findIndex((row) => row.theme === theme);
    const support = catalogue[chosen]?.activity_es ?? '';
    const id = (plan_id - 1) * COMMITMENTS.length + index + 1;
    await trx('pai_items').insert({
      ...{ id, plan_id, question_id: bank + question, coach_pai_id: chosen + 1, updated_by: director, ...texts },
      ...{ financial_resources: 'Ninguno', human_resources: 'El equipo docente', ...stamps },
    });
    const planned = (date: string, time: string, done: boolean) => {
      const datetime = instantAt(date, time, place.timezone);
      return {
        ...{
          school_id: place.id,
          cycle_id,
          activity_id: id,
          date,
          time,
          timezone: place.timezone,
          datetime,
          ...stamps,
        },
        ...{ isStarted: done, isCompleted: done, started_at: done ? datetime : null },
        completed_at: done ? minutesAfter(datetime, 60) : null,
      };
    };
    const [school_agenda_id = 0] = await trx('agenda_activities').insert({
      ...{ ...planned(day.school, '12:30', day.done), activity_type: 'PaiSchoolActivity', created_by: director },
      ...{ activity: texts.activity, description: texts.activity },
    });
    const [coach_agenda_id = 0] = await trx('agenda_activities').insert({
      ...{ ...planned(day.coach, '10:00', day.coachDone), activity_type: 'PaiCoachActivity', coach_id: coach },
      ...{ activity: support, description: support },
    });
    await trx('pai_items').where({ id }).update({ school_agenda_id, coach_agenda_id });
  }
}
