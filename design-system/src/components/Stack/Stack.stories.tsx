import type { Meta, StoryObj } from '@storybook/react-vite';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Card } from '../Card';
import { StatusChip } from '../StatusChip';
import { Text } from '../Text';
import { Grid, Inline, Stack } from './Stack';

const meta = { title: 'Componentes/Stack', tags: ['ready'], component: Stack, args: { children: null } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

const schools = ['Escuela Benito Juárez', 'Escuela Sor Juana Inés de la Cruz', 'Escuela Rural Emiliano Zapata'];

export const Default: Story = {
  render: () => (
    <Stack gap={2}>
      {schools.map((school) => (
        <Card key={school} padding="S">
          {school}
        </Card>
      ))}
    </Stack>
  ),
};

export const Horizontal: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Inline justify="between">
        <Text weight="bold">{say('Observación de Matemáticas, 3.º B', 'Observation of Mathematics, 3rd B')}</Text>
        <StatusChip status="pending">{say('Pendiente', 'Pending')}</StatusChip>
      </Inline>
    );
  },
};

export const InColumns: Story = {
  render: (_, { globals }) => (
    <Grid minColumn="M" element="ul" aria-label={saying(globals)('Tus escuelas', 'Your schools')}>
      {schools.map((school) => (
        <Card key={school} element="li">
          {school}
        </Card>
      ))}
    </Grid>
  ),
};

export const LongText: Story = {
  render: () => (
    <Stack gap={4}>
      <Inline justify="between">
        <Text weight="bold">{long.title}</Text>
        <StatusChip status="pending">Pendiente de la firma de la dirección</StatusChip>
      </Inline>
      <Grid minColumn="L" element="ul">
        <Card element="li">{long.school}</Card>
        <Card element="li">{long.word}</Card>
      </Grid>
    </Stack>
  ),
  globals: { language: 'es' },
  decorators: [onAPhone],
};

export const FromRightToLeft: Story = { ...Horizontal, decorators: [fromRightToLeft] };
