import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGuides } from '@ruta/contracts/observations/observation.sample';
import { coachGuides } from '@ruta/contracts/observations/observations.screens';
import { expect, waitFor } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { onStage, pageIsLoading, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { ownDesk, schoolDesk } from './observations.server';

const meta = {
  title: 'Pantallas/Observaciones de clase',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/observation-guides', answers: schoolDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };
const none = {
  ...sampleGuides,
  observations: { ...sampleGuides.observations, data: [], total: 0, pages: 0, count: 0 },
};
const READS = { abilities: ['observation:read' as const, 'self:read' as const] };

/** Choosing, and the list: one of them was corrected. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Abrir la guía', 'Open the guide'));
    const missing = t('Elige nivel, docente y guía para continuar.', 'Choose level, teacher and guide to continue.');
    await waitFor(() => expect(played.canvas.getByText(missing)).toBeVisible());
  },
};
export const OnAPhone: Story = { globals: onPhone };
/** Superiors read, and choose nothing. */
export const ReadOnly: Story = { args: { as: 'COACH_MAN' } };
export const Leaders: Story = { args: { as: 'DIR', at: '/scholastic/observation-guides' } };
/** A finished cycle is only read. */
export const PastCycle: Story = {
  args: {
    at: '/coach/schools/1/observation-guides?cycle=1',
    answers: schoolDesk({
      ...sampleGuides,
      past: { id: 1, period: '2025-2026', start_at: '2025-08-25', end_at: '2026-07-15' },
      can: { run: false, readProfessors: false },
    }),
  },
};
export const Loading: Story = { args: { answers: () => [withhold(coachGuides, NEVER)] }, play: pageIsLoading };
export const Empty: Story = {
  args: { answers: schoolDesk(none) },
  play: async (played) => {
    const name = textIn(played)('Todavía no hay observaciones', 'There are no observations yet');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};
export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = schoolDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect((await played.canvas.findAllByText('Guadalupe Jiménez Flores'))[0]).toBeVisible();
  },
};
export const Forbidden: Story = {
  args: { answers: () => [withhold(coachGuides, 'access.refused')] },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** Teachers, of whom one is not observable. */
export const Teachers: Story = { args: { at: '/coach/schools/1/professors' } };
export const TeachersOnAPhone: Story = { ...Teachers, globals: onPhone };

/** One observation, and the one that a correction replaced. */
export const Detail: Story = { args: { at: '/coach/observations/31' } };
export const Replaced: Story = { args: { at: '/coach/observations/30' } };
export const DetailOnAPhone: Story = { ...Replaced, globals: onPhone };

/** The report: pies, compliance, indicators across versions. */
export const Report: Story = { args: { at: '/coach/report/observation-guides/4?school_id=1' } };
export const ReportInEnglish: Story = {
  args: { at: '/coach/report/observation-guides/6?school_id=1&__lang=en' },
  play: async (played) => {
    await pageIsReady(played);
    await expect((await played.canvas.findAllByText('Not observed'))[0]).toBeVisible();
  },
};
export const ReportOnAPhone: Story = { ...Report, globals: onPhone };
export const ReportAsksForTheSchool: Story = { args: { at: '/coach/report/observation-guides/4' } };

/** The figures of a school. */
export const Dashboard: Story = { args: { at: '/coach/schools/1/observation-guides/dashboard' } };
export const DashboardOnAPhone: Story = { ...Dashboard, globals: onPhone };
export const Months: Story = { args: { at: '/coach/schools/1/observation-guides/months' } };

/** A teacher's own, where teachers may read theirs. */
export const Own: Story = {
  args: { as: 'PROF', person: READS, at: '/professor/observations', answers: ownDesk() },
};
/** The teacher answers, once. */
export const Answered: Story = {
  args: { ...Own.args, at: '/professor/observations/31' },
  play: async (played) => {
    const t = textIn(played);
    const { canvas, userEvent } = played;
    await fill(
      userEvent,
      await canvas.findByRole('textbox', { name: t('Respuesta (opcional)', 'Answer (optional)') }),
      'Gracias.',
    );
    await press(played, t('Enviar la respuesta', 'Send the answer'));
    await waitFor(() => expect(canvas.getByText('Gracias.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
  },
};
export const AnsweringOnAPhone: Story = { args: { ...Own.args, at: '/professor/observations/31' }, globals: onPhone };
