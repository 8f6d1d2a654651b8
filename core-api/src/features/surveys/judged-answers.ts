import { isDone, missingResponses, responseFits, type SurveyQuestion } from '@ruta/state-machines/surveys/survey.rules';
import type { WholeQuestion } from './survey.reader';
import type { SurveyAnswerRow } from './surveys.tables';
import type { CountedAnswer } from './totals.model';

/** An answer as it was sent. */
export interface Given {
  question_id: number;
  response: number | string;
}

type Stored = Pick<SurveyAnswerRow, 'question_id' | 'option_id' | 'number' | 'text'>;

/** The facts of a question that the rules use, the same as in the browser. */
const ruled = ({ id, type, required, options }: WholeQuestion): SurveyQuestion => ({
  ...{ id, type, required: Boolean(required) },
  optionIds: options.map((option) => option.id),
});

/** The answer as it is sent. */
export const responseOf = ({ option_id, number, text }: Stored): number | string => option_id ?? number ?? text ?? '';

/** The answers as rows, and the questions whose answer is cleared; or what is wrong, by place. */
export function judgedAnswers(questions: readonly WholeQuestion[], given: readonly Given[]) {
  const byId = new Map(questions.map((question) => [question.id, ruled(question)]));
  const errors: Record<string, string[]> = {};
  const written: Stored[] = [];
  const cleared: number[] = [];
  for (const [at, { question_id, response }] of given.entries()) {
    const question = byId.get(question_id);
    if (!question) errors[`answers.${at}.question_id`] = ['surveys.question.unknown'];
    else if (!responseFits(question, response)) errors[`answers.${at}.response`] = ['surveys.response.unfit'];
    else if (!isDone(question, [{ questionId: question_id, response }])) cleared.push(question_id);
    else written.push({ question_id, ...stored(question, response) });
  }
  return { written, cleared, errors };
}

function stored({ type }: SurveyQuestion, response: number | string): Omit<Stored, 'question_id'> {
  if (typeof response === 'string') return { option_id: null, number: null, text: response };
  return type === 'nps'
    ? { option_id: null, number: response, text: null }
    : { option_id: response, number: null, text: null };
}

/** Required questions that are not answered. */
export const missingAnswers = (questions: readonly WholeQuestion[], answers: readonly Stored[]): number[] =>
  missingResponses(
    questions.map(ruled),
    answers.map((answer) => ({ questionId: answer.question_id, response: responseOf(answer) })),
  );

/** What the totals count of some answers: quadrants, points of a scale, 0 to 10; no texts. */
export function countedAnswers(questions: readonly WholeQuestion[], answers: readonly Stored[]): CountedAnswer[] {
  const options = new Map(questions.flatMap((question) => question.options.map((option) => [option.id, option])));
  return answers.flatMap(({ question_id, option_id, number }) => {
    const option = option_id === null ? undefined : options.get(option_id);
    const value = option ? (option.quadrant ?? option.value) : number;
    return value === null ? [] : [{ question_id, value }];
  });
}
