import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { Inline, Stack } from '../Stack';
import { Text } from '../Text';
import { Card } from './Card';

const meta = {
  title: 'Componentes/Card',
  tags: ['ready'],
  component: Card,
  args: {
    children: (
      <Stack gap={1}>
        <Text weight="bold">Plan de formación individual</Text>
        <Text tone="muted">Laura Méndez · entrega el 30-05-2026</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inset: Story = { args: { tone: 'inset' } };
export const Accent: Story = { args: { tone: 'accent' } };
export const Section: Story = {
  args: {
    padding: 'L',
    element: 'section',
    'aria-labelledby': 'goal',
    children: (
      <Stack gap={3}>
        <Heading level={2} id="goal">
          Objetivo de la visita
        </Heading>
        <Text>Observar cómo se cierra la clase y qué evidencia queda de lo que aprendió cada niña y cada niño.</Text>
        <Inline>
          <Button icon="edit">Editar objetivo</Button>
        </Inline>
      </Stack>
    ),
  },
};
