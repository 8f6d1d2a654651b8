import { ratingWith, responsesWith, samplePeople } from '@ruta/contracts/surveys/survey.sample';
import type { ActivityRating, ActivityResponses } from '@ruta/contracts/surveys/responses.schema';
import { surveys } from '@ruta/contracts/surveys/surveys.api';
import { coachRatings, coachResponses } from '@ruta/contracts/surveys/surveys.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { pageOf } from '../../kit/shell';

const school = { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' };
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
