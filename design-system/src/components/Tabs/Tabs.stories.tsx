import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs';

const meta = {
  title: 'Componentes/Datos/Tabs',
  component: Tabs,
  args: {
    'aria-label': 'Visita',
    tabs: [
      { id: 'axes', label: 'Ejes', icon: 'target', content: 'Ambiente de aula, planeación, evaluación y comunidad.' },
      { id: 'attendance', label: 'Asistencia', icon: 'attendance', count: 12, content: '12 docentes presentes.' },
      { id: 'evidence', label: 'Evidencias', icon: 'attachment', count: 3, content: 'Tres archivos.' },
      { id: 'report', label: 'Reporte', icon: 'file', isDisabled: true, content: 'Disponible al finalizar.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondOpen: Story = { args: { defaultSelectedId: 'evidence' } };
