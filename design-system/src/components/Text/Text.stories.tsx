import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Text } from './Text';

const meta = {
  title: 'Componentes/Text',
  tags: ['ready'],
  component: Text,
  args: { children: 'Observación de Matemáticas, 3.º B' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap={2}>
      <Text variant="display">24 visitas</Text>
      <Text variant="title">Escuela Benito Juárez</Text>
      <Text>La visita dura 50 minutos y la devolución 30.</Text>
      <Text variant="label">Martes 12-05-2026, 10:30</Text>
      <Text variant="caption">Guardado 10:42</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={1}>
      <Text tone="muted">Última visita hace 12 días</Text>
      <Text tone="accent">En curso</Text>
      <Text tone="success">4 de 4 ejes completos</Text>
      <Text tone="warning">Sin conexión</Text>
      <Text tone="danger">Falta el objetivo</Text>
      <Text tone="visit">Visita de acompañamiento</Text>
    </Stack>
  ),
};

export const Truncated: Story = {
  args: {
    isTruncated: true,
    children: 'Escuela Primaria Urbana Matutina «Maestro Justo Sierra Méndez», Mérida, Yucatán '.repeat(4),
  },
};
