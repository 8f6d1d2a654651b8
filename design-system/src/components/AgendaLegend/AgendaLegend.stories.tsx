import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgendaLegend } from './AgendaLegend';

const meta = {
  title: 'Componentes/Calendarios/AgendaLegend',
  tags: ['ready'],
  component: AgendaLegend,
  args: {
    kindsTitle: 'Colores',
    kinds: { pending: 'Pendiente', outdated: 'Vencida', taken: 'Tomada', visit: 'Visita' },
    momentsTitle: 'Iconos',
    moments: { completed: 'Completada', upcoming: 'Hoy o más adelante', past: 'Ya pasó y no se completó' },
  },
} satisfies Meta<typeof AgendaLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
