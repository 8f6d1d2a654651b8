import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Text } from '../Text';
import { InlineAlert } from './InlineAlert';

const meta = {
  title: 'Componentes/InlineAlert',
  tags: ['ready'],
  component: InlineAlert,
  args: {
    title: 'El ciclo 2026-2027 empieza el 24-08-2026',
    children: <Text variant="label">Hasta entonces puedes preparar las escuelas y los equipos.</Text>,
  },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Los datos del ciclo están preparados', children: null },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Sin conexión',
    children: <Text variant="label">Lo que escribas se guarda en este equipo.</Text>,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Faltan 2 datos para guardar la visita',
    children: <Text variant="label">Escribe el objetivo y elige una fecha.</Text>,
    actions: <Button size="S">Ir al objetivo</Button>,
  },
};
