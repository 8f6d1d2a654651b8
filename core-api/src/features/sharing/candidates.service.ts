import { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';
import type { Locale } from '@ruta/contracts';
import { SHARE_ACTIVITIES_MAX, SHARE_PEOPLE_MAX } from '@ruta/contracts/sharing/limits';
import type { sharing } from '@ruta/contracts/sharing/sharing.api';
import { sharedTitle } from '@ruta/contracts/sharing/sharing.letters';
import type { ShareableActivity, ShareCandidate, ShareCandidates } from '@ruta/contracts/sharing/sharing.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { dayIn, type Clock } from '../../time/clock';
import { attendingPeople, narrowPeople, rolesAndLevels } from '../activities';
import { shareableItems, type AgendaParts, type ShareableRow } from '../agenda';
import { currentCycle } from '../cycles';
import { schoolFor } from '../schools';
import { fullname, type UserRow } from '../users';
import { namesOf } from './sharing.reader';

type Asked = z.output<typeof sharing.candidates.query>;
type Person = Pick<UserRow, 'id' | 'name' | 'surname'>;

interface Deps {
  db: Knex;
  clock: Clock;
  agenda: AgendaParts;
}

const named = (person: Person) => ({ id: person.id, fullname: fullname(person), name: person.name });

/** People of a page of candidates. */
const PEOPLE_A_PAGE = 10;

/** What may be shared of a school's agenda, and with whom (SHA-01). */
export function candidatesService({ db, clock, agenda }: Deps) {
  const itemsOf = shareableItems(agenda.policy);

  return async (actor: Actor, asked: Asked, locale: Locale): Promise<ShareCandidates> => {
    const { school_id, start, end, types = [] } = asked;
    const school = await schoolFor(db, actor, 'agenda-share:create', school_id);
    const cycle = await currentCycle(db);
    if (!cycle) throw new Problem('cycles.none-started');
    const limit = SHARE_ACTIVITIES_MAX + 1;
    const items = await itemsOf(db, actor, { school_id, cycle_id: cycle.id, start, end, types, limit });
    if (items.length > SHARE_ACTIVITIES_MAX) throwFieldErrors({ end: ['sharing.activities.too-many'] });
    const coaches = await namesOf(
      db,
      items.flatMap(({ coach_id }) => coach_id ?? []),
    );
    return {
      ...{ school, today: dayIn(school.timezone, clock.now()) },
      cycle: { start_at: cycle.start_at, end_at: cycle.end_at },
      activities: items.map((item) => shownItem(item, coaches, locale)),
      professors: await peoplePage(asked),
      everyone: await everyoneOf(asked),
    };
  };

  function peopleOf({ school_id, filter }: Asked) {
    const query = attendingPeople(db, school_id);
    narrowPeople(query, filter);
    return query;
  }

  function peoplePage(asked: Asked) {
    const request = { page: asked.page, size: PEOPLE_A_PAGE, sort: [{ key: 'name', direction: 'asc' }] as const };
    return page<'name', Person, ShareCandidate>(db, peopleOf(asked), request, {
      table: 'users',
      columns: { name: 'users.search_key' },
      select: (rows) => rows.select<Person[]>('users.id', 'users.name', 'users.surname'),
      present: async (people) => {
        const { roles, levels } = await rolesAndLevels(
          db,
          people.map(({ id }) => id),
        );
        return people.map((person) => ({
          ...named(person),
          roles: ATTENDING_ROLES.filter((role) => (roles.get(person.id) ?? []).some(({ code }) => code === role)),
          levels: (levels.get(person.id) ?? []).map(({ key }) => key),
        }));
      },
    });
  }

  async function everyoneOf(asked: Asked) {
    const people = await peopleOf(asked)
      .orderBy(['users.search_key', 'users.id'])
      .limit(SHARE_PEOPLE_MAX)
      .select<Person[]>('users.id', 'users.name', 'users.surname');
    return people.map(named);
  }
}

function shownItem(item: ShareableRow, coaches: ReadonlyMap<number, string>, locale: Locale): ShareableActivity {
  const { id, activity_type: type, date, time, datetime, duration_min, timezone, place } = item;
  const coach = coaches.get(item.coach_id ?? 0) ?? null;
  const title = sharedTitle(locale, { type, title: item.activity, coach });
  return { id, type, title, date, time, datetime, duration_min, timezone, place };
}
