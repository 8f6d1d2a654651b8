import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Text } from './Text';

const meta = {
  title: 'Componentes/Text',
  tags: ['ready'],
  component: Text,
  parameters: { english: { children: 'Mathematics observation, 3rd B' } },
  args: { children: 'Observación de Matemáticas, 3.º B' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const words = {
  es: {
    variants: [
      '24 visitas',
      'Escuela Benito Juárez',
      'La visita dura 50 minutos y la devolución 30.',
      'Martes 12-05-2026, 10:30',
      'Guardado 10:42',
    ],
    tones: [
      'Última visita hace 12 días',
      'En curso',
      '4 de 4 ejes completos',
      'Sin conexión',
      'Falta el objetivo',
      'Visita de acompañamiento',
    ],
  },
  en: {
    variants: [
      '24 visits',
      'Benito Juárez School',
      'The visit takes 50 minutes and the feedback 30.',
      'Tuesday 12-05-2026, 10:30',
      'Saved 10:42',
    ],
    tones: [
      'Last visit 12 days ago',
      'In progress',
      '4 of 4 axes complete',
      'Offline',
      'The goal is missing',
      'Coaching visit',
    ],
  },
} as const;

const variants = ['display', 'title', 'body', 'label', 'caption'] as const;
const tones = ['muted', 'accent', 'success', 'warning', 'danger', 'visit'] as const;

export const Variants: Story = {
  render: (_, { globals }) => (
    <Stack gap={2}>
      {variants.map((variant, at) => (
        <Text key={variant} variant={variant}>
          {words[globals['language'] === 'en' ? 'en' : 'es'].variants[at]}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (_, { globals }) => (
    <Stack gap={1}>
      {tones.map((tone, at) => (
        <Text key={tone} tone={tone}>
          {words[globals['language'] === 'en' ? 'en' : 'es'].tones[at]}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  // A name has no other language.
  parameters: {
    english: { children: 'Escuela Primaria Urbana Matutina «Maestro Justo Sierra Méndez», Mérida, Yucatán '.repeat(4) },
  },
  args: {
    isTruncated: true,
    children: 'Escuela Primaria Urbana Matutina «Maestro Justo Sierra Méndez», Mérida, Yucatán '.repeat(4),
  },
};
