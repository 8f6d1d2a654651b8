import type { Locale } from '@ruta/contracts';
import type { ActivitySurvey, SurveyTexts } from '@ruta/contracts/surveys/survey.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { soughtItem, type AgendaParts } from '../agenda';
import type { AnsweringService } from './answering.service';
import { attendedSurveys, surveyOfActivity } from './attended.reader';
import { questionsOf, surveyById, textsOf } from './survey.reader';

interface UpgradedDeps {
  db: Knex;
  agenda: Pick<AgendaParts, 'policy'>;
  answering: Pick<AnsweringService, 'withAnswers'>;
}

/** Refuses roles that neither answer surveys nor read responses. */
function assertAsked(actor: Actor): void {
  if (!holds(actor, 'survey:answer') && !holds(actor, 'survey-response:read'))
    throw new Problem('surveys.not-for-role');
}

/** The whole survey on one view, and its texts in both languages (SUR-02). */
export const upgradedService = ({ db, agenda: { policy }, answering }: UpgradedDeps) => ({
  /** For who was present, with their answers; for who reads the activity's responses, without. Otherwise 404. */
  async get(
    actor: Actor,
    { survey_id: surveyId, activity_id: activityId }: { survey_id: number; activity_id: number },
    language: Locale,
  ): Promise<ActivitySurvey> {
    assertAsked(actor);
    if (holds(actor, 'survey:answer')) {
      const [row] = await attendedSurveys(db, actor, { activityId, surveyId });
      if (row) return answering.withAnswers(row, language);
    }
    if (!holds(actor, 'survey-response:read')) throw new Problem('surveys.not-found');
    const sought = soughtItem(db, policy.reachable, { actor, ability: 'survey-response:read', id: activityId });
    const [seen] = await sought.visible.pluck<number[]>(sought.id);
    const row = seen === undefined ? undefined : await surveyOfActivity(db, actor, { activityId, surveyId });
    if (!row) throw new Problem('surveys.not-found');
    return answering.withAnswers(row, language, 'reader');
  },

  /** The texts alone, for who was asked by this survey, or reads responses. Stores nothing. */
  async translate(actor: Actor, surveyId: number, language: Locale): Promise<SurveyTexts> {
    assertAsked(actor);
    own(actor);
    const mayRead =
      holds(actor, 'survey-response:read') ||
      (holds(actor, 'survey:answer') && (await attendedSurveys(db, actor, { surveyId })).length > 0);
    const survey = mayRead ? await surveyById(db, surveyId) : undefined;
    if (!survey) throw new Problem('surveys.not-found');
    return textsOf(language, survey, await questionsOf(db, surveyId));
  },
});

export type UpgradedService = ReturnType<typeof upgradedService>;
