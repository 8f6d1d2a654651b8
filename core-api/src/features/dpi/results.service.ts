import type { dpi } from '@ruta/contracts/dpi/dpi.api';
import type { DpiResult, DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { FileReply, Locale } from '@ruta/contracts';
import { endMayChange, faultsInEndDate } from '@ruta/state-machines/dpi/dpi.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import { holds, type Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { textIn } from '../../kernel/text-in';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { cycleName, cycleToRead, currentCycle } from '../cycles';
import { schoolFor } from '../schools';
import { bankWithRoles } from './bank.reader';
import { putOwnClosure } from './closure.model';
import { rateByRole, themeAverages } from './comparison';
import type { DpiQuestionRow } from './dpi.tables';
import { dpiPdf } from './dpi-paper';
import { expectedFor, finalExpected } from './dpi.freezing';
import { reminderOf } from './dpi.reminders';
import { chartOf, figuresOf, rankingOf } from './figures';
import { expectedIn, finishedSheets, totalsIn } from './figures.reader';
import { networkAverages } from './network.reader';
import { dpiPlace, readablePlace } from './place.reader';
import { shownTallies } from './shown-tallies';
import { averagesBefore, shownThemes } from './themes.reader';

interface ResultsDeps {
  db: Knex;
  clock: Clock;
}

type Asked = z.output<typeof dpi.results.query>;
type EndForm = z.output<typeof dpi.setEnd.body>;

const SENTENCES = {
  past: 'dpi.end.past',
  beforeStart: 'dpi.end.before-start',
  outsideCycle: 'dpi.end.outside',
} as const satisfies Record<string, FieldMessage>;

/** What schools answered (DPI-03), and the end of their window (DPI-04). */
export function resultsService({ db, clock }: ResultsDeps) {
  /** The results of a school in the started cycle, or in a finished one. */
  const results = async (actor: Actor, { school_id, cycle_id }: Asked, language: Locale): Promise<DpiResults> => {
    const current = cycle_id === undefined ? await currentCycle(db) : null;
    const read = current ? { id: current.id, past: undefined } : await cycleToRead(db, cycle_id);
    const place = await readablePlace({ db, clock }, actor, school_id, read);
    if (!read) throw new Problem('cycles.not-found');
    const school = { id: school_id, name: place.name, timezone: place.timezone };
    const { start_at, end_at, window, today } = place;
    const at = { cycle_id: read.id, school_id };
    const minGroup = place.min_group ?? 0;
    // Before the totals are read: from then on they stay as they are.
    const final = window === 'after' ? await finalExpected(db, clock, at) : null;
    const { questions, rolesOf } = await bankWithRoles(db, read.id);
    const [totals, people] = [await totalsIn(db, at), await expectedIn(db, school_id)];
    const finished = place.finished ?? 0;
    const items = questions.map((question): DpiResult => ({
      ...shownQuestion(language, question),
      ...figuresOf(shownTallies(totals.get(question.id) ?? [])),
      instruments: final?.get(question.id) ?? expectedFor(people, rolesOf(question.id)),
    }));
    const themes = themeAverages(shownThemes(questions, totals));
    const before = await averagesBefore(db, clock, read.id, school_id);
    const sheets = place.cycle_state === 'started' ? await finishedSheets(db, at) : [];
    const shown = Math.max(0, ...items.map(({ answered, unanswered }) => answered + unanswered));
    const reason = finished === 0 ? 'no-answers' : shown === 0 ? 'small-group' : null;
    return {
      ...{ school, today, window },
      cycle: {
        id: read.id,
        name: current?.period ?? (await cycleName(db, read.id)),
        end_at: place.cycle_end_at ?? today,
      },
      dpiClosure: start_at === null || end_at === null ? null : { start_at, end_at, revision: place.own_revision ?? 0 },
      canEditEnd:
        holds(actor, 'dpi:set-end-date') &&
        place.cycle_state === 'started' &&
        end_at !== null &&
        endMayChange({ endsOn: end_at, today }),
      reminder: place.cycle_state === 'started' ? await reminderOf(db, actor, place) : null,
      ...{ min_group: minGroup, totalValidated: finished, shown, reason },
      items: reason === null ? items : [],
      chart: reason === null ? chartOf(items) : [],
      themes:
        reason === null
          ? [...themes].map(([theme, average]) => ({ theme, average, before: before.get(theme) ?? null }))
          : [],
      rate: place.cycle_state === 'started' ? rateByRole(people, sheets, minGroup) : [],
      network: reason === null ? await networkAverages(db, read.id) : [],
      ranking: reason === null ? rankingOf(items) : [],
      professors: people,
    };
  };

  return {
    results,

    /** The same on paper, in the person’s language. */
    async pdf(actor: Actor, asked: Asked): Promise<FileReply> {
      const shown = await results(actor, asked, actor.locale);
      const name = ['dpi', shown.school.name, shown.cycle.name].join(' ').replace(/[/\\]/g, '-');
      const content = await dpiPdf(shown, actor.locale);
      return { name: `${name}.pdf`, type: 'application/pdf', disposition: 'inline', content };
    },

    /** Sets the last day of a school’s window. One that is over stays over. */
    setEnd: (actor: Actor, { school_id, end_at, revision }: EndForm) =>
      db.transaction(async (trx) => {
        const school = await schoolFor(trx, actor, 'dpi:set-end-date', school_id);
        await lockRows(trx, 'schools', school_id);
        const place = await dpiPlace(trx, clock, school_id);
        const { cycle_id, start_at, cycle_end_at, today } = place;
        if (cycle_id === null || start_at === null || place.end_at === null || cycle_end_at === null)
          throw new Problem('dpi.not-open');
        if (!endMayChange({ endsOn: place.end_at, today })) throw new Problem('dpi.over');
        const known = place.own_revision ?? 0;
        const gone = () => new Problem('dpi.stale', { current: { start_at, end_at: place.end_at, revision: known } });
        if (revision !== known) throw gone();
        const [fault] = faultsInEndDate(end_at, { today, startsOn: start_at, cycleEndsOn: cycle_end_at });
        if (fault) throwFieldErrors({ end_at: [SENTENCES[fault]] });
        await putOwnClosure(trx, { cycle_id, school_id }, { start_at, end_at, revision, gone });
        await recordAudit(trx, {
          ...{ at: utc(clock.now()), actor, action: 'school.dpi-end-set' },
          subject: { type: 'school', id: school_id, label: school.name },
          ...{ before: { end_at: place.end_at }, after: { end_at } },
        });
        return { start_at, end_at, revision: revision + 1 };
      }),
  };
}

const shownQuestion = (language: Locale, { id, theme, question_es, question_en }: DpiQuestionRow) => ({
  ...{ id, questionId: id, theme, question: textIn(language, question_es, question_en) },
});

export type ResultsService = ReturnType<typeof resultsService>;
