import type { Meta, StoryObj } from '@storybook/react-vite';
import { content, intelligence } from '@ruta/contracts/other-content/other-content.screens';
import { sampleContents, sampleFile } from '@ruta/contracts/other-content/other-content.sample';
import { expect, within } from 'storybook/test';
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

const WORD = {
  ...sampleFile,
  file: {
    ...{ id: 2, name: 'guia.docx', size: 482_133 },
    mime_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
};

/** A file opens in place (of an office file its facts), which is counted; a page of ours opens here. */
export const Loaded: Story = {
  args: { answers: otherContentServer({ contents: [WORD, ...sampleContents.slice(1)] }) },
  play: async (played) => {
    const t = textIn(played);
    const page = await played.canvas.findByRole('link', { name: 'Inteligencia' });
    await expect(page).toHaveAttribute('href', '/intelligence');
    await played.userEvent.click(
      played.canvas.getByRole('button', { name: t(`Abrir: ${sampleFile.name}`, `Open: ${sampleFile.name}`) }),
    );
    const dialog = within(await within(document.body).findByRole('dialog', { name: sampleFile.name }));
    await expect(dialog.getByRole('link', { name: t('Descargar', 'Download') })).toHaveAttribute(
      'href',
      sampleFile.url,
    );
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
