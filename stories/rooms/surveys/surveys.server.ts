import {
  ratingWith,
  responsesWith,
  samplePeople,
  sampleSurveyTexts,
  surveyWith,
} from '@ruta/contracts/surveys/survey.sample';
import type { ActivityRating, ActivityResponses } from '@ruta/contracts/surveys/responses.schema';
import type { ActivitySurvey } from '@ruta/contracts/surveys/survey.schema';
import { surveys } from '@ruta/contracts/surveys/surveys.api';
import { coachRatings, coachResponses, upgradedSurvey } from '@ruta/contracts/surveys/surveys.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const school = { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' };
const { title, instructions, questions } = surveyWith();

/** A survey of an activity that the person attended. The server takes every answer. */
export const surveyDesk =
  (differs: Partial<ActivitySurvey> = {}) =>
  (scene: Scene): Answer[] => {
    const survey = surveyWith(differs);
    let revision = survey.revision;
    const spanish = {
      ...{ language: 'es' as const, title, instructions },
      questions: (questions ?? []).map(({ id, question, options }) => ({ id, question, options })),
    };
    return [
      answer(surveys.list, { data: [survey] }),
      answer(surveys.start, () => ({ data: { revision: (revision += 1), responses: [] } })),
      answer(surveys.answer, () => ({ data: { revision: (revision += 1) } })),
      answer(surveys.finish, () => ({
        data: { finished: true as const },
        message: messageFor('surveys.finished', scene),
      })),
      answer(surveys.translate, ({ body }) => ({
        data: (body as { translate: string }).translate === 'en' ? sampleSurveyTexts : spanish,
      })),
      answer(upgradedSurvey, {
        survey,
        can: { answer: survey.state === 'open' || survey.state === 'begun', readResponses: false },
      }),
    ];
  };

/** What was answered about an activity, and by whom. */
export const responsesDesk =
  (differs: Partial<ActivityResponses> = {}) =>
  (): Answer[] => [
    answer(coachResponses, {
      activity: { id: 21, title: 'Taller de evaluación formativa', date: '2026-11-20' },
      school,
      responses: responsesWith(differs),
    }),
    answer(surveys.usersResponses, { ...pageOf([...samplePeople]), reason: null }),
  ];

/** How the activities of a school were rated. */
export const ratingsDesk =
  (
    rows: readonly ActivityRating[] = [
      ratingWith(),
      ratingWith({ id: 22, activity: 'Taller de planeación didáctica', answers: 3, average: null }),
    ],
  ) =>
  (): Answer[] => [answer(coachRatings, { school, ratings: pageOf([...rows], { size: 5 }) })];
