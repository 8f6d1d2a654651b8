import type { Locale } from '@ruta/contracts';
import type { ActivityResponses } from '@ruta/contracts/surveys/responses.schema';
import type { surveys } from '@ruta/contracts/surveys/surveys.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findVisible } from '../../database/find-visible';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { textIn } from '../../kernel/text-in';
import { utc, type Clock } from '../../time/clock';
import { soughtItem, type AgendaParts } from '../agenda';
import { recordAudit } from '../audit';
import { surveyOfActivity, type AttendedSurvey } from './attended.reader';
import { peopleOfQuestion } from './people.reader';
import { countsOf, isQuestionOf, presentAt, totalsOf, totalsOfPerson } from './responses.reader';

interface ResponsesDeps {
  db: Knex;
  clock: Clock;
  agenda: Pick<AgendaParts, 'policy'>;
}

type Asked = z.output<typeof surveys.activityResponses.query>;
type AskedPeople = z.output<typeof surveys.usersResponses.query>;

/** What people answered about activities (ACT-05; decision 0049). */
export function responsesService({ db, clock, agenda: { policy } }: ResponsesDeps) {
  /** The activity's survey, if the caller reads its responses; else 404. Undefined for an activity without one. */
  const surveyRead = async (
    trx: Knex,
    actor: Actor,
    { schoolId, activityId }: Pick<Asked, 'schoolId' | 'activityId'>,
  ) => {
    const sought = soughtItem(trx, policy.reachable, { actor, ability: 'survey-response:read', id: activityId });
    const visible = sought.visible.where('agenda_activities.school_id', schoolId);
    const item = await findVisible({ ...sought, visible, missing: 'activities.not-found' });
    return { item, survey: await surveyOfActivity(trx, actor, { activityId: item.id }) };
  };

  /** Writes down who read what people answered. */
  const noted = (trx: Knex.Transaction, actor: Actor, survey: AttendedSurvey, after: Record<string, unknown>) =>
    recordAudit(trx, {
      ...{ at: utc(clock.now()), actor, action: 'survey.responses-read' },
      subject: { type: 'activity', id: survey.activity_id, label: `${survey.activity}, ${survey.school_name}` },
      after,
    });

  const assertNamed = ({ anonymous }: AttendedSurvey, userId: number | undefined) => {
    if (anonymous && userId !== undefined) throwFieldErrors({ userId: ['surveys.user.anonymous'] });
  };

  /**
   * Figures per question. Those of an anonymous survey stand for groups of at least the cycle's smallest; below it only
   * how many answered is told.
   */
  const figures = async (trx: Knex, survey: AttendedSurvey, language: Locale): Promise<ActivityResponses> => {
    const subject = { survey_id: survey.id, subject_id: survey.activity_id };
    const { answered, stepped } = await countsOf(trx, subject);
    const isAnonymous = Boolean(survey.anonymous);
    const isHidden = isAnonymous && stepped < survey.min_group;
    const column = isAnonymous ? 'stepped' : 'count';
    return {
      survey: { id: survey.id, title: textIn(language, survey.title_es, survey.title_en), anonymous: isAnonymous },
      ...{ answered, shown: isHidden ? 0 : isAnonymous ? stepped : answered },
      present: await presentAt(trx, survey.activity_id),
      ...{ min_group: survey.min_group, reason: isHidden ? 'small-group' : null },
      answers: isHidden ? [] : await totalsOf(trx, subject, { language, column, withTexts: !isAnonymous }),
    };
  };

  return {
    /** How an activity was judged; with `userId`, what that person answered, which is written down. */
    async ofActivity(actor: Actor, { userId, ...asked }: Asked, language: Locale): Promise<ActivityResponses> {
      const { item, survey } = await surveyRead(db, actor, asked);
      if (!survey) {
        const none = { survey: null, answered: 0, shown: 0, min_group: 0, answers: [] };
        return { ...none, present: await presentAt(db, item.id), reason: 'no-survey' };
      }
      assertNamed(survey, userId);
      if (userId === undefined) return figures(db, survey, language);
      return db.transaction(async (trx) => {
        const subject = { survey_id: survey.id, subject_id: survey.activity_id };
        const answers = await totalsOfPerson(trx, subject, { language, userId });
        await noted(trx, actor, survey, { user_id: userId });
        return { ...(await figures(trx, survey, language)), answers };
      });
    },

    /** Who answered what to a question. Every reading is written down; nobody is shown where the survey is anonymous. */
    async ofPeople(actor: Actor, request: AskedPeople, language: Locale) {
      const { survey } = await surveyRead(db, actor, request);
      const { page, size } = request;
      const nobody = { data: [], page, size, total: 0, pages: 0, count: 0 };
      const asksThis = survey && (await isQuestionOf(db, survey.id, request.questionId));
      if (!asksThis) throw new Problem('surveys.not-found');
      assertNamed(survey, request.userId);
      if (survey.anonymous) return { ...nobody, reason: 'anonymous' as const };
      return db.transaction(async (trx) => {
        const people = await peopleOfQuestion(trx, { survey_id: survey.id, request, language });
        await noted(trx, actor, survey, {
          ...{ question_id: request.questionId, page, user_id: request.userId ?? null },
        });
        return { ...people, reason: null };
      });
    },
  };
}

export type ResponsesService = ReturnType<typeof responsesService>;
