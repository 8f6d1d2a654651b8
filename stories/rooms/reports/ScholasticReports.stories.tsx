import type { Meta, StoryObj } from '@storybook/react-vite';
import { scholasticReport, scholasticReportIndex } from '@ruta/contracts/reports/reports.screens';
import { expect } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import { leaderReportDesk } from './scholastic-reports.server';

const meta = {
  title: 'Pantallas/Reportes de la escuela',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic/reports', answers: leaderReportDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const ONE = '/dir/reports/dpi-pai?school=1';

/** The index leads to the address of each report. */
export const Index: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'DPI y seguimiento del PAI' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'DPI y seguimiento del PAI' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** A report that joins two: a workbook with two sheets, or the CSV of each. */
export const TwoSheets: Story = {
  args: { at: ONE },
  play: async (played) => {
    const t = textIn(played);
    const name = t('Descargar Excel', 'Download Excel');
    await expect(await played.canvas.findByRole('button', { name })).toBeEnabled();
    await expect(played.canvas.getByRole('button', { name: 'CSV: Resultados del DPI' })).toBeVisible();
  },
};
export const TwoSheetsOnAPhone: Story = {
  args: { at: ONE },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const OneSheet: Story = { args: { at: '/dir/reports/pfp' } };

export const OfAFinishedCycle: Story = {
  args: { at: `${ONE}&cycle=1` },
  play: async (played) => {
    const t = textIn(played);
    await expect(
      await played.canvas.findByText(t('Ciclo 2025-2026, solo lectura', 'Cycle 2025-2026, read only')),
    ).toBeVisible();
  },
};

/** Nothing of what reports contain may be read. */
export const None: Story = { args: { answers: leaderReportDesk([]) } };

export const Loading: Story = {
  args: { answers: () => [...leaderReportDesk()(), withhold(scholasticReportIndex, NEVER)] },
  play: pageIsLoading,
};

export const FailedOnce: Story = {
  args: {
    at: ONE,
    answers: () =>
      leaderReportDesk()().map((one) => (one.call === scholasticReport ? refusedOnce(one, 'server.failed') : one)),
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Colegio Ahuehuete')).toBeVisible();
  },
};

/** The address is of a role that the person does not have. */
export const RoleNotHeld: Story = {
  args: { at: ONE, answers: () => [...leaderReportDesk()(), withhold(scholasticReport, 'reports.role-not-held')] },
};

export const ForeignSchool: Story = {
  args: { at: ONE, answers: () => [...leaderReportDesk()(), withhold(scholasticReport, 'schools.not-found')] },
};
