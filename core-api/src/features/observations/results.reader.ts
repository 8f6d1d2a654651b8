import type { Locale } from '@ruta/contracts';
import type { observationFigures } from '@ruta/contracts/observations/figures.api';
import type { GuideResult } from '@ruta/contracts/observations/figures.schema';
import { complianceOf } from '@ruta/state-machines/observations/observation.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { inNameOrder } from '../../database/search-key';
import type { PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { addDays } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';
import { fullname } from '../users';
import { GUIDE_COLUMNS, guideRef, levelRef, type GuideFacts } from './guide.reader';
import { visible } from './observation.policy';

type Asked = z.output<typeof observationFigures.results.query>;

interface Place {
  school_id: number;
  timezone: string;
  /** Only this cycle; `past` is its scope, if it has finished. */
  cycle?: { id: number; past: PastCycle | undefined } | undefined;
}

/** Observations that count: those that no other one corrects. */
function counting(db: Knex, actor: Actor, { school_id, cycle }: Place) {
  const query = db('observations').where('observations.school_id', school_id);
  if (cycle) void query.where('observations.cycle_id', cycle.id);
  return visible(query, actor, 'observation:read', cycle?.past).whereNotExists((newer: Knex.QueryBuilder) => {
    void newer.from({ newer: 'observations' }).whereRaw('newer.replaces_id = observations.id');
  });
}

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
export async function resultsOf(db: Knex, actor: Actor, { filter, lang }: Asked, place: Place): Promise<GuideResult[]> {
  const { timezone } = place;
  const { guide_id, professor_id, level_id, from, to } = filter;
  const query = counting(db, actor, place);
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
    .orderBy(['observations.guide_id', 'users.search_key', 'observations.professor_id'])
    .select('observations.guide_id', 'observations.professor_id', 'observations.level_id', ...GUIDE_COLUMNS)
    .select('users.name', 'users.surname', db.raw('count(distinct observations.id) as ??', ['n']))
    .select(sumOf('yes'), sumOf('no'), sumOf('na'))) as Counted[]; // the columns named above
  return inNameOrder(rows, ({ guide_es }) => guide_es).map((row) => resultOf(row, lang ?? 'es'));
}

function resultOf(row: Counted, language: Locale): GuideResult {
  const pie = { yes: Number(row.yes), no: Number(row.no), na: Number(row.na) };
  return {
    guide: guideRef(row, language),
    professor: { id: row.professor_id, name: fullname(row) },
    level: levelRef(row, language),
    observations: Number(row.n),
    pie,
    compliance: complianceOf(pie),
  };
}
