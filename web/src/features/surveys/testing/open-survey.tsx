import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleSurveyTexts, surveyWith } from '@ruta/contracts/surveys/survey.sample';
import type { ActivitySurvey } from '@ruta/contracts/surveys/survey.schema';
import { Refusal, renderScreen } from '../../../testing';
import type { SentRequest } from '../../../testing';
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

/** Delays of the machine by their length, in milliseconds: they come due when the walk says so. */
const OURS = [800, 1000, 5000];

/** Takes the delays of these lengths out of the clock's hands. `due` lets the latest of a length pass. */
export function heldDelays() {
  const { setTimeout: later, clearTimeout: never } = globalThis;
  const held = new Map<number, { length: number; work: () => void }>();
  let last = -1;
  globalThis.setTimeout = ((work: () => void, length?: number, ...rest: unknown[]) => {
    if (length === undefined || !OURS.includes(length)) return later(work, length, ...rest);
    last -= 1;
    held.set(last, { length, work });
    return last;
  }) as typeof setTimeout; // Node's overloads
  globalThis.clearTimeout = ((id?: number) => {
    if (id === undefined || !held.delete(id)) never(id);
  }) as typeof clearTimeout;
  return {
    due: async (length: number) => {
      const one = await waitFor(() => {
        const found = [...held].findLast(([, { length: its }]) => its === length);
        if (!found) throw new Error(`Nothing waits ${length} ms`);
        return found;
      });
      held.delete(one[0]);
      one[1].work();
    },
    release: () => {
      globalThis.setTimeout = later;
      globalThis.clearTimeout = never;
    },
  };
}

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
  const waiting = new Map<string, { sent: SentRequest; reply: (reply: unknown) => void }>();
  const pending = (call: string) => (sent: SentRequest) => new Promise((reply) => waiting.set(call, { sent, reply }));
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
  /** The server's reply to a pending call, which may depend on what was sent. */
  const answer = async (call: string, reply: unknown) => {
    await waitFor(() => expect(waiting.has(call)).toBe(true));
    const { sent, reply: give } = waiting.get(call) ?? {};
    waiting.delete(call);
    give?.(typeof reply === 'function' ? (reply as (request: SentRequest | undefined) => unknown)(sent) : reply);
  };
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
    reconnect: async () => {
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      fireEvent(window, new Event('offline'));
      online.mockReturnValue(true);
      fireEvent(window, new Event('online'));
      online.mockRestore();
      return Promise.resolve();
    },
  };
}
export type SurveyScreen = ReturnType<typeof openSurvey>;

/** Whether a language of the content is chosen. */
export const chosen = (name: string): boolean =>
  screen.queryByRole('radio', { name })?.getAttribute('aria-checked') === 'true';

/** The server refuses for good. */
export const over = (message: string) => new Refusal(410, 'surveys.over', message);
export { sampleSurveyTexts };
