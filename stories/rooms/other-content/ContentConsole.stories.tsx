import type { Meta, StoryObj } from '@storybook/react-vite';
import { otherContent } from '@ruta/contracts/other-content/other-content.api';
import { sampleSection, sampleVideo } from '@ruta/contracts/other-content/other-content.sample';
import { adminOtherContent } from '@ruta/contracts/other-content/other-content.screens';
import { expect, screen } from 'storybook/test';
import { answer, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { LONG_SENTENCE, UNBROKEN } from '../../kit/long-texts';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, confirm, dialogNamed, expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { otherContentServer } from './other-content.server';

const meta = {
  title: 'Pantallas/Otros contenidos, consola',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/other-content', answers: otherContentServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the form of a video and writes a name and an address. */
async function write(played: Played, url: string) {
  const t = textIn(played);
  await press(played, t('Agregar video', 'Add a video'));
  const dialog = await dialogNamed(t('Agregar video', 'Add a video'));
  await fill(played.userEvent, dialog.getByRole('textbox', { name: /^(Nombre|Name)/ }), 'Observar sin juzgar');
  await fill(played.userEvent, dialog.getByRole('textbox', { name: /^(Dirección|Address)/ }), url);
  return { dialog, save: dialog.getByRole('button', { name: t('Guardar', 'Save') }) };
}
const VIDEO = 'https://ruta.wistia.com/medias/observar';

export const Loaded: Story = {};
export const Loading: Story = { args: { answers: () => [withhold(adminOtherContent, NEVER)] }, play: pageIsLoading };
export const Empty: Story = {
  args: { answers: otherContentServer({ contents: [], frameHosts: [], page: { url: '', active: false } }) },
};
export const Inactive: Story = {
  args: { answers: otherContentServer({ section: { ...sampleSection, active: false }, page: { is_allowed: false } }) },
};
export const Failed: Story = {
  args: { answers: (scene) => otherContentServer()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('link', { name: new RegExp(sampleVideo.name) })).toBeVisible();
  },
};
export const LongTexts: Story = {
  args: {
    answers: otherContentServer({
      contents: [LONG_SENTENCE, UNBROKEN].map((name, at) => ({ ...sampleVideo, id: at + 1, name })),
    }),
  },
};

/** A video is added: the form closes, and it stands at the end. */
export const Added: Story = {
  play: async (played) => {
    const { save } = await write(played, VIDEO);
    await played.userEvent.click(save);
    await expectMessage(textIn(played)('Contenido agregado.', 'Content added.'));
    await expect(await played.canvas.findByRole('link', { name: /Observar sin juzgar/ })).toBeVisible();
  },
};

/** An address that is none of a video's: the sentence of the specification stands beside the field, and nothing is saved. */
export const NoVideo: Story = {
  play: async (played) => {
    const { dialog, save } = await write(played, 'https://example.mx/video');
    const sentence = textIn(played)('La url es invalida', 'The url is not valid');
    await expect(dialog.getByRole('textbox', { name: /^(Dirección|Address)/ })).toHaveAccessibleDescription(
      new RegExp(sentence),
    );
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The service is unavailable: the form stays open with what was typed. */
export const NotAdded: Story = {
  args: {
    answers: (scene) => [...otherContentServer()(scene), withhold(otherContent.setUrl, 'server.unavailable')],
  },
  play: async (played) => {
    const { dialog, save } = await write(played, VIDEO);
    await played.userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByDisplayValue('Observar sin juzgar')).toBeVisible();
  },
};

/** Deleting is refused: the dialog shows the server's sentence. */
export const NotDeleted: Story = {
  args: {
    answers: (scene) => [
      ...otherContentServer()(scene),
      answer(otherContent.delete, () => new Refused('other-content.not-found')),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await choose(
      played,
      t(`Acciones de ${sampleVideo.name}`, `Actions for ${sampleVideo.name}`),
      t('Eliminar', 'Delete'),
    );
    await confirm(
      played,
      t(`¿Eliminar «${sampleVideo.name}»?`, `Delete “${sampleVideo.name}”?`),
      t('Eliminar', 'Delete'),
    );
    const sentence = t('No encontramos ese contenido.', 'We could not find that content.');
    await expect(await screen.findByText(sentence)).toBeVisible();
  },
};
