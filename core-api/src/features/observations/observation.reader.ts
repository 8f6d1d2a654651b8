import type { Ability, Locale, Page } from '@ruta/contracts';
import type { Observation, ObservationSummary } from '@ruta/contracts/observations/observation.schema';
import type { observations } from '@ruta/contracts/observations/observations.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { own, type PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { textIn } from '../../kernel/text-in';
import { cycleToRead } from '../cycles';
import { schoolFor } from '../schools';
import { partsOfGuide } from './guide.reader';
import { monthIn } from './months';
import { mayCorrect, mayMarkSeen, mayReply, visible } from './observation.policy';
import { NONE, piesOf, selectRows, summaryOf, type Row } from './observation-rows.reader';

type List = z.output<typeof observations.list.query>;

const SORTED = { id: 'observations.id', observed_at: 'observations.observed_at' };

/** The calendar of a list's months: the school's. Refuses a list of no school, but to teachers, who read their own. */
async function zoneOfList(db: Knex, actor: Actor, { school_id }: List, past?: PastCycle): Promise<string> {
  if (actor.grants.get('observation:read') === 'O') {
    const own = await db('schools')
      .where({ id: actor.schoolId ?? 0 })
      .first('timezone');
    return own?.timezone ?? actor.timezone;
  }
  if (school_id === undefined) throw new Problem('request.invalid', { errors: { school_id: ['required'] } });
  return (await schoolFor(db, actor, 'observation:read', school_id, past)).timezone;
}

/** A page of the observations of a school; for a teacher, of those about them. */
export async function listObservations(db: Knex, actor: Actor, request: List): Promise<Page<ObservationSummary>> {
  const { professor_id, guide_id, level_id, observer_id, month } = request.filter;
  const cycle = await cycleToRead(db, request.cycle_id);
  const timezone = await zoneOfList(db, actor, request, cycle?.past);
  const query = visible(db('observations'), actor, 'observation:read', cycle?.past);
  if (request.school_id !== undefined) void query.where('observations.school_id', request.school_id);
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
 * The row of an observation that the ability reaches; otherwise 404. Of a finished cycle it is read, not corrected, by who
 * accompanied the school then.
 */
export async function observationRow(
  db: Knex,
  actor: Actor,
  { id, ability }: { id: number; ability: Ability },
): Promise<Row> {
  const past = ability === 'observation:read' ? { column: 'observations.cycle_id' } : undefined;
  const [row] = await selectRows(visible(db('observations').where('observations.id', id), actor, ability, past));
  if (!row) throw new Problem('observations.not-found');
  return row;
}

/** One observation that the caller may read, in the language of a report or in its own; otherwise 404. */
export async function getObservation(db: Knex, actor: Actor, id: number, lang?: Locale): Promise<Observation> {
  const row = await observationRow(db, actor, { id, ability: 'observation:read' });
  return detailOf(db, actor, row, lang ?? row.language);
}

/** One's own observation by the id that the device gave it, wherever one belongs by now. */
export async function ownByClientId(db: Knex, actor: Actor, client_id: string): Promise<Observation | undefined> {
  const [row] = await selectRows(
    db('observations').where('observations.client_id', client_id).where('observations.observer_id', own(actor)),
  );
  return row && detailOf(db, actor, row, row.language);
}

/** One's own observation, wherever one belongs by now. */
export async function observedBy(db: Knex, actor: Actor, id: number): Promise<Row | undefined> {
  const [row] = await selectRows(
    db('observations').where('observations.id', id).where('observations.observer_id', own(actor)),
  );
  return row;
}

/** Whether an observation came under this id, whoever sent it. */
export const isClientIdTaken = async (db: Knex, client_id: string): Promise<boolean> =>
  (await db('observations').where({ client_id }).first('id')) !== undefined;

async function detailOf(db: Knex, actor: Actor, row: Row, language: Locale): Promise<Observation> {
  const { sections, questions } = await partsOfGuide(db, row.guide_id);
  const answers = await answersOf(db, row.id);
  const answerTo = new Map(answers.map((answer) => [answer.question_id, answer]));
  const pie = { ...NONE };
  for (const { response } of answers) pie[response] += 1;
  return {
    ...summaryOf(row, actor, pie, language),
    client_id: row.client_id,
    finalObservations: row.finalObservations,
    teacher_reply: row.teacher_reply,
    chain: await chainOf(db, row),
    can: {
      correct: mayCorrect(actor, row) === 'allowed',
      markSeen: row.seen_at === null && mayMarkSeen(actor, row) === 'allowed',
      reply: mayReply(actor, row) === 'allowed',
    },
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

/** The answers of an observation. */
export const answersOf = (db: Knex, observation_id: number) =>
  db('observation_answers').where({ observation_id }).select('question_id', 'response', 'comment');

/**
 * An observation with what it corrects and what corrects it, the first one first. A correction is of the same guide, teacher,
 * school and observer, so the candidates are few.
 */
async function chainOf(db: Knex, row: Row): Promise<Observation['chain']> {
  const { id, school_id, guide_id, professor_id, observer_id, received_at } = row;
  if (row.replaces_id === null && row.replaced_by === null) return [{ id, received_at }];
  const all = await db('observations')
    .where({ school_id, guide_id, professor_id, observer_id })
    .select('id', 'replaces_id', 'received_at');
  const byId = new Map(all.map((one) => [one.id, one]));
  const after = new Map(all.map((one) => [one.replaces_id, one]));
  let first = byId.get(id);
  for (let before = first; before; before = byId.get(before.replaces_id ?? 0)) first = before;
  const chain: Observation['chain'] = [];
  for (let one = first; one; one = after.get(one.id)) chain.push({ id: one.id, received_at: one.received_at });
  return chain;
}
