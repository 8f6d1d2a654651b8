import type { Meta, StoryObj } from '@storybook/react-vite';
import { scholasticDpiResult } from '@ruta/contracts/dpi/dpi.screens';
import { expect, screen } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { dpiResultsDesk } from './dpi.server';

const NOTHING = { shown: 0, items: [], chart: [], ranking: [] };

const meta = {
  title: 'Pantallas/Resultados del DPI',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic/report/dpi-result', answers: dpiResultsDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bars per question, totals, and where to begin. */
export const Results: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Closed: Story = {
  args: { answers: dpiResultsDesk({ window: 'after', canEditEnd: false, today: '2026-11-28', shown: 12 }) },
};
/** Fewer than six schools have final figures. */
export const WithoutNetwork: Story = { args: { answers: dpiResultsDesk({ network: [] }) } };
/** Every group of roles is large enough to be told. */
export const ByRole: Story = {
  args: {
    answers: dpiResultsDesk({
      rate: [
        { roles: ['PROF'], finished: 8, expected: 11 },
        { roles: ['DIR', 'SUBD', 'COOR'], finished: 4, expected: 5 },
      ],
    }),
  },
};
export const TooFew: Story = {
  args: { answers: dpiResultsDesk({ ...NOTHING, reason: 'small-group', totalValidated: 4 }) },
};
export const NobodyYet: Story = {
  args: { answers: dpiResultsDesk({ ...NOTHING, reason: 'no-answers', totalValidated: 0 }) },
};
export const Reminding: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Recordar a quienes faltan', 'Remind those missing'));
    await expect(
      await screen.findByRole('alertdialog', { name: t('¿Enviar un recordatorio?', 'Send a reminder?') }),
    ).toBeVisible();
  },
};
export const RemindedToday: Story = { args: { answers: dpiResultsDesk({ reminder: 'sent-today' }) } };
export const NobodyToRemind: Story = {
  args: { answers: dpiResultsDesk({ reminder: 'all-finished', totalValidated: 16 }) },
};
export const NewEnd: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Cambiar el cierre', 'Change the end'));
    await expect(
      await screen.findByRole('dialog', { name: t('Último día del diagnóstico', 'Last day of the diagnostic') }),
    ).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: () => [withhold(scholasticDpiResult, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: {
    answers: () => {
      const [page] = dpiResultsDesk()();
      return page ? [refusedOnce(page, 'request.too-many')] : [];
    },
  },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(scholasticDpiResult, 'access.refused')] } };
