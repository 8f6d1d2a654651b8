import type { Meta, StoryObj } from '@storybook/react-vite';
import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { coachesPage, hierarchyWith, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { sampleSchoolHistory } from '@ruta/contracts/hierarchy/school-history.sample';
import { managementSchoolHistory } from '@ruta/contracts/hierarchy/school-history.screens';
import { expect } from 'storybook/test';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
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
