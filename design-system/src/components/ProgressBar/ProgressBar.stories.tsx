import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Componentes/ProgressBar',
  tags: ['ready'],
  component: ProgressBar,
  args: { label: 'Preparando escuelas', value: 34 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InWords: Story = { args: { label: 'Ejes completos', value: 3, maxValue: 4, valueLabel: '3 de 4' } };
export const Complete: Story = { args: { value: 100, tone: 'success' } };
export const Unknown: Story = { args: { label: 'Generando el reporte', value: undefined } };
