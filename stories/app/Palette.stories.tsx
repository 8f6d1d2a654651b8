import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHits } from '@ruta/contracts/search/search.sample';
import { searchScreens } from '@ruta/contracts/search/search.screens';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, NEVER, OFFLINE, withhold } from '../kit/answer';
import type { Answer } from '../kit/answer';
import { onStage, pageIsReady } from '../kit/on-stage';
import type { StageProps } from '../kit/on-stage';
import { inboxOf } from '../rooms/notifications/notifications.server';

const { coachSearch } = searchScreens;
const withSearch = (given: Answer) => (scene: Parameters<StageProps['answers']>[0]) => [
  ...inboxOf(scene).answers,
  given,
];
const found = sampleHits.filter(({ kind }) => kind !== 'users');

const NAME = /^(Buscar en todo|Search everything)$/;
const field = () => screen.findByRole('searchbox', { name: NAME });

/** Opens the palette and types. */
const typed =
  (text: string, then: () => unknown = () => undefined): NonNullable<Story['play']> =>
  async (story) => {
    const { userEvent, step } = story;
    await pageIsReady(story);
    // The palette's code comes after the page.
    await screen.findByRole('button', { name: NAME });
    await step('Ctrl-K', () =>
      // Pressed again until it is there: the page is drawn before its keys work.
      waitFor(async () => {
        await userEvent.keyboard('{Control>}k{/Control}');
        await expect(screen.getByRole('searchbox', { name: NAME })).toBeVisible();
      }),
    );
    if (text !== '') await userEvent.type(await field(), text);
    await then();
  };

const meta = {
  title: 'Pantallas/Paleta',
  ...onStage,
  args: { as: 'COACH', at: '/notifications', answers: withSearch(answer(coachSearch, found)) },
  play: typed(''),
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

export const Opened: Story = {};
export const Found: Story = {
  play: typed('rio', async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Río Hondo/ })).toBeVisible());
  }),
};
export const NothingFound: Story = {
  args: { answers: withSearch(answer(coachSearch, [])) },
  play: typed('xyzzy', async () => {
    await expect(await screen.findByText(/^(Nada coincide|Nothing found)$/)).toBeVisible();
  }),
};
export const Loading: Story = { args: { answers: withSearch(withhold(coachSearch, NEVER)) }, play: typed('rio') };
export const Failed: Story = {
  args: { answers: withSearch(withhold(coachSearch, 'server.unavailable')) },
  play: typed('perfil', async () => {
    await expect(await screen.findByText(/^(No se pudo buscar|The search failed)$/)).toBeVisible();
  }),
};
export const Offline: Story = {
  args: { answers: withSearch(withhold(coachSearch, OFFLINE)) },
  play: typed('perfil', async () => {
    await expect(await screen.findByText(/^(No se pudo buscar|The search failed)$/)).toBeVisible();
  }),
};
