import { DUTIES } from '@ruta/contracts/duties';
import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import { utc, type Clock } from '../../time/clock';
import { atSchool, type DutySource } from '../agenda';
import { attendedSurveys, standing } from './attended.reader';

/** Surveys that the caller may answer now, the one that closes first at the top (ACT-07). */
export const surveyDuties =
  (db: Knex, clock: Clock): DutySource =>
  async ({ actor, schoolId, locale }) => {
    if (!holds(actor, 'survey:answer')) return [];
    const now = utc(clock.now());
    const rows = (await attendedSurveys(db, actor)).filter(
      ({ school_id }) => schoolId === undefined || school_id === schoolId,
    );
    return rows
      .map((row) => ({ row, ...standing(row, now) }))
      .filter(({ state }) => state === 'open' || state === 'begun')
      .sort((one, other) => (one.closes_at ?? '9').localeCompare(other.closes_at ?? '9'))
      .map(({ row, state, closes_at }) => ({
        key: 'survey_pending',
        group: DUTIES.survey_pending.group,
        act: state === 'begun' ? 'continue' : 'answer',
        count: 1,
        title: DUTIES.survey_pending.title[locale],
        body: atSchool(actor, row.activity, row.school_name),
        url: surveysPages.survey.href({ id: row.id }, { activity_id: row.activity_id }),
        school_id: row.school_id,
        due_at: closes_at,
        date: row.date,
        time: null,
        severity: 'info',
      }));
  };
