import type { Meta, StoryObj } from '@storybook/react-vite';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button } from '../Button';
import { Text } from '../Text';
import { InlineAlert } from './InlineAlert';

const meta = {
  title: 'Componentes/InlineAlert',
  tags: ['ready'],
  component: InlineAlert,
  parameters: { english: { title: 'The cycle 2026-2027 begins on 24-08-2026' } },
  render: (args, { globals }) => (
    <InlineAlert {...args}>
      {args.children === undefined ? (
        <Text variant="label">
          {saying(globals)(
            'Hasta entonces puedes preparar las escuelas y los equipos.',
            'Until then you can prepare the schools and the teams.',
          )}
        </Text>
      ) : (
        args.children
      )}
    </InlineAlert>
  ),
  args: { title: 'El ciclo 2026-2027 empieza el 24-08-2026' },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Los datos del ciclo están preparados', children: null },
  parameters: { english: { title: 'The data of the cycle are ready' } },
};
export const Warning: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <InlineAlert tone="warning" title={say('Sin conexión', 'No connection')}>
        <Text variant="label">
          {say('Lo que escribas se guarda en este equipo.', 'What you write is kept on this device.')}
        </Text>
      </InlineAlert>
    );
  },
};
export const Danger: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <InlineAlert
        tone="danger"
        title={say('Faltan 2 datos para guardar la visita', '2 facts are missing to save the visit')}
        actions={<Button size="S">{say('Ir al objetivo', 'Go to the goal')}</Button>}
      >
        <Text variant="label">
          {say('Escribe el objetivo y elige una fecha.', 'Write the goal and choose a date.')}
        </Text>
      </InlineAlert>
    );
  },
};
export const LongText: Story = {
  args: {
    tone: 'danger',
    title: long.error,
    children: <Text variant="label">{`${long.help} ${long.word}`}</Text>,
    actions: <Button size="S">Ir al campo y acortar el nombre de la escuela</Button>,
  },
  globals: { language: 'es' },
  decorators: [onAPhone],
};
export const FromRightToLeft: Story = { args: { tone: 'warning' }, decorators: [fromRightToLeft] };
