import type { Meta, StoryObj } from '@storybook/react-vite';
import { reports } from '@ruta/contracts/reports/reports.api';
import { coachReports } from '@ruta/contracts/reports/reports.screens';
import { expect, screen } from 'storybook/test';
import { NEVER, answer, fieldsRefused, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, press, retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { reportDesk } from './reports.server';

const answers: StageProps['answers'] = reportDesk();

const meta = {
  title: 'Pantallas/Reportes',
  ...onStage,
  args: { as: 'COACH', at: '/coach/reports', answers },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a report by its button. Reports have the server's names, in Spanish here. */
const opened = async (played: Played, name: string) => {
  await press(played, textIn(played)(`Descargar: ${name}`, `Download: ${name}`));
  return dialogNamed(name);
};

/** A coach: each report asks for its school; the next one begins with the school of the last. */
export const OfACoach: Story = {
  play: async (played) => {
    const { userEvent } = played;
    const t = textIn(played);
    const visits = await opened(played, 'Visitas escolares');
    await userEvent.click(await visits.findByRole('combobox', { name: t('Escuela titular', 'Titular school') }));
    await userEvent.click(await screen.findByRole('option', { name: /Jacaranda/ }));
    await userEvent.keyboard('{Escape}');
    const proofs = await opened(played, 'Asistencia y constancias');
    await expect(proofs.getByRole('combobox', { name: t('Escuela titular', 'Titular school') })).toHaveValue(
      'Colegio Jacaranda',
    );
  },
};

/** The report has too many rows: the days say so, and what was chosen stays. */
export const TooManyRows: Story = {
  args: {
    answers: ({ locale }) => [
      ...reportDesk()(),
      answer(reports.download, () => fieldsRefused(locale, { from: 'reports.too-many' })),
    ],
  },
  play: async (played) => {
    const { userEvent } = played;
    const t = textIn(played);
    const visits = await opened(played, 'Visitas escolares');
    await userEvent.click(await visits.findByRole('combobox', { name: t('Escuela titular', 'Titular school') }));
    await userEvent.click(await screen.findByRole('option', { name: /Jacaranda/ }));
    await userEvent.click(visits.getByRole('button', { name: t('Descargar', 'Download') }));
    await expect(await visits.findByText(t('Elige menos días', 'Choose fewer days'), { exact: false })).toBeVisible();
  },
};

/** The list, before anything is pressed. */
export const List: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Administrators may add a support school to the file. */
export const OfAnAdministrator: Story = {
  args: { as: 'ADMIN', at: '/admin/reports' },
  play: async (played) => {
    const t = textIn(played);
    const visits = await opened(played, 'Visitas escolares');
    await expect(await visits.findByRole('combobox', { name: t('Escuela de apoyo', 'Support school') })).toBeVisible();
  },
};

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
  play: async (played) => {
    const visits = await opened(played, 'Visitas escolares');
    await expect(
      await visits.findByText(textIn(played)('No pudimos traer tus escuelas.', 'We could not fetch your schools.')),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { answers: () => [...reportDesk()(), withhold(coachReports, 'access.refused')] },
};
