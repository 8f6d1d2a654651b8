import type { Meta, StoryObj } from '@storybook/react-vite';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { LoadingRegion, Skeleton } from '../Skeleton';
import { Inline, Stack } from '../Stack';
import { Text } from '../Text';
import { Card } from './Card';

const meta = {
  title: 'Componentes/Card',
  tags: ['ready'],
  component: Card,
  args: { children: null },
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Card {...args}>
        <Stack gap={1}>
          <Text weight="bold">{say('Plan de formación individual', 'Individual training plan')}</Text>
          <Text tone="muted">{say('Laura Méndez · entrega el 30-05-2026', 'Laura Méndez · due on 30-05-2026')}</Text>
        </Stack>
      </Card>
    );
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inset: Story = { args: { tone: 'inset' } };
export const Accent: Story = { args: { tone: 'accent' } };
export const Section: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Card padding="L" element="section" aria-labelledby="goal">
        <Stack gap={3}>
          <Heading level={2} id="goal">
            {say('Objetivo de la visita', 'Goal of the visit')}
          </Heading>
          <Text>
            {say(
              'Observar cómo se cierra la clase y qué evidencia queda de lo que aprendió cada niña y cada niño.',
              'To observe how the class is closed and what evidence is left of what each child learned.',
            )}
          </Text>
          <Inline>
            <Button icon="edit">{say('Editar objetivo', 'Edit goal')}</Button>
          </Inline>
        </Stack>
      </Card>
    );
  },
};
/** Loading content; the card keeps its size. */
export const Loading: Story = {
  render: (args, { globals }) => (
    <LoadingRegion
      isLoading
      label={saying(globals)('Cargando el plan', 'Loading the plan')}
      skeleton={
        <Card {...args}>
          <Skeleton lines={2} />
        </Card>
      }
    >
      {null}
    </LoadingRegion>
  ),
};
export const LongText: Story = {
  render: (args) => (
    <Card {...args}>
      <Stack gap={1}>
        <Text weight="bold">{long.title}</Text>
        <Text tone="muted">{long.school}</Text>
        <Text>{long.word}</Text>
      </Stack>
    </Card>
  ),
  globals: { language: 'es' },
  decorators: [onAPhone],
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
