import type { Meta, StoryObj } from '@storybook/react-vite';
import { saying } from '../../testing/in-english';
import { fromRightToLeft } from '../../testing/story-frames';
import { Inline, Stack } from '../Stack';
import { Text } from '../Text';
import { Divider } from './Divider';

const meta = { title: 'Componentes/Divider', tags: ['ready'], component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Stack gap={3}>
        <Text>{say('Primer ciclo: agosto a diciembre', 'First term: August to December')}</Text>
        <Divider {...args} />
        <Text>{say('Segundo ciclo: enero a julio', 'Second term: January to July')}</Text>
      </Stack>
    );
  },
};

export const Vertical: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Inline gap={3}>
        <Text>{say('12 visitas', '12 visits')}</Text>
        <Divider orientation="vertical" />
        <Text>{say('4 sesiones', '4 sessions')}</Text>
      </Inline>
    );
  },
};

export const FromRightToLeft: Story = { ...Vertical, decorators: [fromRightToLeft] };
