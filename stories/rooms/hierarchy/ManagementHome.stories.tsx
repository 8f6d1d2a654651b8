import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCycle, sampleCycles } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { dpi } from '@ruta/contracts/dpi/dpi.api';
import { statisticsWith } from '@ruta/contracts/dpi/dpi.sample';
import type { DpiStatistics } from '@ruta/contracts/dpi/dpi.schema';
import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { coachesPage, hierarchyWith, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { sampleSchoolHistory } from '@ruta/contracts/hierarchy/school-history.sample';
import { managementSchoolHistory } from '@ruta/contracts/hierarchy/school-history.screens';
import { observationFigures } from '@ruta/contracts/observations/figures.api';
import { pai } from '@ruta/contracts/pai/pai.api';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { pfp } from '@ruta/contracts/pfp/pfp.api';
import { statistics } from '@ruta/contracts/statistics/statistics.api';
import { cardsWith } from '@ruta/contracts/statistics/statistics.sample';
import { expect } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { pageOf } from '../../kit/shell';

const rows = ['Colegio Ceiba', 'Colegio Río Hondo', 'Liceo Templanza'].map((school_name, at) =>
  hierarchyWith({ id: at + 1, school_id: at + 1, school_name, school_remote_id: String(410_012 + at) }),
);
const answers = (): Answer[] => [
  answer(coachCalls.coachesByRole, ({ query }) =>
    coachesPage(sampleCoaches.filter(({ roles }) => roles.some((role) => role === query.get('role')))),
  ),
  answer(hierarchy.list, () => pageOf(rows, { size: 50 })),
  answer(managementSchoolHistory, () => sampleSchoolHistory),
  answer(statistics.cards, () => cards(null)),
];

const SCHOOL = { filter: 'school' as const, id: 1, name: 'Colegio Ceiba' };
const cards = (subject: typeof SCHOOL | null) => ({
  ...{ data: cardsWith(), cycle: { id: 2, period: '2026-2027' }, subject },
});
/** The charts of a dashboard, read when they are opened, or with a school's page. */
const charts = (): Answer[] => [
  answer(dpi.statistics, { data: statisticsWith() }),
  answer(pai.statistics, { data: { pie: { hasPai: 24, notHasPai: 16 } } }),
  answer(pfi.statistics, { data: { pie: { hasPfi: 38, notHasPfi: 2 } } }),
  answer(pfp.statistics, { data: { pie: { consulted: 900, notConsulted: 300 } } }),
  answer(observationFigures.statistics, {
    data: { pie: { yes: 300, no: 92, na: 42 }, compliance: 76.5, montlyObsProfessors: 9, months: [] },
  }),
  answer(observationFigures.guideStatistics, { data: [] }),
];

const meta = {
  title: 'Pantallas/Inicio de la gerencia',
  ...onStage,
  args: { as: 'MGMT', at: '/management', answers },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A school is found by who accompanies it, and its dashboard opens (STA-04, STA-05). */
export const Chosen: Story = {
  args: {
    answers: () => [
      ...answers(),
      answer(statistics.cards, ({ query }) => cards(query.has('filter[school]') ? SCHOOL : null)),
      ...charts(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: SCHOOL.name }));
    await expect(await canvas.findByRole('heading', { level: 1, name: SCHOOL.name })).toBeVisible();
  },
};

/** The history of a school (HIE-06). */
export const History: Story = {
  args: { at: '/management?school=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Teresa Muñoz Ávila')).toBeVisible();
  },
};

/** The figures are not there yet: their cards keep their places. */
export const FiguresLoading: Story = { args: { answers: () => [...answers(), withhold(statistics.cards, NEVER)] } };

export const Choice: Story = {
  play: async (played) => {
    await pageIsReady(played);
    await expect(await played.canvas.findByRole('link', { name: 'Liceo Templanza' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The schools of a finished cycle, which is named. */
export const OfAFinishedCycle: Story = {
  args: {
    at: '/management?cycle=1',
    answers: () => [...answers(), answer(cycles.get, { data: { ...(sampleCycles[2] ?? sampleCycle), id: 1 } })],
  },
  play: async (played) => {
    const note = textIn(played)('Ciclo 2025-2026, solo lectura', 'Cycle 2025-2026, read only');
    await expect(await played.canvas.findByText(note)).toBeVisible();
  },
};

/** No cycle is running. */
export const WithoutACycle: Story = { args: { person: { cycle: null } } };

export const Loading: Story = { args: { answers: () => [...answers(), withhold(hierarchy.list, NEVER)] } };

export const Failed: Story = {
  args: {
    answers: () =>
      answers().map((given) => (given.call === hierarchy.list ? refusedOnce(given, 'request.too-many') : given)),
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('link', { name: 'Liceo Templanza' })).toBeVisible();
  },
};

/** A right that was switched off. */
export const Forbidden: Story = { args: { answers: () => [...answers(), withhold(hierarchy.list, 'access.refused')] } };

const NO_ANSWERS = [1, 2, 3, 4, 5].map((quadrant) => ({ quadrant, total: 0, percentage: 0 }));
const network = (differs: Partial<DpiStatistics> = {}) => ({
  answers: () => [...answers(), answer(dpi.statistics, { data: statisticsWith(differs) })],
});
const openNetwork = async (played: Parameters<typeof pageIsReady>[0] & Parameters<typeof press>[0]) => {
  await pageIsReady(played);
  await press(played, textIn(played)('Diagnóstico (DPI)', 'Diagnostic (DPI)'));
};

/** The diagnostic of the network, and how many people used more time (STA-03). */
export const Network: Story = {
  args: network(),
  play: async (played) => {
    await openNetwork(played);
    await expect(
      await played.canvas.findByText(textIn(played)('Personas que usaron más tiempo', 'People who used more time')),
    ).toBeVisible();
  },
};
export const NetworkOnAPhone: Story = { ...Network, ...OnAPhone };
/** Not all figures are final, or too few people used more time. */
export const NetworkNotFinal: Story = { ...Network, args: network({ moreTime: null }) };
export const NetworkWithoutAnswers: Story = {
  ...Network,
  args: network({ pie: NO_ANSWERS, hasDPi: 0, notHasDPi: 13, moreTime: null }),
};
export const NetworkLoading: Story = {
  args: { answers: () => [...answers(), withhold(dpi.statistics, NEVER)] },
  play: openNetwork,
};
export const NetworkFailed: Story = {
  args: {
    answers: () => [...answers(), refusedOnce(answer(dpi.statistics, { data: statisticsWith() }), 'request.too-many')],
  },
  play: async (played) => {
    await openNetwork(played);
    await retryByKeyboard(played);
  },
};
export const NetworkForbidden: Story = {
  args: { answers: () => [...answers(), withhold(dpi.statistics, 'access.refused')] },
  play: openNetwork,
};
