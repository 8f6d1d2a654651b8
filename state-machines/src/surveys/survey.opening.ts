/** Where the survey machine begins, told without XState; machines.test holds it against the machine itself. */
import type { Opened } from '../kit/opening';
import { begin, type SurveyContext, type SurveyInput, type SurveyTag } from './survey.context';

/** A survey as the machine has it right after it is opened: answered, or loading its questions. */
export function openedSurvey(input: SurveyInput): Opened<SurveyContext, SurveyTag> {
  const context = begin(input);
  const language = context.language === 'en' ? 'english' : 'spanish';
  if (context.isAnswered) return { context, value: { language, sheet: 'completed' }, tags: [] };
  return { context, value: { language, sheet: 'loading' }, tags: ['loading'] };
}
