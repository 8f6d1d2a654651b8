import { ROLES, SCHOOL_LEADERS, type Locale } from '@ruta/contracts';
import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { DUTIES } from '@ruta/contracts/duties';
import type { Knex } from 'knex';
import { holds, type Actor } from '../../kernel/actor';
import type { Clock } from '../../time/clock';
import { toInstant } from '../../time/wall-clock';
import { atSchool, type DutySource } from '../agenda';
import type { StatusService } from './status.service';
import { waitingSchools } from './unfinished.reader';

/** Who is told how many people of a school have not finished: its leaders, and its coaches. */
const TOLD: readonly string[] = [...SCHOOL_LEADERS, 'COACH', 'COACH_SEC'];

const SENTENCES = {
  es: {
    own: (questions: number) => `${questions} preguntas, una sola vez por ciclo`,
    missing: (people: number) =>
      people === 1 ? 'Falta 1 persona por terminar' : `Faltan ${people} personas por terminar`,
    first: (schools: number, name: string) => `${schools} escuelas; primero cierra ${name}`,
  },
  en: {
    own: (questions: number) => `${questions} questions, once per cycle`,
    missing: (people: number) => (people === 1 ? '1 person has not finished' : `${people} people have not finished`),
    first: (schools: number, name: string) => `${schools} schools; the first to close is ${name}`,
  },
} as const satisfies Record<Locale, object>;

interface DutyDeps {
  db: Knex;
  clock: Clock;
  status: StatusService;
}

const dutyOf = (
  locale: Locale,
  facts: Pick<ManagementAction, 'act' | 'count' | 'body' | 'url' | 'school_id' | 'due_at'>,
): ManagementAction => ({
  ...{ key: 'dpi_pending', group: DUTIES.dpi_pending.group, title: DUTIES.dpi_pending.title[locale], ...facts },
  ...{ date: null, time: null, severity: 'info' },
});

/**
 * The diagnostic of a school that answers now (ACT-07): one line for the caller’s own sheet until it is finished, and one
 * for leaders and coaches with how many people have not finished, never who.
 */
export const dpiDuties = ({ db, clock, status }: DutyDeps): DutySource[] => [
  async ({ actor, schoolId, locale }) => {
    if (!holds(actor, 'dpi:answer') || actor.schoolId === null) return [];
    if (schoolId !== undefined && schoolId !== actor.schoolId) return [];
    const { window, sheet, questions, dpiClosure, school } = await status.status(actor);
    if (window !== 'open' || sheet === 'finished' || questions === 0 || !dpiClosure) return [];
    return [
      dutyOf(locale, {
        ...{ act: sheet === 'open' ? 'continue' : 'answer', count: 1, url: dpiPages.dpi.href(), school_id: school.id },
        body: atSchool(actor, SENTENCES[locale].own(questions), school.name),
        due_at: toInstant(dpiClosure.end_at, '23:59', school.timezone),
      }),
    ];
  },
  async ({ actor, schoolId, locale }) => {
    if (!holds(actor, 'dpi:read') || !TOLD.includes(actor.role)) return [];
    const schools = await waitingSchools({ db, clock }, actor, schoolId);
    const [first] = schools;
    if (!first) return [];
    const { place } = first;
    const { missing: sentence, first: several } = SENTENCES[locale];
    const missing = schools.reduce((sum, school) => sum + school.missing, 0);
    return [
      dutyOf(locale, {
        ...{ act: 'view', count: schools.length, url: resultsOf(actor, place.school_id) },
        school_id: schools.length === 1 ? place.school_id : null,
        body: atSchool(
          actor,
          sentence(missing),
          schools.length === 1 ? place.name : several(schools.length, place.name),
        ),
        due_at: place.end_at === null ? null : toInstant(place.end_at, '23:59', place.timezone),
      }),
    ];
  },
];

const resultsOf = ({ role }: Actor, school_id: number): string =>
  ROLES[role].area === 'coach' ? dpiPages.coachDpiResult.href({ school_id }) : dpiPages.scholasticDpiResult.href();
