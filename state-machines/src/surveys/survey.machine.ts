import { answer, calling } from '../kit/steps';
import { messageOf } from '../kit/flow-kit';
import { begin, known, type SurveyContext } from './survey.context';
import type { SurveyLanguage } from './survey.rules';
import { surveySetup } from './survey.setup';
import { sheet } from './survey.sheet';

export type { SurveyContext, SurveyInput } from './survey.context';

/**
 * Loads the content in another language. A refusal keeps the current one; the answers stay in any case, and so does the
 * sentence of a failure of the sheet, which is another matter.
 */
const translating = <const Done extends string, const Back extends string>(of: {
  language: SurveyLanguage;
  done: Done;
  back: Back;
}) => ({
  ...calling({
    port: 'translateSurvey',
    input: (context: SurveyContext) => ({ ...known(context), language: of.language }),
    done: { target: of.done, actions: { type: 'setLanguage', params: answer } },
    back: of.back,
    refused: {
      type: 'showNotice',
      params: ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) }),
    },
  }),
  entry: [],
  tags: 'loading' as const,
});

const toggled = <const To extends string>(to: To) =>
  ({ 'language.toggled': { guard: 'surveyHasEnglish', target: to } }) as const;

const language = surveySetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'surveyIsInEnglish', target: 'english' }, { target: 'spanish' }] },
    spanish: { on: toggled('toEnglish') },
    toEnglish: translating({ language: 'en', done: 'english', back: 'spanish' }),
    english: { on: toggled('toSpanish') },
    toSpanish: translating({ language: 'es', done: 'spanish', back: 'english' }),
  },
});

/**
 * A survey from its instructions to its end, and the language of its content (SUR-01, SUR-02, SM-01). Pure: no calls,
 * no clock. The app provides the ports and the effect `showNotice`, stores the answers to `unsaved` on the device, and
 * sends an event when the connection returns. Answers are saved as they are given and all once more at the end, so
 * neither a lost connection nor a reload loses one.
 */
export const surveyMachine = surveySetup.createMachine({
  id: 'survey',
  type: 'parallel',
  context: ({ input }) => begin(input),
  states: { language, sheet },
});
