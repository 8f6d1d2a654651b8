import { surveyQuestions } from './questions';
import type { SessionSurvey } from './session-survey.schema';

const questions = surveyQuestions('es');

/** The survey of a session that nobody answered yet, as its petitioner meets it. */
export const sampleOpenSurvey: SessionSurvey = { questions, answers: null, can: { answer: true } };

/** Nothing to answer and nothing to read. */
export const sampleNoSurvey: SessionSurvey = { questions: false, answers: null, can: { answer: false } };

/** An answered survey, as its agent meets it. */
export const sampleAnsweredSurvey: SessionSurvey = {
  questions,
  answers: {
    ...{ punctuality: 5, mastery: 5, clarity: 4, usefulness: 5, recommend: 9 },
    ...{ comment: 'Salimos con tres acciones concretas.', created_at: '2026-11-12 16:00:00' },
  },
  can: { answer: false },
};
