import { screen, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { draftOf, establishingWith, formWith, planWith } from '@ruta/contracts/pai/pai.sample';
import type { Pai } from '@ruta/contracts/pai/pai.schema';
import { renderScreen, type SentRequest } from '../../../testing';
import { pendingCalls } from '../../../testing/pending-calls';
import { reconnect } from '../../../testing/reconnect';
import { PaiEstablishPage } from '../pages/PaiEstablishPage';

const leader = { ...sampleDirector, abilities: ['self:read', 'dpi:read', 'pai:read', 'pai:establish'] as const };

/** Three mandatory tabs, of which the third lacks its strategy, and one to choose. */
const TABS = formWith().tabs.map((tab, at) => ({
  ...tab,
  draft: at < 3 ? draftOf(tab.question_id, at === 2 ? { strategy: '' } : {}) : null,
}));

/** Renders the page where a plan is established; its drafts are kept, and establishing is answered when the walk says so. */
export async function openEstablish(differs: Partial<Pai>, due: (length: number) => Promise<void>) {
  localStorage.clear();
  const { pending, answer } = pendingCalls();
  const page = establishingWith({ tabs: TABS });
  let pai: Pai = { ...page.pai, ...differs };
  const keeping = ({ body, path }: SentRequest) => {
    const { school_id: _, revision, ...fields } = body as { school_id: number; revision: number };
    return { data: { ...draftOf(Number(path.split('/').at(-1))), ...fields, revision: revision + 1 } };
  };
  const on = renderScreen(<PaiEstablishPage />, {
    me: leader as never, // the sample has all abilities of a director
    path: '/scholastic/pai/establish',
    route: '/scholastic/pai/establish',
    replies: {
      'GET /bff/scholastic/pai/establish': () => ({ pai, form: pai.standing === 'established' ? null : page.form }),
      ...Object.fromEntries(TABS.map(({ question_id: id }) => [`PUT /api/schools/pai/draft/${id}`, keeping])),
      ...Object.fromEntries(
        TABS.map(({ question_id: id }) => [`PUT /api/schools/pai/draft/${id}/presence`, { data: [] }]),
      ),
      'POST /api/schools/pai': pending('establish'),
    },
  });
  await screen.findByText('Colegio Sor Juana Inés de la Cruz');
  const { user, address } = on;
  return {
    ...{ due, answer, address },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    reply: async (name: string) =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name })),
    openTab: (questionId: number) => user.click(screen.getByRole('tab', { name: new RegExp(`^${questionId}\\. `) })),
    write: async (field: string, text: string) => {
      const box = await screen.findByRole('textbox', { name: field });
      await user.clear(box);
      if (text !== '') await user.paste(text);
    },
    /** The page reads again what others have changed meanwhile. */
    becomes: (changes: Partial<Pai>) => {
      pai = { ...pai, ...changes };
      return reconnect();
    },
    /** One more person has finished, on the same day. */
    oneMoreFinished: () => ({ totalValidated: pai.totalValidated + 1 }),
  };
}
export type EstablishScreen = Awaited<ReturnType<typeof openEstablish>>;

export const established = planWith();
