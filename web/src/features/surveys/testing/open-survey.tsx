import { fireEvent, screen } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleSurveyTexts, surveyWith } from '@ruta/contracts/surveys/survey.sample';
import type { ActivitySurvey } from '@ruta/contracts/surveys/survey.schema';
import { Refusal, renderScreen } from '../../../testing';
import { pendingCalls } from '../../../testing/pending-calls';
import { reconnect } from '../../../testing/reconnect';
import { SurveyPage } from '../pages/SurveyPage';
import { surveyPlace } from '../kept-survey';

/** Its questions are those of the machine's samples: a quadrant with the options 11 to 15, and an open one. */
export const sample = (differs: Partial<ActivitySurvey> = {}): ActivitySurvey => {
  const [quadrant, , open] = surveyWith().questions ?? [];
  return surveyWith({ questions: quadrant && open ? [quadrant, { ...open, id: 2 }] : [], ...differs });
};

const person = (locale: 'es' | 'en') => ({
  ...sampleDirector,
  user: { ...sampleDirector.user, locale },
  role: 'PROF' as const,
  abilities: ['self:read', 'survey:answer'] as const,
});

interface ToOpen {
  locale?: 'es' | 'en';
  /** Answers that this device keeps. The end was sent once, so an answered survey is taken as its own. */
  kept?: readonly { questionId: number; response: number | string }[];
}

/** Renders the page of a survey over a server that answers when the walk says so. */
export function openSurvey({ locale = 'es', kept = [] }: ToOpen, delays: { due: (length: number) => Promise<void> }) {
  const me = person(locale);
  localStorage.clear();
  if (kept.length > 0)
    localStorage.setItem(
      surveyPlace(me.user.id, { surveyId: 8, activityId: 21 }),
      JSON.stringify({ responses: kept, said: [], isUnsure: true }),
    );
  const { pending, answer } = pendingCalls();
  const { user } = renderScreen(<SurveyPage />, {
    me: me as never, // the sample has the role of a director
    path: '/surveys/:id',
    route: '/surveys/8?activity_id=21',
    replies: {
      'GET /api/schools/surveys': pending('load'),
      'POST /api/schools/surveys/8/start': { data: { revision: 1, responses: [] } },
      'POST /api/schools/surveys/8/answers': pending('save'),
      'PUT /api/schools/surveys/8/finish': pending('finish'),
      'PUT /api/schools/surveys/8/translate': pending('translate'),
    },
  });
  return {
    due: delays.due,
    answer,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    toggle: () =>
      user.click(screen.getByRole('radio', { name: chosen('English') ? 'Español' : 'English', checked: false })),
    /** Chooses an option or types a text. The one that is there already is given by way of another. */
    give: async (response: number | string) => {
      if (typeof response === 'string') {
        const field = await screen.findByRole('textbox');
        for (const value of [`${response}.`, response]) fireEvent.change(field, { target: { value } });
        return;
      }
      const options = screen.getAllByRole('radio', { name: /./ }).filter((radio) => radio.tagName === 'INPUT');
      const wanted = options[response - 11];
      const other = options[(response - 10) % options.length];
      if (!wanted || !other) throw new Error(`No option ${response}`);
      for (const option of [other, wanted]) await user.click(option);
    },
    reconnect,
  };
}
export type SurveyScreen = ReturnType<typeof openSurvey>;

/** Whether a language of the content is chosen. */
export const chosen = (name: string): boolean =>
  screen.queryByRole('radio', { name })?.getAttribute('aria-checked') === 'true';

/** The server refuses for good. */
export const over = (message: string) => new Refusal(410, 'surveys.over', message);
export { sampleSurveyTexts };
