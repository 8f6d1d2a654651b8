import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '../StatusChip';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Componentes/Datos/DescriptionList',
  tags: ['ready'],
  component: DescriptionList,
  args: {
    items: [
      { id: 'school', term: 'Escuela', detail: 'Escuela Primaria Benito Juárez' },
      { id: 'date', term: 'Fecha y hora', detail: '13-05-2026, 09:00' },
      { id: 'teacher', term: 'Docente', detail: 'María Fernanda Ortiz, 3.º B' },
      { id: 'status', term: 'Estado', detail: <StatusChip status="scheduled">Programada</StatusChip> },
      {
        id: 'goal',
        term: 'Objetivo',
        detail: 'Observar el uso de preguntas abiertas.\nAcordar dos acciones de mejora con la docente.',
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
