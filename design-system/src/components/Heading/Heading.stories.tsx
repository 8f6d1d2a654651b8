import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Heading } from './Heading';

const meta = {
  title: 'Componentes/Heading',
  tags: ['ready'],
  component: Heading,
  args: { level: 2, children: 'Lo que sigue' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1}>Visitas de acompañamiento</Heading>
      <Heading level={2}>Mayo de 2026</Heading>
      <Heading level={3}>Escuela Benito Juárez</Heading>
      <Heading level={4}>Ejes observados</Heading>
    </Stack>
  ),
};

export const SmallerThanItsLevel: Story = { args: { level: 2, size: 'S', children: 'Evidencias' } };
