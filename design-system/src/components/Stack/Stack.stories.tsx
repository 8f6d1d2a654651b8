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
  render: () => (
    <Inline justify="between">
      <Text weight="bold">Observación de Matemáticas, 3.º B</Text>
      <StatusChip status="pending">Pendiente</StatusChip>
    </Inline>
  ),
};

export const InColumns: Story = {
  render: () => (
    <Grid minColumn="M" element="ul" aria-label="Tus escuelas">
      {schools.map((school) => (
        <Card key={school} element="li">
          {school}
        </Card>
      ))}
    </Grid>
  ),
};
