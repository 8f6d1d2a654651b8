import type { Meta, StoryObj } from '@storybook/react-vite';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Stack } from '../Stack';
import { Text } from './Text';

const meta = {
  title: 'Componentes/Text',
  tags: ['ready'],
  component: Text,
  parameters: { english: { children: 'Observation of Mathematics, 3rd B' } },
  args: { children: 'Observación de Matemáticas, 3.º B' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Stack gap={2}>
        <Text variant="display">{say('24 visitas', '24 visits')}</Text>
        <Text variant="title">Escuela Benito Juárez</Text>
        <Text>
          {say('La visita dura 50 minutos y la devolución 30.', 'The visit takes 50 minutes, the feedback 30.')}
        </Text>
        <Text variant="label">{say('Martes 12-05-2026, 10:30', 'Tuesday 12-05-2026, 10:30')}</Text>
        <Text variant="caption">{say('Guardado 10:42', 'Saved 10:42')}</Text>
      </Stack>
    );
  },
};

export const Tones: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Stack gap={1}>
        <Text tone="muted">{say('Última visita hace 12 días', 'Last visit 12 days ago')}</Text>
        <Text tone="accent">{say('En curso', 'In progress')}</Text>
        <Text tone="success">{say('4 de 4 ejes completos', '4 of 4 axes complete')}</Text>
        <Text tone="warning">{say('Sin conexión', 'No connection')}</Text>
        <Text tone="danger">{say('Falta el objetivo', 'The goal is missing')}</Text>
        <Text tone="visit">{say('Visita de acompañamiento', 'Coaching visit')}</Text>
      </Stack>
    );
  },
};

export const Truncated: Story = longText({ isTruncated: true, children: long.school });

export const LongText: Story = longText({ element: 'p' as const, children: `${long.goal}. ${long.help}` });

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
