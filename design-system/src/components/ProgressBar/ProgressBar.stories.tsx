import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Componentes/ProgressBar',
  tags: ['ready'],
  component: ProgressBar,
  parameters: { english: { label: 'Preparing schools' } },
  args: { label: 'Preparando escuelas', value: 34 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InWords: Story = {
  parameters: { english: { label: 'Axes complete', valueLabel: '3 of 4' } },
  args: { label: 'Ejes completos', value: 3, maxValue: 4, valueLabel: '3 de 4' },
};
export const Complete: Story = { args: { value: 100, tone: 'success' } };
export const Unknown: Story = {
  parameters: { english: { label: 'Making the report' } },
  args: { label: 'Generando el reporte', value: undefined },
};
