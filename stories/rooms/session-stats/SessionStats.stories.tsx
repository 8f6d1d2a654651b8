import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionStats } from '@ruta/contracts/session-stats/session-stats.api';
import { sampleStats } from '@ruta/contracts/session-stats/session-stats.sample';
import { expect, waitFor, within } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { LONG_NAME, UNBROKEN } from '../../kit/long-texts';
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { textIn } from '../../kit/play';

const answers = (): Answer[] => [
  answer(sessionStats.users, { data: sampleStats.users }),
  answer(sessionStats.schools, { data: sampleStats.schools }),
  answer(sessionStats.minutes, { data: sampleStats.minutes }),
  answer(sessionStats.coach, { data: sampleStats.coach }),
  answer(sessionStats.schedules, { data: sampleStats.schedules }),
  answer(sessionStats.schoolsTop, { data: sampleStats.schoolsTop }),
  answer(sessionStats.themesTop, { data: sampleStats.themesTop }),
  answer(sessionStats.byStatus, { data: sampleStats.byStatus }),
  answer(sessionStats.byCategory, { data: sampleStats.byCategory }),
  answer(sessionStats.monthlyByStatus, { data: sampleStats.monthlyByStatus }),
  answer(sessionStats.monthly, { data: sampleStats.monthly }),
];
const CALLS = Object.values(sessionStats);

const meta = {
  title: 'Pantallas/Estadísticas de sesiones',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/statistics', answers },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures of the started cycle; a chart is read as a table (UI-03). */
export const Loaded: Story = {
  play: async (played) => {
    await pageIsReady(played);
    const { canvas, userEvent } = played;
    const say = textIn(played);
    const months = within(await canvas.findByRole('figure', { name: say('Sesiones por mes', 'Sessions by month') }));
    await userEvent.click(await months.findByRole('button', { name: say('Ver como tabla', 'View as a table') }));
    await expect(await months.findByText('38')).toBeVisible();
  },
};
export const InEnglish: Story = { ...Loaded, globals: { language: 'en' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The same page of the management, while an administrator lets it read the figures. */
export const OfTheManagement: Story = {
  args: {
    ...{ as: 'MGMT', at: '/management/statistics' },
    person: { abilities: ['self:read', 'notification:read', 'notification:mark', 'schedule-stats:read'] },
  },
};

/** Two years: the months carry their years, twelve at a time. */
export const TwoYears: Story = {
  args: {
    at: '/admin/statistics?date_start=2025-01-01&date_end=2026-12-31',
    answers: () => [
      ...answers().filter(({ call }) => call !== sessionStats.monthly),
      answer(sessionStats.monthly, {
        data: Array.from({ length: 24 }, (_, at) => ({
          month: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
          total: 4 + ((at * 7) % 19),
        })),
      }),
    ],
  },
};

export const Loading: Story = {
  args: { answers: () => CALLS.map((call) => withhold(call, NEVER)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** No sessions in the period. */
export const Empty: Story = {
  args: {
    answers: () => [
      ...[sessionStats.users, sessionStats.coach, sessionStats.schoolsTop, sessionStats.themesTop].map((call) =>
        answer(call, { data: [] }),
      ),
      answer(sessionStats.byCategory, { data: [] }),
      answer(sessionStats.schools, { data: { booked: 0, notBooked: 40 } }),
      answer(sessionStats.minutes, { data: { minutes: 0, finished: 0, areas: [] } }),
      answer(sessionStats.schedules, { data: { total: 0, upcoming: 0, past: 0, cancelled: 0 } }),
      answer(sessionStats.byStatus, { data: sampleStats.byStatus.map(({ status }) => ({ status, total: 0 })) }),
      answer(sessionStats.monthly, { data: sampleStats.monthly.map(({ month }) => ({ month, total: 0 })) }),
      answer(sessionStats.monthlyByStatus, {
        data: sampleStats.monthlyByStatus.map(({ month, statuses }) => ({
          ...{ month, statuses: statuses.map(({ status }) => ({ status, total: 0 })) },
        })),
      }),
    ],
  },
};

/** One chart could not be loaded; Retry stands in its place, and the others are there (UI-04). */
export const OneFailed: Story = {
  args: {
    answers: () =>
      answers().map((given) =>
        given.call === sessionStats.byCategory ? refusedOnce(given, 'request.too-many') : given,
      ),
  },
  play: async (played) => {
    await pageIsReady(played);
    const { canvas, userEvent } = played;
    (await canvas.findByRole('button', { name: textIn(played)('Reintentar', 'Retry') })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: textIn(played)('Reintentar', 'Retry') })).toBeNull(),
    );
  },
};

export const Failed: Story = {
  args: { answers: () => CALLS.map((call) => withhold(call, 'server.unavailable')) },
};

/** A right that the person does not have. */
export const Forbidden: Story = {
  args: { person: { abilities: ['self:read', 'notification:read'] }, answers: () => [] },
};

export const LongTexts: Story = {
  args: {
    answers: () => [
      ...answers().filter(({ call }) => call !== sessionStats.schoolsTop && call !== sessionStats.coach),
      answer(sessionStats.schoolsTop, {
        data: [LONG_NAME, UNBROKEN].map((name, at) => ({ ...{ id: at + 1, name, total: 9 - at } })),
      }),
      answer(sessionStats.coach, {
        data: [LONG_NAME, UNBROKEN].map((fullname, at) => ({
          ...{ id: at + 1, fullname, total: 9 - at, finished: 3 },
        })),
      }),
    ],
  },
};
