import type { BankForm, BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import { BANK_MAX, DPI_ROLES } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { movedTo, placeRows } from '../../database/order';
import { lockRows } from '../../database/row-locks';
import { QUADRANT_COLORS } from '../../kernel/quadrant-colors';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { currentCycle } from '../cycles';
import { bankToChange } from './bank.judging';
import { bankCycle, bankIds, bankRow, bankShown, questionShown } from './bank-editor.reader';
import { changeQuestion, insertQuestion, raiseRevisions, type NewQuestion } from './bank.model';
import type { DpiQuestionRow } from './dpi.tables';

interface BankDeps {
  db: Knex;
  clock: Clock;
}

/** A question as its form has it, as rows. */
const rowsOf = ({ question, timeout, roles, options, ...form }: BankForm, order: number): NewQuestion => ({
  ...{ theme: form.theme, question_es: question, question_en: form.question_en, timeout_seconds: timeout },
  ...{ order, active: form.active, roles: DPI_ROLES.filter((role) => roles.includes(role)) },
  options: options.map(({ display, display_en }, at) => ({
    ...{ quadrant: at + 1, value: at + 1, display_es: display, display_en, color: QUADRANT_COLORS[at] ?? '' },
  })),
});

/** What the log names, and tells. */
const subjectOf = ({ id, question }: BankQuestion) => ({ type: 'dpi-question', id, label: question }) as const;
const factsOf = ({ id: _, revision: __, options, ...facts }: BankQuestion) => ({
  ...facts,
  options: options.map(({ display }) => display),
});

/** The bank of the diagnostic, edited by hand (DPI-02; decision 0061). Each change is one transaction with its audit entry. */
export function bankService({ db, clock }: BankDeps) {
  const shownOf = async (trx: Knex, actor: Actor, id: number): Promise<BankQuestion> => {
    const question = await questionShown(trx, actor, id);
    if (!question) throw new Problem('dpi.question-not-found');
    return question;
  };

  /** A question of a bank that can change. Who answers, imports or edits in its cycle waits. */
  const toChange = async (trx: Knex.Transaction, actor: Actor, id: number): Promise<DpiQuestionRow> => {
    const asked = await bankRow(trx, actor, id);
    if (!asked) throw new Problem('dpi.question-not-found');
    await bankToChange(trx, asked.cycle_id);
    await lockRows(trx, 'dpi_questions', id);
    const row = await bankRow(trx, actor, id);
    if (!row) throw new Problem('dpi.question-not-found');
    return row;
  };

  return {
    async list(actor: Actor, named: number | undefined) {
      const id = named ?? (await currentCycle(db))?.id;
      const cycle = id === undefined ? undefined : await bankCycle(db, id);
      if (named !== undefined && !cycle) throw new Problem('cycles.not-found');
      return { data: await bankShown(db, actor, cycle?.id ?? 0), cycle: cycle ?? null };
    },

    add: (actor: Actor, { cycle_id: named, ...form }: BankForm & { cycle_id?: number | undefined }) =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        // Who adds beside this one waits at the cycle: the number of its questions is limited.
        const cycle_id = await bankToChange(trx, named);
        const present = await bankIds(trx, actor, cycle_id);
        if (present.length >= BANK_MAX) throw new Problem('dpi.bank-full');
        const last = await bankRow(trx, actor, present.at(-1) ?? 0);
        const id = await insertQuestion(trx, cycle_id, rowsOf(form, (last?.order ?? 0) + 1), at);
        const added = await shownOf(trx, actor, id);
        const [subject, after] = [subjectOf(added), factsOf(added)];
        await recordAudit(trx, { at, actor, action: 'dpi-question.added', subject, after });
        return added;
      }),

    change: (actor: Actor, id: number, { revision, ...form }: BankForm & { revision: number }) =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const { order } = await toChange(trx, actor, id);
        const before = await shownOf(trx, actor, id);
        const changed = await changeQuestion(trx, { id, revision }, rowsOf(form, order), at);
        if (changed === 0) throw new Problem('dpi.question-stale', { current: before });
        const after = await shownOf(trx, actor, id);
        await recordAudit(trx, {
          ...{ at, actor, action: 'dpi-question.changed', subject: subjectOf(after) },
          ...{ before: factsOf(before), after: factsOf(after) },
        });
        return after;
      }),

    /** Moves a question to a place of its bank, counted from 1. Two people who move different questions are both right. */
    order: (actor: Actor, id: number, position: number): Promise<void> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const { cycle_id } = await toChange(trx, actor, id);
        const before = await bankIds(trx, actor, cycle_id);
        const ids = movedTo(before, id, position);
        await placeRows(trx, { table: 'dpi_questions', column: 'order', ids });
        // A file names questions by their number: one that was read before finds another revision.
        await raiseRevisions(
          trx,
          ids.filter((moved, place) => before[place] !== moved),
          at,
        );
        const subject = subjectOf(await shownOf(trx, actor, id));
        await recordAudit(trx, { at, actor, action: 'dpi-question.ordered', subject });
      }),
  };
}

export type BankService = ReturnType<typeof bankService>;
