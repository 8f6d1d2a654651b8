import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminCycles } from '@ruta/contracts/cycles/cycles.screens';
import { expect } from 'storybook/test';
import { cycleDesk } from './cycles.server';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';

const meta = {
  title: 'Pantallas/Ciclos, lista',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/school-cycles', answers: cycleDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Next year's cycle, the started one and last year's. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByRole('link', { name: '2026-2027' })).toBeVisible();
    await expect(played.canvas.getByText(t('Iniciado', 'Started'))).toBeVisible();
    await expect(played.canvas.getByRole('link', { name: t('Crear ciclo', 'Create cycle') })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const OnePageOfMany: Story = {
  args: {
    at: '/admin/school-cycles?page=2',
    answers: cycleDesk(undefined, { list: { page: 2, total: 13, pages: 2 } }),
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminCycles, NEVER)] }, play: pageIsLoading };

export const Empty: Story = {
  args: { answers: cycleDesk([]) },
  play: async (played) => {
    const name = textIn(played)('Todavía no hay ciclos', 'There are no cycles yet');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = cycleDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('link', { name: '2026-2027' })).toBeVisible();
  },
};
export const Unavailable: Story = { args: { answers: () => [withhold(adminCycles, 'server.unavailable')] } };

/** A role without access to the cycles' administration. */
export const Forbidden: Story = {
  args: { as: 'CONTENT' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
