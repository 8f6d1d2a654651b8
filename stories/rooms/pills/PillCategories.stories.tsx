import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTree } from '@ruta/contracts/pills/pills.sample';
import { adminPillCategories } from '@ruta/contracts/pills/pills.screens';
import { expect, within } from 'storybook/test';
import { NEVER, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { UNBROKEN } from '../../kit/long-texts';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, expectMessage, textIn } from '../../kit/play';
import { pillConsoleServer } from './pill-console.server';

const meta = {
  title: 'Pantallas/Videos, categorías',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/pills/categories', answers: pillConsoleServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each level shows what is below the row that is chosen above. */
export const FourLevels: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Didáctica', 'Planeación', 'Inicio de la clase'])
      await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(canvas.getByText('Preguntas')).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: () => [withhold(adminPillCategories, NEVER)] }, play: pageIsLoading };
export const Empty: Story = { args: { answers: pillConsoleServer({ tree: { ...sampleTree, categories: [] } }) } };
export const Unavailable: Story = { args: { answers: () => [withhold(adminPillCategories, 'server.unavailable')] } };
export const Forbidden: Story = { args: { as: 'COACH', answers: pillConsoleServer() } };
export const LongNames: Story = {
  args: {
    answers: pillConsoleServer({
      tree: { ...sampleTree, categories: sampleTree.categories.map((one) => ({ ...one, name: UNBROKEN })) },
    }),
  },
};

/** A category with videos is kept, and the alert says why. */
export const Kept: Story = {
  play: async (played) => {
    const t = textIn(played);
    await choose(played, t('Acciones de Didáctica', 'Actions for Didáctica'), t('Eliminar', 'Delete'));
    const title = t('«Didáctica» no se puede eliminar', '“Didáctica” cannot be deleted');
    await expect(await within(document.body).findByRole('dialog', { name: title })).toBeVisible();
  },
};
/** A category is added at the end of its level. */
export const Added: Story = {
  play: async (played) => {
    const t = textIn(played);
    const add = t('Agregar: Categoría', 'Add: Category');
    await played.userEvent.click(await played.canvas.findByRole('button', { name: add }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await fill(played.userEvent, dialog.getByRole('textbox'), 'Familias');
    await played.userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await expectMessage(t('Categoría agregada.', 'Category added.'));
    await expect(await played.canvas.findByRole('button', { name: 'Familias' })).toBeVisible();
  },
};
