import type { Knex } from 'knex';
import { councilDays, type CycleDates } from '../../seeds/calendar';
import { instantAt, known, minutesAfter } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import type { Place } from '../schools/places.demo';
import { HIERARCHIES } from '../users/team.demo-data';
import type { People } from '../users/users.demo';
import { partOf, type AgendaBook } from './agenda-book.demo';
import { CENTRAL, CENTRAL_EVERYWHERE, COUNCIL } from './agenda-central.demo-data';
import { OWN } from './agenda-own.demo-data';
import type { AgendaSeed } from './agenda-seed.demo';

const COUNCIL_TITLE = 'Sesión ordinaria del Consejo Técnico Escolar';
const COUNCIL_TIME = '08:00';
/** Number of past council sessions, and how many days ahead the next one may be. */
const COUNCILS_BEHIND = 3;
const COUNCIL_AHEAD = 28;
/** The rescheduled central activity, and its reason. */
const MOVED_TITLE = 'Convivencia y familias';
const MOVED_WHY = 'Ese día el patio está ocupado por la campaña de vacunación.';
/** The school that has not dated its year. */
const UNPLANNED = 'guillermo-haro';
/** Duration of an activity in minutes. */
const LASTS = 75;

interface AgendaToSeed {
  trx: Knex;
  placesByKey: ReadonlyMap<string, Place>;
  people: People;
  cycles: { current: CycleDates };
  book: AgendaBook;
  /** Creation time of the items, UTC. */
  opened: string;
}

interface DatedSeed extends Omit<AgendaSeed, 'day'> {
  date: string;
}

/**
 * Creates the agenda apart from visits: central activities, the schools' own, and council sessions. Writes the whole
 * book, with the items that other rooms have added.
 */
export async function agendaDemo({ trx, placesByKey, people, cycles, book, opened }: AgendaToSeed) {
  let turn = 0;
  for (const place of placesByKey.values()) {
    const staff = known(people.attending, place.key);
    const director = staff[0];
    if (director === undefined) continue;
    const coachLogin = HIERARCHIES[place.key]?.coach;
    const coach = coachLogin ? known(people.byLogin, coachLogin) : null;

    for (const { date, time, done, title, description, type, result } of itemsOf(place, cycles.current)) {
      turn += 1;
      const startedAt = done ? instantAt(date, time, place.timezone) : null;
      // The school is responsible for its action plan and council, its coach for the rest.
      const coachId = type === 'PaiSchoolActivity' || title === COUNCIL_TITLE ? null : coach;
      const author = coachId ?? director;
      book.add({
        place,
        type,
        activityId: null,
        coachId,
        title,
        description,
        date,
        time,
        startedAt,
        completedAt: startedAt === null ? null : minutesAfter(startedAt, LASTS),
        createdAt: opened,
        attendance: { takenBy: author, present: partOf(staff, 6, turn) },
        createdBy: type === 'CustomActivity' ? author : null,
        // Central activities have an attendance proof.
        ...(type === 'PfiActivity' ? { proof: { issuedBy: author } } : {}),
        ...(title === MOVED_TITLE ? { moved: { from: addDays(date, -2), by: director, why: MOVED_WHY } } : {}),
        ...(result ? { observation: { author, result } } : {}),
      });
    }
  }
  return book.write(trx);
}

function itemsOf(place: Place, cycle: CycleDates): DatedSeed[] {
  const own = OWN[place.key];
  const seeds = own ? [...CENTRAL, ...own] : place.key === UNPLANNED ? [] : CENTRAL_EVERYWHERE;
  const dated = seeds.map(({ day, ...seed }) => ({ ...seed, date: place.dayAt(day) }));
  return [...dated, ...councilItems(place.today, cycle)];
}

/** The last council sessions, and the next one if it is near. */
function councilItems(today: string, cycle: CycleDates): DatedSeed[] {
  const sessions = councilDays(cycle).map((date, index) => ({
    date,
    time: COUNCIL_TIME,
    type: 'CustomActivity' as const,
    title: COUNCIL_TITLE,
    description: COUNCIL[index] ?? '',
    done: date < today,
  }));
  const held = sessions.filter(({ done }) => done).slice(-COUNCILS_BEHIND);
  const next = sessions.filter(({ done, date }) => !done && date <= addDays(today, COUNCIL_AHEAD)).slice(0, 1);
  return [...held, ...next];
}
