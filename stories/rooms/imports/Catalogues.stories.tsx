import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminCatalogues } from '@ruta/contracts/imports/imports.screens';
import { expect, screen } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import { catalogueDesk } from './catalogues.server';

const meta = {
  title: 'Pantallas/Catálogos',
  ...onStage,
  args: { as: 'CONTENT', at: '/admin/catalogues', answers: catalogueDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Guides, then the central activities, one of which is retired. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    const { canvas, userEvent } = played;
    await expect(await canvas.findByRole('row', { name: /primaria_clase/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('Catálogo', 'Catalogue')) }));
    const name = t('Actividades centrales', 'Central activities');
    await userEvent.click(await screen.findByRole('option', { name }));
    await expect(await canvas.findByText(t('Retirada', 'Retired'))).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Surveys: Story = { args: { at: '/admin/catalogues?kind=surveys' } };

export const Empty: Story = {
  args: { answers: catalogueDesk({ guides: [] }) },
  play: async (played) => {
    const t = textIn(played);
    const name = t('Este catálogo está vacío', 'This catalogue is empty');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
    const link = played.canvas.getByRole('link', { name: t('Importar archivo', 'Import a file') });
    await expect(link).toHaveAttribute('href', '/admin/imports?kind=guides');
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminCatalogues, NEVER)] }, play: pageIsLoading };

export const Failed: Story = {
  args: { answers: (scene) => catalogueDesk()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('row', { name: /primaria_clase/ })).toBeVisible();
  },
};

/** A role that keeps no catalogues. */
export const Forbidden: Story = {
  args: { as: 'ADMIN_TI' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
