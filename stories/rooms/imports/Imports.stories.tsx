import type { Meta, StoryObj } from '@storybook/react-vite';
import { imports } from '@ruta/contracts/imports/imports.api';
import { adminImports } from '@ruta/contracts/imports/imports.screens';
import { expect, screen, waitFor } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import { importDesk } from './imports.server';

const meta = {
  title: 'Pantallas/Importaciones',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/imports', answers: importDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One waits, one is applied, one was undone. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByRole('link', { name: 'jalisco.csv' })).toBeVisible();
    await expect(played.canvas.getByText(t('Por aplicar', 'To be applied'))).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

const choose = async ({ canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0], name: string) => {
  const input = await waitFor(() => {
    const found = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no field for a file');
    return found;
  });
  await userEvent.upload(input, new File(['Nombre\nColegio'], name, { type: 'text/csv' }));
};

/** A chosen file is read at once and opens with its rows. */
export const Read: Story = {
  play: async (played) => {
    await choose(played, 'escuelas.csv');
    await expect(await screen.findByRole('heading', { level: 1, name: 'escuelas-2027.xlsx' })).toBeVisible();
  },
};

/** A file that cannot be read: the sentence says why, and where. */
export const Refused: Story = {
  args: {
    answers: (scene) => [
      withhold(imports.read, 'request.invalid'),
      ...importDesk()(scene).filter(({ call }) => call !== imports.read),
    ],
  },
  play: async (played) => {
    await choose(played, 'foto.csv');
    const title = textIn(played)('No se pudo leer el archivo', 'The file could not be read');
    await waitFor(() => expect(played.canvas.getByText(title)).toBeVisible());
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminImports, NEVER)] }, play: pageIsLoading };

export const Empty: Story = {
  args: { answers: importDesk({ list: [] }) },
  play: async (played) => {
    const name = textIn(played)('Todavía no hay importaciones', 'There are no imports yet');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = importDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('link', { name: 'jalisco.csv' })).toBeVisible();
  },
};

/** A role without access to the administration. */
export const Forbidden: Story = {
  args: { as: 'ADMIN_TI' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
