import type { ActivitySurvey, SurveyQuestion, SurveyTexts } from '@ruta/contracts/surveys/survey.schema';
import { isDone, type SurveyResponse } from '@ruta/state-machines/surveys/survey.rules';
import type { SaidAnswer } from './kept-survey';

/** A survey with its questions. */
export interface WholeSurvey extends ActivitySurvey {
  questions: SurveyQuestion[];
}

/** The survey in the words of a translation; what that lacks stays. */
export function inWords(survey: ActivitySurvey, texts: SurveyTexts | null): WholeSurvey {
  const questions = survey.questions ?? [];
  if (texts === null) return { ...survey, questions };
  const byId = new Map(texts.questions.map((question) => [question.id, question]));
  return {
    ...survey,
    ...{ language: texts.language, title: texts.title, instructions: texts.instructions },
    questions: questions.map((question) => {
      const words = byId.get(question.id);
      if (!words) return question;
      const displays = new Map(words.options.map(({ id, display }) => [id, display]));
      return {
        ...question,
        question: words.question,
        options: question.options.map((option) => ({ ...option, display: displays.get(option.id) ?? option.display })),
      };
    }),
  };
}

/** An answer in words: its option, its number, or its text. */
function answerInWords({ options }: Pick<SurveyQuestion, 'options'>, response: number | string): string {
  if (typeof response === 'string') return response;
  return options.find(({ id }) => id === response)?.display ?? String(response);
}

/** The questions that are answered, with their answers in words. */
export const saidAnswers = ({ questions }: WholeSurvey, responses: readonly SurveyResponse[]): SaidAnswer[] =>
  questions.flatMap(({ id, type, required, options, question }) => {
    const given = responses.find(({ questionId }) => questionId === id);
    const rule = { id, type, required, optionIds: options.map((option) => option.id) };
    return given && isDone(rule, [given]) ? [{ question, answer: answerInWords({ options }, given.response) }] : [];
  });
