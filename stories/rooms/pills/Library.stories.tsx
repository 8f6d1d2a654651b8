import type { Meta, StoryObj } from '@storybook/react-vite';
import { pills } from '@ruta/contracts/pills/pills.api';
import { filmPill, longPill, samplePill, samplePlaylist } from '@ruta/contracts/pills/pills.sample';
import { playlists } from '@ruta/contracts/pills/playlists.api';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, NEVER, withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, textIn } from '../../kit/play';
import { pillsServer } from './pills.server';

const meta = {
  title: 'Pantallas/Píldoras',
  ...onStage,
  args: { as: 'PROF', at: '/pills', answers: pillsServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Long titles are cut and whole in their names; a star stays on. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByRole('link', { name: longPill.title })).toBeVisible();
    const star = played.canvas.getByRole('button', {
      name: t(`Favorito: ${samplePill.title}`, `Favorite: ${samplePill.title}`),
    });
    await played.userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Loading: Story = {
  args: { answers: () => [...pillsServer()(), withhold(pills.filterVideos, NEVER)] },
};
export const Empty: Story = { args: { answers: pillsServer([]) } };
/** Leaders see first what is for the weakest figures of their school, with the reason. */
export const Recommended: Story = {
  args: { as: 'DIR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^(Te puede servir|May help you)$/ })).toBeVisible();
    await expect(canvas.getByText(/2\.4/)).toBeVisible();
    await expect(canvas.getByText(/41\.7 %/)).toBeVisible();
  },
};
/** A coach chooses the school. */
export const RecommendedToCoach: Story = {
  args: { as: 'COACH' },
  play: async (played) => {
    const { canvas, userEvent } = played;
    const field = await canvas.findByRole('combobox', { name: textIn(played)('Escuela', 'School') });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await expect(await canvas.findByText(/2\.4/)).toBeVisible();
  },
};
export const NoFavourites: Story = { args: { at: '/pills?show=favourites', answers: pillsServer([samplePill]) } };
export const NothingFound: Story = { args: { at: '/pills?search=xalapa' } };
/** A list is put in order by dragging its videos, or by keys, and saved together. */
export const ListInOrder: Story = {
  args: {
    at: `/pills?show=${samplePlaylist.id}`,
    answers: () => [
      ...pillsServer()(),
      answer(playlists.mine, () => ({
        data: [
          {
            ...samplePlaylist,
            ruta_pills_playlist_videos: [samplePill, longPill].map(({ id }) => ({ id, ruta_pills_video_id: id })),
          },
        ],
      })),
      answer(playlists.videos, () => ({ data: [samplePill, longPill] })),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    const { userEvent } = played;
    const actions = t(`Acciones de la lista ${samplePlaylist.name}`, `Actions on the list ${samplePlaylist.name}`);
    await choose(played, actions, t('Ordenar videos', 'Put in order'));
    const rows = await screen.findAllByRole('row');
    await expect(rows).toHaveLength(2);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(samplePill.title));
  },
};
export const Unavailable: Story = {
  args: { answers: () => [...pillsServer()(), withhold(pills.filterVideos, 'server.unavailable')] },
};

/** An address without a player opens on its site; somebody told that it does not play. */
export const WithoutPlayer: Story = {
  args: { at: '/pills/7' },
  play: async (played) => {
    const t = textIn(played);
    await expect(
      await played.canvas.findByRole('link', { name: new RegExp(t('Abrir en su sitio', 'Open on its site')) }),
    ).toBeVisible();
  },
};
/** A film of ours goes on where one stopped. There is no film here: its failure says so and is tried again. */
export const FilmOfOurs: Story = {
  args: { at: `/pills/${filmPill.id}` },
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByLabelText(filmPill.title)).toBeVisible();
    const again = await played.canvas.findByRole('button', { name: t('Empezar de nuevo', 'Start over') });
    await expect(again).toBeVisible();
    await expect(await played.canvas.findByText(t('No se pudo reproducir', 'It could not be played'))).toBeVisible();
  },
};
export const VideoNotThere: Story = {
  args: { at: '/pills/7', answers: () => [...pillsServer()(), withhold(pills.get, 'pills.not-found')] },
};
