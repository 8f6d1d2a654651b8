import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card';
import { StatusChip } from '../StatusChip';
import { Text } from '../Text';
import { Grid, Inline, Stack } from './Stack';

const meta = { title: 'Componentes/Stack', tags: ['ready'], component: Stack, args: { children: null } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Readonly<Record<string, unknown>>) =>
  globals['language'] === 'en'
    ? { visit: 'Mathematics observation, 3rd B', pending: 'Pending', schools: 'Your schools' }
    : { visit: 'Observación de Matemáticas, 3.º B', pending: 'Pendiente', schools: 'Tus escuelas' };

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
  render: (_, { globals }) => (
    <Inline justify="between">
      <Text weight="bold">{words(globals).visit}</Text>
      <StatusChip status="pending">{words(globals).pending}</StatusChip>
    </Inline>
  ),
};

export const InColumns: Story = {
  render: (_, { globals }) => (
    <Grid minColumn="M" element="ul" aria-label={words(globals).schools}>
      {schools.map((school) => (
        <Card key={school} element="li">
          {school}
        </Card>
      ))}
    </Grid>
  ),
};
