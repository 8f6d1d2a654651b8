import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../Stack';
import { Text } from '../Text';
import { Divider } from './Divider';

const meta = { title: 'Componentes/Divider', tags: ['ready'], component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack gap={3}>
      <Text>Primer ciclo: agosto a diciembre</Text>
      <Divider />
      <Text>Segundo ciclo: enero a julio</Text>
    </Stack>
  ),
};

export const Vertical: Story = {
  render: () => (
    <Inline gap={3}>
      <Text>12 visitas</Text>
      <Divider orientation="vertical" />
      <Text>4 sesiones</Text>
    </Inline>
  ),
};
