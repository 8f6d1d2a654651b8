import type { Locale, Page } from '@ruta/contracts';
import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import type { conferences } from '@ruta/contracts/conferences/conferences.api';
import type { ConferenceStatus } from '@ruta/contracts/conferences/statuses';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { fullname } from '../users';
import { filtered } from './conference-filters.reader';
import { mayAnswerSurvey, statusAt, verdictsOf, visibleConferences } from './conference.policy';
import type { ConferenceRow, ConferenceStatusRow } from './conferences.tables';

/** Colours of the states, as they are drawn (domain: statuses carry `meta.color`). */
const COLORS: Readonly<Record<ConferenceStatus, string>> = {
  ...{ scheduled: '#4484ce', started: '#B7791F', finished: '#388E3C', no_show: '#757575', cancelled: '#D32F2F' },
};

/** A session with the names that it is shown by. */
interface NamedConference extends ConferenceRow {
  theme_es: string;
  theme_en: string;
  category_es: string;
  category_en: string;
  area_es: string;
  area_en: string;
  agent_name: string;
  agent_surname: string;
  petitioner_name: string;
  petitioner_surname: string;
  school: string | null;
  /** Null without answers of the petitioner. */
  survey_id: number | null;
}

interface NamedStatus extends ConferenceStatusRow {
  name: string | null;
  surname: string | null;
}

const withNames = (rows: Knex.QueryBuilder) =>
  rows
    .join({ themes: 'schedule_themes' }, 'themes.id', 'conferences.schedule_theme_id')
    .join({ categories: 'schedule_categories' }, 'categories.id', 'themes.parent_id')
    .join({ rubrics: 'schedule_rubrics' }, 'rubrics.id', 'categories.parent_id')
    .join({ areas: 'schedule_areas' }, 'areas.id', 'rubrics.parent_id')
    .join({ agents: 'users' }, 'agents.id', 'conferences.user_id')
    .join({ petitioners: 'users' }, 'petitioners.id', 'conferences.petitioner_id')
    .leftJoin('schools', 'schools.id', 'conferences.school_id')
    .leftJoin({ answers: 'session_surveys' }, 'answers.conference_id', 'conferences.id')
    .select<NamedConference[]>(
      'conferences.*',
      ...['themes.name_es as theme_es', 'themes.name_en as theme_en'],
      ...['categories.name_es as category_es', 'categories.name_en as category_en'],
      ...['areas.name_es as area_es', 'areas.name_en as area_en'],
      ...['agents.name as agent_name', 'agents.surname as agent_surname'],
      ...['petitioners.name as petitioner_name', 'petitioners.surname as petitioner_surname'],
      ...['schools.name as school', 'answers.id as survey_id'],
    );

/** Whom sessions are shown to, and when. */
export interface Reader {
  actor: Actor;
  locale: Locale;
  now: Date;
}

/** Sessions as they are shown, with their states, in one statement more. */
async function shown(
  db: Knex,
  { actor, locale, now }: Reader,
  rows: readonly NamedConference[],
): Promise<Conference[]> {
  const statuses = await db('conference_statuses')
    .leftJoin('users', 'users.id', 'conference_statuses.user_id')
    .whereIn(
      'conference_statuses.conference_id',
      rows.map(({ id }) => id),
    )
    .orderBy('conference_statuses.id', 'desc')
    .select<NamedStatus[]>('conference_statuses.*', 'users.name', 'users.surname');
  return rows.map((row) => ({
    ...{ id: row.id, schedule_theme_id: row.schedule_theme_id },
    schedule_theme: {
      ...{ id: row.schedule_theme_id, name: row[`theme_${locale}`] },
      ...{ area: row[`area_${locale}`], category: row[`category_${locale}`] },
    },
    ...{ user_id: row.user_id, user_timezone: row.user_timezone },
    agent: { id: row.user_id, fullname: fullname({ name: row.agent_name, surname: row.agent_surname }) },
    ...{ petitioner_id: row.petitioner_id, petitioner_timezone: row.petitioner_timezone },
    petitioner: {
      id: row.petitioner_id,
      fullname: fullname({ name: row.petitioner_name, surname: row.petitioner_surname }),
      school: row.school_id === null ? null : { id: row.school_id, name: row.school ?? '' },
    },
    ...{ start_at: row.start_at, end_at: row.end_at, full_end_at: row.full_end_at },
    ...{ duration: row.duration, cooldown: row.cooldown, total_duration: row.duration + row.cooldown },
    notes: row.notes,
    statuses: statusesOf(row, statuses, now),
    has_survey: row.survey_id !== null,
    can: {
      ...verdictsOf(actor, row, now),
      survey: mayAnswerSurvey(actor, row, { now, isAnswered: row.survey_id !== null }),
    },
    ...{ created_at: row.created_at, updated_at: row.updated_at },
  }));
}

/** The stored states, the newest first, and before them the one that follows from time. */
function statusesOf(row: NamedConference, all: readonly NamedStatus[], now: Date): Conference['statuses'] {
  const stored = all
    .filter(({ conference_id }) => conference_id === row.id)
    .map(({ code, reason, user_id, name, surname, created_at }) => ({
      ...{ code, meta: { color: COLORS[code] }, reason, created_at },
      user: user_id === null ? null : { id: user_id, fullname: fullname({ name: name ?? '', surname: surname ?? '' }) },
    }));
  const code = statusAt(row, now);
  if (code === row.status) return stored;
  return [{ code, meta: { color: COLORS[code] }, reason: null, user: null, created_at: row.end_at }, ...stored];
}

export type ListedSessions = Omit<z.output<typeof conferences.list.query>, 'scope' | 'include'> & {
  /** Those that the caller booked, those that they give, or all within their reach. */
  scope: 'mine' | 'given' | 'reach';
};

const within = (db: Knex, actor: Actor, scope: ListedSessions['scope']): Knex.QueryBuilder =>
  scope === 'reach'
    ? visibleConferences(db, actor, 'session:read')
    : db('conferences').where(`conferences.${scope === 'mine' ? 'petitioner_id' : 'user_id'}`, own(actor));

/** A page of the sessions that the caller reads. */
export async function conferencesPage(db: Knex, reader: Reader, request: ListedSessions): Promise<Page<Conference>> {
  const { actor, now } = reader;
  const { scope, filter } = request;
  const query = within(db, actor, scope);
  await filtered(db, query, { filter, timezone: actor.timezone, now });
  return page(db, query, request, {
    table: 'conferences',
    columns: { id: 'conferences.id', start_at: 'conferences.start_at' },
    select: withNames,
    present: (rows) => shown(db, reader, rows),
  });
}

interface Between {
  /** Whose: those that the caller booked, those that they give, or all within their reach. */
  scope: ListedSessions['scope'];
  /** UTC instants; the second is not part of it. */
  from: string;
  to: string;
  max: number;
}

/** Sessions that begin between two instants and are not cancelled, in order. */
export async function conferencesBetween(
  db: Knex,
  reader: Reader,
  { scope, from, to, max }: Between,
): Promise<Conference[]> {
  const rows = await withNames(
    within(db, reader.actor, scope)
      .where('conferences.start_at', '>=', from)
      .where('conferences.start_at', '<', to)
      .whereNot('conferences.status', 'cancelled')
      .orderBy(['conferences.start_at', 'conferences.id'])
      .limit(max),
  );
  return shown(db, reader, rows);
}

/** One session by its id. The caller must have checked that it may be read. */
export async function conferenceById(db: Knex, reader: Reader, id: number): Promise<Conference | undefined> {
  const [one] = await shown(db, reader, await withNames(db('conferences').where('conferences.id', id)));
  return one;
}
