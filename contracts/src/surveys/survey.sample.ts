import type { ActivityRating, ActivityResponses, QuestionResult, UserResponse } from './responses.schema';
import type { ActivitySurvey, SurveyQuestion, SurveyTexts } from './survey.schema';

const DISPLAYS = [
  ['No me llevo nada que pueda usar', 'I take away nothing that I can use'],
  ['Me llevo una idea suelta', 'I take away one loose idea'],
  ['Algunas ideas me sirven', 'Some ideas are useful to me'],
  ['Casi todo me sirve', 'Nearly everything is useful to me'],
  ['Ya sé cómo usarlo mañana', 'I already know how to use it tomorrow'],
] as const;

const asked = (id: number, question: string, differs: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  ...{ id, question, type: 'quadrant', required: true, response: null, done: false },
  options: DISPLAYS.map(([display], at) => ({
    ...{ id: id * 10 + at + 1, display, value: at + 1, quadrant: at + 1, color: null },
  })),
  ...differs,
});

/** A quadrant question, a recommendation, and an open one. */
const sampleQuestions: readonly SurveyQuestion[] = [
  asked(1, '¿Qué tan útil fue para tu trabajo?'),
  asked(2, '¿La recomendarías a otra escuela?', { type: 'nps', options: [], required: false }),
  asked(3, '¿Qué cambiarías para la próxima vez?', { type: 'text', options: [], required: false }),
];

/** A survey that a teacher has not begun; what differs is given. */
export const surveyWith = (differs: Partial<ActivitySurvey> = {}): ActivitySurvey => ({
  ...{ id: 8, code: 'act_central_general', version: 1, kind: 'activity', language: 'es', hasEnglish: true },
  title: 'Tu opinión sobre la actividad',
  instructions: 'Piensa en la actividad completa. No hay respuestas correctas: sirve para mejorar la siguiente.',
  ...{ anonymous: false, min_group: 5, state: 'open', closes_at: '2026-12-04 17:30:00', revision: 0 },
  activity: {
    ...{ id: 21, title: 'Taller de evaluación formativa', date: '2026-11-20' },
    school: { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' },
  },
  questions: [...sampleQuestions],
  ...differs,
});

/** Its texts in English. */
export const sampleSurveyTexts: SurveyTexts = {
  language: 'en',
  title: 'Your opinion of the activity',
  instructions: 'Think of the whole activity. There are no right answers: it helps to make the next one better.',
  questions: [
    {
      ...{ id: 1, question: 'How useful was it for your work?' },
      options: DISPLAYS.map(([, display], at) => ({ id: 11 + at, display })),
    },
    { id: 2, question: 'Would you recommend it to another school?', options: [] },
    { id: 3, question: 'What would you change next time?', options: [] },
  ],
};

const result = (id: number, question: string, differs: Partial<QuestionResult> = {}): QuestionResult => ({
  ...{ id, questionId: id, question, type: 'quadrant', average: 4.1, answered: 10, values: [] },
  ...{ total_quadrant_1: 0, total_quadrant_2: 1, total_quadrant_3: 1, total_quadrant_4: 4, total_quadrant_5: 4 },
  ...{ percentage_quadrant_1: 0, percentage_quadrant_2: 10, percentage_quadrant_3: 10 },
  ...{ percentage_quadrant_4: 40, percentage_quadrant_5: 40 },
  ...differs,
});
const NONE = {
  ...{ total_quadrant_1: 0, total_quadrant_2: 0, total_quadrant_3: 0, total_quadrant_4: 0, total_quadrant_5: 0 },
  ...{ percentage_quadrant_1: 0, percentage_quadrant_2: 0, percentage_quadrant_3: 0 },
  ...{ percentage_quadrant_4: 0, percentage_quadrant_5: 0 },
};

/** What ten people answered; what differs is given. */
export const responsesWith = (differs: Partial<ActivityResponses> = {}): ActivityResponses => ({
  survey: { id: 8, title: 'Tu opinión sobre la actividad', anonymous: false },
  ...{ answered: 10, shown: 10, present: 14, min_group: 5, reason: null },
  answers: [
    result(1, '¿Qué tan útil fue para tu trabajo?'),
    result(2, '¿La recomendarías a otra escuela?', {
      ...{ ...NONE, type: 'nps', average: 8.2 },
      values: [0, 0, 0, 0, 0, 1, 0, 1, 3, 3, 2].map((count, value) => ({ value, count })),
    }),
    result(3, '¿Qué cambiarías para la próxima vez?', { ...NONE, type: 'text', average: 0, answered: 2 }),
  ],
  ...differs,
});

/** Two people’s answers to a quadrant question. */
export const samplePeople: readonly UserResponse[] = [
  {
    ...{ id: 51, user: { id: 31, fullname: 'Alma Rosa Navarro' }, option: DISPLAYS[4][0] },
    ...{ quadrant: 5, value: 5, text: null },
  },
  {
    ...{ id: 52, user: null, option: DISPLAYS[1][0] },
    ...{ quadrant: 2, value: 2, text: null },
  },
];

/** A rated activity; what differs is given. */
export const ratingWith = (differs: Partial<ActivityRating> = {}): ActivityRating => ({
  ...{ id: 21, activity: 'Taller de evaluación formativa', date: '2026-11-20', answers: 10, average: 4.1 },
  school: { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' },
  ...differs,
});
