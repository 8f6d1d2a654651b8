import type { Meta, StoryObj } from '@storybook/react-vite';
import { content, intelligence } from '@ruta/contracts/other-content/other-content.screens';
import { sampleFile } from '@ruta/contracts/other-content/other-content.sample';
import { expect } from 'storybook/test';
import { NEVER, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { textIn } from '../../kit/play';
import { otherContentServer } from './other-content.server';

const meta = {
  title: 'Pantallas/Otros contenidos, lectura',
  ...onStage,
  args: { as: 'PROF', at: '/content', answers: otherContentServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file opens in another tab, a page of ours here. */
export const Loaded: Story = {
  play: async (played) => {
    const file = await played.canvas.findByRole('link', { name: new RegExp(sampleFile.name) });
    await expect(file).toHaveAttribute('href', sampleFile.url);
    await expect(file).toHaveAttribute('target', '_blank');
    const page = played.canvas.getByRole('link', { name: 'Inteligencia' });
    await expect(page).toHaveAttribute('href', '/intelligence');
  },
};
export const Loading: Story = { args: { answers: () => [withhold(content, NEVER)] }, play: pageIsLoading };
export const Empty: Story = { args: { answers: otherContentServer({ contents: [] }) } };
export const NothingFound: Story = {
  args: { at: '/content?search=xalapa', answers: otherContentServer({ contents: [] }) },
};
export const Unavailable: Story = { args: { answers: () => [withhold(content, 'server.unavailable')] } };

/** The site of an embedded page is not among the allowed ones: its link stands beside the reason. */
export const PageNotAllowed: Story = {
  args: { at: '/intelligence', answers: otherContentServer({ page: { is_allowed: false } }) },
  play: async (played) => {
    const name = new RegExp(textIn(played)('Abrir en otra pestaña', 'Open in another tab'));
    await expect(await played.canvas.findByRole('link', { name })).toBeVisible();
  },
};
export const PageNotThere: Story = {
  args: { at: '/intelligence', answers: () => [withhold(intelligence, 'other-content.not-found')] },
};
/** Nobody has written its address yet; who manages contents is led to the console. */
export const PageWithoutAddress: Story = {
  args: { as: 'ADMIN', at: '/intelligence', answers: otherContentServer({ page: { url: '', active: false } }) },
};
