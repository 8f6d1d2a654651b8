import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Stack } from '../Stack';
import { Heading } from './Heading';

const meta = {
  title: 'Componentes/Heading',
  tags: ['ready'],
  component: Heading,
  parameters: { english: { children: 'What comes next' } },
  args: { level: 2, children: 'Lo que sigue' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Stack gap={3}>
        <Heading level={1}>{say('Visitas de acompañamiento', 'Coaching visits')}</Heading>
        <Heading level={2}>{say('Mayo de 2026', 'May 2026')}</Heading>
        <Heading level={3}>Escuela Benito Juárez</Heading>
        <Heading level={4}>{say('Ejes observados', 'Axes observed')}</Heading>
      </Stack>
    );
  },
};

export const SmallerThanItsLevel: Story = inBoth(
  { level: 2 as const, size: 'S' as const, children: 'Evidencias' },
  { children: 'Evidence' },
);

export const LongText: Story = longText({ level: 1 as const, children: long.title });

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
