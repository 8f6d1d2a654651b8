import type { Meta, StoryObj } from '@storybook/react-vite';
import { reports } from '@ruta/contracts/reports/reports.api';
import { coachReports } from '@ruta/contracts/reports/reports.screens';
import { expect, screen, waitFor } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import { reportDesk } from './reports.server';

const meta = {
  title: 'Pantallas/Reportes',
  ...onStage,
  args: { as: 'COACH', at: '/coach/reports', answers: reportDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A coach: the school is asked for before the download is offered. */
export const OfACoach: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const t = textIn(played);
    await expect(await canvas.findByText(t('Elige primero una escuela.', 'Choose a school first.'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('combobox', { name: t('Escuela titular', 'Titular school') }));
    await userEvent.click(await screen.findByRole('option', { name: /Jacaranda/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: t('Descargar', 'Download') })).toBeEnabled());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Administrators may add a support school to the file. */
export const OfAnAdministrator: Story = { args: { as: 'ADMIN', at: '/admin/reports' } };

export const OfAFinishedCycle: Story = {
  args: { at: '/coach/reports?cycle=1' },
  play: async (played) => {
    const t = textIn(played);
    await expect(
      await played.canvas.findByText(t('Ciclo 2025-2026, solo lectura', 'Cycle 2025-2026, read only')),
    ).toBeVisible();
  },
};

/** Nothing of what reports contain may be read. */
export const None: Story = { args: { answers: reportDesk([]) } };

export const Loading: Story = {
  args: { answers: () => [...reportDesk()(), withhold(coachReports, NEVER)] },
  play: pageIsLoading,
};

export const FailedOnce: Story = {
  args: {
    answers: () => reportDesk()().map((one) => (one.call === coachReports ? refusedOnce(one, 'server.failed') : one)),
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Visitas escolares')).toBeVisible();
  },
};

export const SchoolsFailed: Story = {
  args: { answers: () => [...reportDesk()(), withhold(reports.schools, 'server.failed')] },
};

export const Forbidden: Story = {
  args: { answers: () => [...reportDesk()(), withhold(coachReports, 'access.refused')] },
};
