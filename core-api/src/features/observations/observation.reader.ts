import type { Ability, Locale, Page } from '@ruta/contracts';
import type { ObservationResponse } from '@ruta/contracts/observations/limits';
import type { Observation, ObservationSummary, Pie } from '@ruta/contracts/observations/observation.schema';
import type { observations } from '@ruta/contracts/observations/observations.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { textIn } from '../../kernel/text-in';
import { instantIn } from '../../time/wall-clock';
import { cycleToRead } from '../cycles';
import { schoolFor } from '../schools';
import { fullname } from '../users';
import { GUIDE_COLUMNS, guideRef, levelRef, partsOfGuide, type GuideFacts } from './guide.reader';
import { mayCorrect, visible } from './observation.policy';
import type { ObservationRow } from './observations.tables';

type List = z.output<typeof observations.list.query>;

/** A row as lists and the detail show it. */
type Row = Pick<
  ObservationRow,
  | 'id'
  | 'client_id'
  | 'professor_id'
  | 'observer_id'
  | 'observed_at'
  | 'received_at'
  | 'language'
  | 'replaces_id'
  | 'finalObservations'
> &
  GuideFacts & {
    replaced_by: number | null;
    school_id: number;
    school_name: string;
    school_timezone: string;
    professor_name: string;
    professor_surname: string;
    observer_name: string;
    observer_surname: string;
  };

const SORTED = { id: 'observations.id', observed_at: 'observations.observed_at' };

const selectRows = (query: Knex.QueryBuilder) =>
  query
    .join({ guides: 'observation_guides' }, 'guides.id', 'observations.guide_id')
    .join('levels', 'levels.id', 'observations.level_id')
    .join('schools', 'schools.id', 'observations.school_id')
    .join({ professors: 'users' }, 'professors.id', 'observations.professor_id')
    .join({ observers: 'users' }, 'observers.id', 'observations.observer_id')
    .leftJoin({ newer: 'observations' }, 'newer.replaces_id', 'observations.id')
    .select<Row[]>(
      ...['id', 'client_id', 'professor_id', 'observer_id', 'observed_at', 'received_at', 'language'].map(
        (name) => `observations.${name}`,
      ),
      ...['replaces_id', 'finalObservations', 'school_id', 'guide_id', 'level_id'].map(
        (name) => `observations.${name}`,
      ),
      'newer.id as replaced_by',
      'schools.name as school_name',
      'schools.timezone as school_timezone',
      'professors.name as professor_name',
      'professors.surname as professor_surname',
      'observers.name as observer_name',
      'observers.surname as observer_surname',
      ...GUIDE_COLUMNS,
    );

const NONE: Pie = { yes: 0, no: 0, na: 0 };

/** Responses of some observations, counted: one statement. */
async function piesOf(db: Knex, ids: readonly number[]): Promise<Map<number, Pie>> {
  const counted = await db('observation_answers')
    .whereIn('observation_id', ids)
    .groupBy('observation_id', 'response')
    .select<{ observation_id: number; response: ObservationResponse; n: number | string }[]>(
      'observation_id',
      'response',
      db.raw('count(*) as ??', ['n']),
    );
  const pies = new Map(ids.map((id) => [id, { ...NONE }]));
  for (const { observation_id, response, n } of counted) {
    const pie = pies.get(observation_id);
    if (pie) pie[response] = Number(n);
  }
  return pies;
}

const summaryOf = (row: Row, actor: Actor, pie: Pie, language: Locale): ObservationSummary => ({
  id: row.id,
  guide: guideRef(row, language),
  professor: { id: row.professor_id, name: fullname({ name: row.professor_name, surname: row.professor_surname }) },
  observer: { id: row.observer_id, name: fullname({ name: row.observer_name, surname: row.observer_surname }) },
  level: levelRef(row, actor.locale),
  school: { id: row.school_id, name: row.school_name, timezone: row.school_timezone },
  language: row.language,
  observed_at: row.observed_at,
  received_at: row.received_at,
  replaces_id: row.replaces_id,
  replaced_by: row.replaced_by,
  pie,
  can: { correct: mayCorrect(actor, row) === 'allowed' },
});

/** The UTC instants between which a month lies on a school's calendar. */
export function monthIn(timezone: string, month: string): [string, string] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [instantIn(`${month}-01`, '00:00', timezone), instantIn(`${next}-01`, '00:00', timezone)];
}

/** A page of the observations of a school; for a teacher, of those about them. */
export async function listObservations(db: Knex, actor: Actor, request: List): Promise<Page<ObservationSummary>> {
  const { professor_id, guide_id, level_id, observer_id, month } = request.filter;
  const isOwn = actor.grants.get('observation:read') === 'O';
  const cycle = await cycleToRead(db, request.cycle_id);
  const timezone = isOwn
    ? actor.timezone
    : (await schoolFor(db, actor, 'observation:read', request.school_id, cycle?.past)).timezone;
  const query = visible(
    db('observations').where('observations.school_id', request.school_id),
    actor,
    'observation:read',
    cycle?.past,
  );
  if (cycle) void query.where('observations.cycle_id', cycle.id);
  if (professor_id !== undefined) void query.where('observations.professor_id', professor_id);
  if (guide_id !== undefined) void query.where('observations.guide_id', guide_id);
  if (level_id !== undefined) void query.where('observations.level_id', level_id);
  if (observer_id !== undefined) void query.where('observations.observer_id', observer_id);
  if (month !== undefined) {
    const [from, to] = monthIn(timezone, month);
    void query.where('observations.observed_at', '>=', from).where('observations.observed_at', '<', to);
  }
  return page(db, query, request, {
    table: 'observations',
    columns: SORTED,
    select: selectRows,
    present: async (rows: Row[]) => {
      const pies = await piesOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => summaryOf(row, actor, pies.get(row.id) ?? NONE, row.language));
    },
  });
}

/**
 * One observation that the ability reaches, in the language of a report or in its own; otherwise 404. Of a finished
 * cycle it is read, not corrected, by who accompanied the school then.
 */
export async function getObservation(
  db: Knex,
  actor: Actor,
  { id, ability, lang }: { id: number; ability: Ability; lang?: Locale | undefined },
): Promise<Observation> {
  const past = ability === 'observation:read' ? { column: 'observations.cycle_id' } : undefined;
  const [row] = await selectRows(visible(db('observations').where('observations.id', id), actor, ability, past));
  if (!row) throw new Problem('observations.not-found');
  return detailOf(db, actor, row, lang ?? row.language);
}

/** One's own observation by the id that the device gave it, wherever one belongs by now. */
export async function ownByClientId(db: Knex, actor: Actor, client_id: string): Promise<Observation | undefined> {
  const [row] = await selectRows(
    db('observations').where('observations.client_id', client_id).where('observations.observer_id', own(actor)),
  );
  return row && detailOf(db, actor, row, row.language);
}

/** Whether an observation came under this id, whoever sent it. */
export const isClientIdTaken = async (db: Knex, client_id: string): Promise<boolean> =>
  (await db('observations').where({ client_id }).first('id')) !== undefined;

async function detailOf(db: Knex, actor: Actor, row: Row, language: Locale): Promise<Observation> {
  const { sections, questions } = await partsOfGuide(db, row.guide_id);
  const answers = await db('observation_answers')
    .where({ observation_id: row.id })
    .select('question_id', 'response', 'comment');
  const answerTo = new Map(answers.map((answer) => [answer.question_id, answer]));
  const pie = { ...NONE };
  for (const { response } of answers) pie[response] += 1;
  return {
    ...summaryOf(row, actor, pie, language),
    client_id: row.client_id,
    finalObservations: row.finalObservations,
    sections: sections.map((section) => ({
      id: section.id,
      title: textIn(language, section.title_es, section.title_en),
      questions: (questions.get(section.id) ?? []).flatMap(({ id, question_es, question_en }) => {
        const given = answerTo.get(id);
        if (!given) return [];
        const { response, comment } = given;
        return { id, question: textIn(language, question_es, question_en), response, comment };
      }),
    })),
  };
}
