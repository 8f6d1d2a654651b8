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
import { optionOf, questionsOf } from './bank.reader';
import type { DpiQuestionRow, DpiSubmissionRow } from './dpi.tables';
import {
  closeSheet,
  insertAnswer,
  insertSheet,
  isOpen,
  keepTimeFactor,
  ownSheet,
  sheetIn,
  showQuestion,
  timeFactorOf,
  writtenOf,
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
  questions: readonly DpiQuestionRow[];
  /** The options of the questions that are written. */
  written: Map<number, number | null>;
}

/** 422 beside a field. */
const refused = (field: string, key: FieldMessage) => new Problem('request.invalid', { errors: { [field]: [key] } });

const allowedMs = (question: Pick<DpiQuestionRow, 'timeout_seconds'>, { time_factor }: DpiSubmissionRow): number =>
  timeAllowed({ timeoutSeconds: question.timeout_seconds }, time_factor);

/** Answering the diagnostic (DPI-01, DPI-02; decision 0052). The server’s clock judges. */
export function answeringService({ db, clock }: AnsweringDeps) {
  const ms = () => clock.now().getTime();
  const at = () => utc(clock.now());

  const gone = () => new Problem('dpi.written');

  /** The question after those that are written; undefined after the last. */
  const nextOf = ({ questions, written }: Desk) => questions.find(({ id }) => !written.has(id));

  const progressOf = (sheet: DpiSubmissionRow, { questions, written }: Pick<Desk, 'questions' | 'written'>) => {
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
      ...{ written: written.size, next },
    };
    return progress;
  };

  /** Writes the question that is shown and goes on with the next; the last one finishes the sheet. */
  const write = async (
    trx: Knex.Transaction,
    desk: Desk,
    answer: { option_id: number | null; elapsed_ms: number },
  ): Promise<DpiSubmissionRow> => {
    const { place, sheet } = desk;
    const { question_id } = sheet;
    await insertAnswer(trx, { submission_id: sheet.id, question_id, answered_at: at(), ...answer });
    desk.written.set(question_id, answer.option_id);
    const next = nextOf(desk);
    if (next) {
      await showQuestion(trx, sheet, { next: next.id, ms: ms(), gone });
      return { ...sheet, question_id: next.id, question_started_ms: ms() };
    }
    const finished_no = await countSheet(trx, sheet, () => new Problem('dpi.closed'));
    await closeSheet(trx, sheet, { at: at(), finished_no, gone });
    await addToTotals(trx, sheet, place.min_group);
    return { ...sheet, finished_at: at(), finished_no, question_id: null, question_started_ms: null };
  };

  /** The caller’s sheet and its questions. One person’s calls take turns. 404 for another’s. */
  const deskOf = async (trx: Knex.Transaction, actor: Actor, id: number) => {
    await lockRows(trx, 'users', own(actor));
    const sheet = await ownSheet(trx, own(actor), id);
    if (!sheet) throw new Problem('dpi.not-found');
    const [questions, written] = [await questionsOf(trx, sheet.cycle_id, sheet.role), await writtenOf(trx, sheet.id)];
    return { sheet, questions, written };
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
        const role = known?.role ?? staffRole(actor);
        const questions = await questionsOf(trx, place.cycle_id, role);
        const [first] = questions;
        if (!first || !role) throw new Problem('dpi.not-open');
        if (!known) {
          const { school_id: school, cycle_id } = place;
          const factor = time_factor ?? (await timeFactorOf(trx, user_id));
          if (time_factor !== undefined) await keepTimeFactor(trx, user_id, time_factor);
          await insertSheet(trx, {
            ...{ user_id, school_id: school, cycle_id, role, time_factor: factor, started_at: at() },
            ...{ question_id: first.id, question_started_ms: ms() },
          });
        }
        const sheet = await sheetIn(trx, user_id, place.cycle_id);
        if (!sheet || !isOpen(sheet)) throw new Problem('dpi.answered');
        const desk = { place, sheet, questions, written: await writtenOf(trx, sheet.id) };
        const now = await resumed(trx, desk);
        return { ...progressOf(now, desk), time_factor: sheet.time_factor };
      }),

    /** Writes the answer to the question that is shown. The same answer again hands out the next question once more. */
    answer: (actor: Actor, { submission_id, question_id, option_id, elapsed_ms }: Answer) =>
      db.transaction(async (trx) => {
        const desk = await deskOf(trx, actor, submission_id);
        const { sheet, questions, written } = desk;
        const question = questions.find(({ id }) => id === question_id);
        if (!question) throw refused('question_id', 'dpi.question.unknown');
        if (option_id !== null && !(await optionOf(trx, question_id, option_id)))
          throw refused('option_id', 'dpi.option.unknown');
        const late = isLate(elapsed_ms, allowedMs(question, sheet));
        const counted = late ? null : option_id;
        const known = written.get(question_id);
        if (known !== undefined) {
          if (known !== counted) throw new Problem('dpi.written', { current: progressOf(sheet, desk) });
          return { ...progressOf(await begunAnew(trx, sheet), desk), isLate: late };
        }
        const place = await openPlace(trx, clock, actor);
        if (!isOpen(sheet) || sheet.question_id !== question_id) throw refused('question_id', 'dpi.question.not-next');
        const now = await write(trx, { ...desk, place, sheet }, { option_id: counted, elapsed_ms });
        return { ...progressOf(now, desk), isLate: late };
      }),

    /** Confirms that the sheet is finished, as its last answer has done. */
    finish: (actor: Actor, submission_id: number): Promise<DpiProgress> =>
      db.transaction(async (trx) => {
        const desk = await deskOf(trx, actor, submission_id);
        if (desk.sheet.finished_at === null) throw new Problem('dpi.unwritten');
        return progressOf(desk.sheet, desk);
      }),
  };

  /** A repeated answer means that its reply was lost: the clock of the question that is shown starts again. */
  async function begunAnew(trx: Knex.Transaction, sheet: DpiSubmissionRow): Promise<DpiSubmissionRow> {
    if (!isOpen(sheet)) return sheet;
    await showQuestion(trx, sheet, { next: sheet.question_id, ms: ms(), gone });
    return { ...sheet, question_started_ms: ms() };
  }

  /** A sheet that somebody comes back to. */
  async function resumed(trx: Knex.Transaction, desk: Desk): Promise<DpiSubmissionRow> {
    const question = desk.questions.find(({ id }) => id === desk.sheet.question_id);
    const elapsed_ms = ms() - desk.sheet.question_started_ms;
    if (!question || elapsed_ms < allowedMs(question, desk.sheet)) return desk.sheet;
    return write(trx, desk, { option_id: null, elapsed_ms: Math.min(elapsed_ms, ELAPSED_MAX) });
  }
}

export type AnsweringService = ReturnType<typeof answeringService>;
