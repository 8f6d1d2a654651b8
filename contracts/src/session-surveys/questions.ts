import type { Locale, Text } from '../locale';

interface SurveyQuestion {
  /** What is asked about, for headings. */
  name: Text;
  question: Text;
  min: number;
  max: number;
  /** What the smallest and the largest answer mean. */
  low: Text;
  high: Text;
}

const scale = { min: 1, max: 5 };

/** What the petitioner of a session is asked, in order (VC-05, decision 0068). The keys are columns. */
export const SURVEY_QUESTIONS = {
  punctuality: {
    ...scale,
    name: { es: 'Puntualidad', en: 'Punctuality' },
    question: { es: '¿La sesión empezó y terminó a tiempo?', en: 'Did the session begin and end on time?' },
    low: { es: 'Nada puntual', en: 'Not at all' },
    high: { es: 'Muy puntual', en: 'Exactly' },
  },
  mastery: {
    ...scale,
    name: { es: 'Dominio del tema', en: 'Command of the theme' },
    question: { es: '¿Quien te atendió domina el tema?', en: 'Does who attended you command the theme?' },
    low: { es: 'Lo conoce poco', en: 'Knows little of it' },
    high: { es: 'Lo domina', en: 'Commands it' },
  },
  clarity: {
    ...scale,
    name: { es: 'Claridad', en: 'Clarity' },
    question: { es: '¿Te lo explicó con claridad?', en: 'Was it explained clearly?' },
    low: { es: 'Nada claro', en: 'Not clear' },
    high: { es: 'Muy claro', en: 'Very clear' },
  },
  usefulness: {
    ...scale,
    name: { es: 'Utilidad', en: 'Usefulness' },
    question: { es: '¿Te sirve para tu trabajo?', en: 'Is it useful for your work?' },
    low: { es: 'Nada útil', en: 'Not useful' },
    high: { es: 'Muy útil', en: 'Very useful' },
  },
  recommend: {
    ...{ min: 0, max: 10 },
    name: { es: 'Recomendación', en: 'Recommendation' },
    question: {
      es: '¿Recomendarías estas sesiones a una colega?',
      en: 'Would you recommend these sessions to a colleague?',
    },
    low: { es: 'No las recomendaría', en: 'I would not' },
    high: { es: 'Sin duda', en: 'Without doubt' },
  },
} as const satisfies Record<string, SurveyQuestion>;

export type SurveyQuestionKey = keyof typeof SURVEY_QUESTIONS;
export const SURVEY_QUESTION_KEYS = Object.keys(SURVEY_QUESTIONS) as [SurveyQuestionKey, ...SurveyQuestionKey[]];

/** The questions in a language. */
export const surveyQuestions = (locale: Locale) =>
  SURVEY_QUESTION_KEYS.map((key) => {
    const { question, low, high, min, max } = SURVEY_QUESTIONS[key];
    return { key, question: question[locale], min, max, low: low[locale], high: high[locale] };
  });
