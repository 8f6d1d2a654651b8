import type { dpi } from '@ruta/contracts/dpi/dpi.api';
import type { DpiProgress } from '@ruta/contracts/dpi/dpi.schema';
import { ELAPSED_MAX } from '@ruta/contracts/dpi/limits';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import { isLate, timeAllowed } from '@ruta/state-machines/dpi/dpi.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { questionsOf } from './bank.reader';
import { deskQuestions, type DeskQuestion, type Given } from './desk.reader';
import type { DpiSubmissionRow } from './dpi.tables';
import {
  closeSheet,
  insertAnswer,
  insertSheet,
  isOpen,
  keepTimeFactor,
  sheetIn,
  showQuestion,
  takeSheet,
  timeFactorOf,
  type OpenSheet,
} from './sheet.model';
import { openPlace, staffRole, type OpenPlace } from './status.service';
import { addToTotals, countSheet } from './totals.model';

interface AnsweringDeps {
  db: Knex;
  clock: Clock;
}

type Start = z.output<typeof dpi.start.body>;
type Answer = z.output<typeof dpi.answer.body>;

/** A sheet with what judging it needs. */
interface Desk {
  place: OpenPlace;
  sheet: OpenSheet;
  questions: readonly DeskQuestion[];
}

/** A sheet after it was written, open or finished. */
type Written = Pick<Desk, 'questions'> & { sheet: DpiSubmissionRow };

/** 422 beside a field. */
const refused = (field: string, key: FieldMessage) => new Problem('request.invalid', { errors: { [field]: [key] } });

const allowedMs = (question: Pick<DeskQuestion, 'timeout_seconds'>, { time_factor }: DpiSubmissionRow): number =>
  timeAllowed({ timeoutSeconds: question.timeout_seconds }, time_factor);

/** Answering the diagnostic (DPI-01, DPI-02; decision 0052). The server’s clock judges. */
export function answeringService({ db, clock }: AnsweringDeps) {
  const ms = () => clock.now().getTime();
  const at = () => utc(clock.now());

  const gone = () => new Problem('dpi.written');

  const progressOf = ({ sheet, questions }: Written) => {
    const question = questions.find(({ id }) => id === sheet.question_id);
    const next =
      isOpen(sheet) && question
        ? {
            question_id: question.id,
            msLeft: Math.max(0, allowedMs(question, sheet) - Math.max(0, ms() - sheet.question_started_ms)),
          }
        : null;
    const progress: DpiProgress = {
      ...{ submission_id: sheet.id, finished: sheet.finished_at !== null },
      ...{ written: questions.filter(({ written }) => written !== null).length, next },
    };
    return progress;
  };

  /** Writes the question that is shown and goes on with the next; the last one finishes the sheet. */
  const write = async (trx: Knex.Transaction, desk: Desk, answer: Given & { elapsed_ms: number }): Promise<Written> => {
    const { place, sheet } = desk;
    const { question_id } = sheet;
    const { quadrant, ...facts } = answer;
    await insertAnswer(trx, { submission_id: sheet.id, question_id, answered_at: at(), ...facts });
    const written = { option_id: facts.option_id, quadrant };
    const questions = desk.questions.map((one) => (one.id === question_id ? { ...one, written } : one));
    const next = questions.find((one) => one.written === null);
    if (next) {
      await showQuestion(trx, sheet, { next: next.id, ms: ms(), gone });
      return { questions, sheet: { ...sheet, question_id: next.id, question_started_ms: ms() } };
    }
    const finished_no = await countSheet(trx, sheet, () => new Problem('dpi.closed'));
    await closeSheet(trx, sheet, { at: at(), finished_no, gone });
    const given = questions.map((one) => ({ question_id: one.id, quadrant: one.written?.quadrant ?? 0 }));
    await addToTotals(trx, sheet, { given, minGroup: place.min_group });
    const finished = { finished_at: at(), finished_no, question_id: null, question_started_ms: null };
    return { questions, sheet: { ...sheet, ...finished } };
  };

  /** The caller’s sheet and its questions. One person’s calls take turns. 404 for another’s. */
  const deskOf = async (trx: Knex.Transaction, actor: Actor, id: number, option_id: number | null = null) => {
    const sheet = await takeSheet(trx, own(actor), id);
    if (!sheet) throw new Problem('dpi.not-found');
    return { sheet, questions: await deskQuestions(trx, sheet, option_id) };
  };

  return {
    /** Begins the caller’s sheet, or goes on with it. A question whose time is over meanwhile has no answer. */
    start: (actor: Actor, { school_id, time_factor }: Start) =>
      db.transaction(async (trx) => {
        const user_id = own(actor);
        if (school_id !== undefined && school_id !== actor.schoolId) throw new Problem('schools.not-found');
        await lockRows(trx, 'users', user_id);
        const place = await openPlace(trx, clock, actor);
        const known = await sheetIn(trx, user_id, place.cycle_id);
        if (!known) await begin(trx, actor, { place, time_factor });
        const sheet = known ?? (await sheetIn(trx, user_id, place.cycle_id));
        if (!sheet || !isOpen(sheet)) throw new Problem('dpi.answered');
        const desk = { place, sheet, questions: await deskQuestions(trx, sheet) };
        return { ...progressOf(await resumed(trx, desk)), time_factor: sheet.time_factor };
      }),

    /** Writes the answer to the question that is shown. The same answer again hands out the next question once more. */
    answer: (actor: Actor, { submission_id, question_id, option_id, elapsed_ms }: Answer) =>
      db.transaction(async (trx) => {
        const desk = await deskOf(trx, actor, submission_id, option_id);
        const { sheet, questions } = desk;
        const question = questions.find(({ id }) => id === question_id);
        if (!question) throw refused('question_id', 'dpi.question.unknown');
        if (option_id !== null && !question.chosen) throw refused('option_id', 'dpi.option.unknown');
        const late = isLate(elapsed_ms, allowedMs(question, sheet));
        const counted: Given =
          late || !question.chosen
            ? { option_id: null, quadrant: 0 }
            : { option_id: question.chosen.id, quadrant: question.chosen.quadrant };
        if (question.written) {
          if (question.written.option_id !== counted.option_id)
            throw new Problem('dpi.written', { current: progressOf(desk) });
          return { ...progressOf({ questions, sheet: await begunAnew(trx, sheet) }), isLate: late };
        }
        const place = await openPlace(trx, clock, actor);
        if (!isOpen(sheet) || sheet.question_id !== question_id) throw refused('question_id', 'dpi.question.not-next');
        const now = await write(trx, { place, sheet, questions }, { ...counted, elapsed_ms });
        return { ...progressOf(now), isLate: late };
      }),

    /** Confirms that the sheet is finished, as its last answer has done. */
    finish: (actor: Actor, submission_id: number): Promise<DpiProgress> =>
      db.transaction(async (trx) => {
        const desk = await deskOf(trx, actor, submission_id);
        if (desk.sheet.finished_at === null) throw new Problem('dpi.unwritten');
        return progressOf(desk);
      }),
  };

  /** A repeated answer means that its reply was lost: the clock of the question that is shown starts again. */
  async function begunAnew(trx: Knex.Transaction, sheet: DpiSubmissionRow): Promise<DpiSubmissionRow> {
    if (!isOpen(sheet)) return sheet;
    await showQuestion(trx, sheet, { next: sheet.question_id, ms: ms(), gone });
    return { ...sheet, question_started_ms: ms() };
  }

  /** A sheet that somebody comes back to. */
  async function resumed(trx: Knex.Transaction, desk: Desk): Promise<Written> {
    const question = desk.questions.find(({ id }) => id === desk.sheet.question_id);
    const elapsed_ms = ms() - desk.sheet.question_started_ms;
    if (!question || elapsed_ms < allowedMs(question, desk.sheet)) return desk;
    return write(trx, desk, { option_id: null, quadrant: 0, elapsed_ms: Math.min(elapsed_ms, ELAPSED_MAX) });
  }

  /** Writes a new sheet at the first question that the caller's role is asked. */
  async function begin(
    trx: Knex.Transaction,
    actor: Actor,
    { place, time_factor }: { place: OpenPlace; time_factor: Start['time_factor'] },
  ): Promise<void> {
    const [user_id, role] = [own(actor), staffRole(actor)];
    const { school_id, cycle_id } = place;
    const [first] = role ? await questionsOf(trx, cycle_id, role) : [];
    if (!first || !role) throw new Problem('dpi.not-open');
    const factor = time_factor ?? (await timeFactorOf(trx, user_id));
    if (time_factor !== undefined) await keepTimeFactor(trx, user_id, time_factor);
    await insertSheet(trx, {
      ...{ user_id, school_id, cycle_id, role, time_factor: factor, started_at: at() },
      ...{ question_id: first.id, question_started_ms: ms() },
    });
  }
}

export type AnsweringService = ReturnType<typeof answeringService>;
