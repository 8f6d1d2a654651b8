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
];

const meta = {
  title: 'Pantallas/Inicio de la gerencia',
  ...onStage,
  args: { as: 'MGMT', at: '/management', answers },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A school is found by who accompanies it, and its history opens (HIE-05, HIE-06). */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Colegio Ceiba' }));
    await expect(await canvas.findByText('Teresa Muñoz Ávila')).toBeVisible();
  },
};

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
  await press(played, textIn(played)('Diagnóstico (DPI) de la red', 'Diagnostic (DPI) of the network'));
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
