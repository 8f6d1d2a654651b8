import type { Meta, StoryObj } from '@storybook/react-vite';
import { saying } from '../../testing/in-english';
import { fromRightToLeft } from '../../testing/story-frames';
import { Card } from '../Card';
import { Inline, Stack } from '../Stack';
import { Text } from '../Text';
import { LoadingRegion, Skeleton } from './Skeleton';

const meta = { title: 'Componentes/Skeleton', tags: ['ready'], component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };
export const Block: Story = { args: { shape: 'block', height: 160 } };
export const Person: Story = {
  render: () => (
    <Inline wrap={false}>
      <Skeleton shape="circle" height={40} />
      <Stack gap={0} align="stretch">
        <Text>
          <Skeleton lines={2} />
        </Text>
      </Stack>
    </Inline>
  ),
};
export const Region: Story = {
  render: (_, { globals }) => (
    <LoadingRegion
      isLoading
      label={saying(globals)('Cargando visitas', 'Loading visits')}
      skeleton={
        <Card>
          <Skeleton lines={3} />
        </Card>
      }
    >
      {null}
    </LoadingRegion>
  ),
};
export const FromRightToLeft: Story = { args: { lines: 3 }, decorators: [fromRightToLeft] };
