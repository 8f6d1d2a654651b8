import type { Meta, StoryObj } from '@storybook/react-vite';
import { AxisSummary } from './AxisSummary';

const meta = {
  title: 'Patrones/AxisSummary',
  tags: ['ready'],
  component: AxisSummary,
  args: {
    name: 'Ambiente de aula',
    headingLevel: 2,
    labels: { actions: 'Acciones', specifications: 'Especificaciones' },
    emptyText: 'Sin registrar',
    value: {
      actions: 'Acordar con el grupo tres reglas de convivencia y dejarlas a la vista.',
      specifications: 'Con el grupo 3.º B, en la primera sesión; cartulina y plumones.',
    },
  },
} satisfies Meta<typeof AxisSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Incomplete: Story = { args: { value: { actions: 'Acordar reglas de convivencia.', specifications: '' } } };
