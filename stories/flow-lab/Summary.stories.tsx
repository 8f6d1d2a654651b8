import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MACHINE_IDS, MACHINES } from '@ruta/state-machines/machines';
import { MachineSummary } from './MachineSummary';

const meta = {
  id: 'flujos-resumen',
  title: 'Flujos/Resumen',
  component: MachineSummary,
  args: { language: 'es' },
  argTypes: { language: { table: { disable: true } } },
  render: (_, { globals }) => <MachineSummary language={globals['language'] as LabelLanguage} />,
} satisfies Meta<typeof MachineSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllMachines: Story = {
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('link')).toHaveLength(MACHINE_IDS.length);
    await expect(
      page.getByRole('link', { name: MACHINES.dpi.name[globals['language'] as LabelLanguage] }),
    ).toHaveAttribute('href', expect.stringContaining('/story/flujos-dpi--step-by-step'));
  },
};
