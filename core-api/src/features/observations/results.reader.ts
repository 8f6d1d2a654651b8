import type { Locale } from '@ruta/contracts';
import type { GuideResult, ObservedMonth } from '@ruta/contracts/observations/observation.schema';
import type { observations } from '@ruta/contracts/observations/observations.api';
import { complianceOf } from '@ruta/state-machines/observations/observation.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { addDays } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';
import { fullname } from '../users';
import { GUIDE_COLUMNS, guideRef, levelRef, type GuideFacts } from './guide.reader';
import { visible } from './observation.policy';
import { monthIn } from './observation.reader';

type Asked = z.output<typeof observations.results.query>;

interface Place {
  school_id: number;
  timezone: string;
}

/** Observations that count: those that no other one corrects. */
const counting = (db: Knex, actor: Actor, school_id: number) =>
  visible(db('observations').where('observations.school_id', school_id), actor, 'observation:read').whereNotExists(
    (newer: Knex.QueryBuilder) => {
      void newer.from({ newer: 'observations' }).whereRaw('newer.replaces_id = observations.id');
    },
  );

type Counted = GuideFacts & {
  professor_id: number;
  name: string;
  surname: string;
  n: number | string;
  yes: number | string;
  no: number | string;
  na: number | string;
};

/** Responses per guide, teacher and level, by guide and name: one statement. */
export async function resultsOf(
  db: Knex,
  actor: Actor,
  { filter, lang }: Asked,
  { school_id, timezone }: Place,
): Promise<GuideResult[]> {
  const { guide_id, professor_id, level_id, from, to } = filter;
  const query = counting(db, actor, school_id);
  if (guide_id !== undefined) void query.where('observations.guide_id', guide_id);
  if (professor_id !== undefined) void query.where('observations.professor_id', professor_id);
  if (level_id !== undefined) void query.where('observations.level_id', level_id);
  if (from !== undefined) void query.where('observations.observed_at', '>=', instantIn(from, '00:00', timezone));
  if (to !== undefined) void query.where('observations.observed_at', '<', instantIn(addDays(to, 1), '00:00', timezone));
  const sumOf = (response: string) =>
    db.raw('sum(case when answers.response = ? then 1 else 0 end) as ??', [response, response]);
  const rows = (await query
    .join({ answers: 'observation_answers' }, 'answers.observation_id', 'observations.id')
    .join({ guides: 'observation_guides' }, 'guides.id', 'observations.guide_id')
    .join('levels', 'levels.id', 'observations.level_id')
    .join('users', 'users.id', 'observations.professor_id')
    .groupBy('observations.guide_id', 'observations.professor_id', 'observations.level_id')
    .groupBy('guides.code', 'guides.version', 'guides.name_es', 'guides.name_en')
    .groupBy('levels.key', 'levels.name_es', 'levels.name_en', 'users.name', 'users.surname', 'users.search_key')
    .orderBy(['guides.name_es', 'observations.guide_id', 'users.search_key', 'observations.professor_id'])
    .select('observations.guide_id', 'observations.professor_id', 'observations.level_id', ...GUIDE_COLUMNS)
    .select('users.name', 'users.surname', db.raw('count(distinct observations.id) as ??', ['n']))
    .select(sumOf('yes'), sumOf('no'), sumOf('na'))) as Counted[]; // the columns named above
  return rows.map((row) => resultOf(row, lang ?? 'es', actor.locale));
}

function resultOf(row: Counted, language: Locale, locale: Locale): GuideResult {
  const pie = { yes: Number(row.yes), no: Number(row.no), na: Number(row.na) };
  return {
    guide: guideRef(row, language),
    professor: { id: row.professor_id, name: fullname(row) },
    level: levelRef(row, locale),
    observations: Number(row.n),
    pie,
    compliance: complianceOf(pie),
  };
}

/** The months of a year on the school's calendar, each with its observations and teachers: one statement. */
export async function monthsOf(
  db: Knex,
  actor: Actor,
  year: string,
  { school_id, timezone }: Place,
): Promise<ObservedMonth[]> {
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  const ends = months.map((month) => monthIn(timezone, month));
  const [first] = ends[0] ?? [''];
  const [, last] = ends[11] ?? ['', ''];
  const month = db.raw(`case ${ends.map(() => 'when observations.observed_at < ? then ?').join(' ')} end as ??`, [
    ...ends.flatMap(([, end], at) => [end, at]),
    'month_at',
  ]);
  const rows = await db
    .from(
      counting(db, actor, school_id)
        .where('observations.observed_at', '>=', first)
        .where('observations.observed_at', '<', last)
        .select(month, 'observations.professor_id')
        .as('observed'),
    )
    .groupBy('month_at')
    .select<{ month_at: number; n: number | string; people: number | string }[]>(
      'month_at',
      db.raw('count(*) as ??', ['n']),
      db.raw('count(distinct professor_id) as ??', ['people']),
    );
  const byMonth = new Map(rows.map((row) => [row.month_at, row]));
  return months.map((name, at) => ({
    month: name,
    observations: Number(byMonth.get(at)?.n ?? 0),
    professors: Number(byMonth.get(at)?.people ?? 0),
  }));
}
