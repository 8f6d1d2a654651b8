import type { Meta, StoryObj } from '@storybook/react-vite';
import { pillFilms } from '@ruta/contracts/pills/films.api';
import { pillLinks } from '@ruta/contracts/pills/links.api';
import { pills } from '@ruta/contracts/pills/pills.api';
import { listedPill, sampleLinks } from '@ruta/contracts/pills/pills.sample';
import { adminPills } from '@ruta/contracts/pills/pills.screens';
import { expect, waitFor, within } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { confirm, choose, expectMessage, retryByKeyboard, textIn } from '../../kit/play';
import { pillConsoleServer } from './pill-console.server';

const meta = {
  title: 'Pantallas/Videos, consola',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/pills', answers: pillConsoleServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(listedPill.title)).toBeVisible();
    await expect(canvas.getByText(/No se reproduce: 2|Does not play: 2/)).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: () => [withhold(adminPills, NEVER)] }, play: pageIsLoading };
export const Empty: Story = { args: { answers: pillConsoleServer({ videos: [] }) } };
export const NothingFound: Story = {
  args: { at: '/admin/pills?search=xalapa&broken=1', answers: pillConsoleServer({ videos: [] }) },
};
export const Forbidden: Story = { args: { as: 'COACH', answers: pillConsoleServer() } };
export const Failed: Story = {
  args: { answers: (scene) => pillConsoleServer()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText(listedPill.title)).toBeVisible();
  },
};
export const LongTexts: Story = {
  args: {
    answers: pillConsoleServer({
      videos: [UNBROKEN, RIGHT_TO_LEFT, '👩🏽‍🏫 ¿Y si nadie contesta?'].map((title, at) => ({
        ...listedPill,
        ...{ id: at + 1, title },
      })),
    }),
  },
};

/** While the address is no video's, the form says so and does not save. */
export const WrongAddress: Story = {
  play: async (played) => {
    const t = textIn(played);
    const add = t('Agregar video', 'Add a video');
    await played.userEvent.click(await played.canvas.findByRole('button', { name: add }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: add }));
    const url = dialog.getByRole('textbox', { name: /^(Dirección|Address)/ });
    await fill(played.userEvent, url, 'https://example.mx/1');
    await expect(url).toHaveAccessibleDescription(/La url es invalida|The url is not valid/);
    await expect(dialog.getByRole('button', { name: t('Guardar', 'Save') })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A video is tied to themes and indicators; each guide says how many of its own are ticked. */
export const TiedToThemes: Story = {
  play: async (played) => {
    const t = textIn(played);
    const { userEvent } = played;
    const actions = t(`Acciones de ${listedPill.title}`, `Actions for ${listedPill.title}`);
    await choose(played, actions, t('Temas e indicadores', 'Themes and indicators'));
    const name = t(`Para qué sirve: ${sampleLinks.title}`, `What it is for: ${sampleLinks.title}`);
    // The dialog that waits gives way to the form, under the same name.
    const clarity = await within(document.body).findByRole('checkbox', { name: t('Claridad', 'Clarity') });
    const dialog = within(within(document.body).getByRole('dialog', { name }));
    await userEvent.click(clarity);
    await userEvent.click(dialog.getByRole('button', { name: /primaria/ }));
    await expect(await dialog.findByRole('checkbox', { name: /propósito/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await expectMessage(t('Temas e indicadores guardados.', 'Themes and indicators saved.'));
  },
};
/** What a video is about cannot be loaded. */
export const LinksFailed: Story = {
  args: { answers: (scene) => [...pillConsoleServer()(scene), withhold(pillLinks.links, 'server.unavailable')] },
  play: async (played) => {
    const t = textIn(played);
    const actions = t(`Acciones de ${listedPill.title}`, `Actions for ${listedPill.title}`);
    await choose(played, actions, t('Temas e indicadores', 'Themes and indicators'));
    await expect(await within(document.body).findByRole('button', { name: t('Reintentar', 'Retry') })).toBeVisible();
  },
};

/**
 * A film of our own is sent as soon as it is chosen, and seen before the video is saved. Its captions follow the video;
 * where they did not arrive, the form stays open and sends them again.
 */
export const FilmSent: Story = {
  args: { answers: (scene) => [...pillConsoleServer()(scene), withhold(pillFilms.keepCaptions, 'server.unavailable')] },
  play: async (played) => {
    const t = textIn(played);
    const { userEvent } = played;
    await choose(played, t(`Acciones de ${listedPill.title}`, `Actions for ${listedPill.title}`), t('Editar', 'Edit'));
    const element = await within(document.body).findByRole('dialog', { name: t('Editar video', 'Edit the video') });
    const dialog = within(element);
    const give = async (at: number, file: File) => {
      const input = element.querySelectorAll<HTMLInputElement>('input[type=file]')[at];
      await userEvent.upload(input as HTMLInputElement, file); // the form has one for each file
    };
    await userEvent.click(dialog.getByText(t('Película propia', 'A film of ours')));
    await give(0, new File(['film'], 'clase.mp4', { type: 'video/mp4' }));
    await expect(await dialog.findByText(t('Ya se subió clase.mp4', 'clase.mp4 has arrived'))).toBeVisible();
    await expect(dialog.getByLabelText(/^(Vista previa|Preview):/)).toBeVisible();
    await give(1, new File(['WEBVTT'], 'clase.vtt', { type: 'text/vtt' }));
    await expect(dialog.getByText(/se enviará clase.vtt|clase.vtt will be sent/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await expect(await dialog.findByText(/faltan subtítulos|captions are missing/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('Reintentar', 'Try again') })).toBeVisible();
  },
};

/** A video is deleted from the library, and from every list. */
export const Deleted: Story = {
  play: async (played) => {
    const t = textIn(played);
    const { title } = listedPill;
    await choose(played, t(`Acciones de ${title}`, `Actions for ${title}`), t('Eliminar', 'Delete'));
    await confirm(played, t(`¿Eliminar «${title}»?`, `Delete “${title}”?`), t('Eliminar', 'Delete'));
    await expectMessage(t('Video eliminado.', 'Video deleted.'));
    await waitFor(() => expect(played.canvas.queryByText(title)).not.toBeInTheDocument());
  },
};

/** The service is unavailable: the question stays and says so. */
export const NotDeleted: Story = {
  args: { answers: (scene) => [...pillConsoleServer()(scene), withhold(pills.delete, 'server.unavailable')] },
  play: async (played) => {
    const t = textIn(played);
    const { title } = listedPill;
    await choose(played, t(`Acciones de ${title}`, `Actions for ${title}`), t('Eliminar', 'Delete'));
    await confirm(played, t(`¿Eliminar «${title}»?`, `Delete “${title}”?`), t('Eliminar', 'Delete'));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
