import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button, LinkButton } from '../Button';
import { Card } from '../Card';
import { EmptyState, ErrorState, ForbiddenState } from './StateMessage';

const meta = {
  title: 'Componentes/Estados',
  tags: ['new'],
  component: EmptyState,
  args: { title: 'Todavía no hay visitas' },
  parameters: { english: { title: 'There are no visits yet' } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <EmptyState
        {...args}
        icon="visit"
        body={say(
          'Agenda la primera visita de acompañamiento y aparecerá aquí.',
          'Plan the first coaching visit and it will stand here.',
        )}
        action={
          <Button variant="primary" icon="plus">
            {say('Agendar visita', 'Plan a visit')}
          </Button>
        }
      />
    );
  },
};

export const NothingFound: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <EmptyState
        icon="search"
        title={say('Ninguna visita coincide', 'No visit matches')}
        body={say('Hay 24 visitas fuera de estos filtros.', 'There are 24 visits outside these filters.')}
        action={<Button icon="filter">{say('Quitar filtros', 'Clear filters')}</Button>}
      />
    );
  },
};

const failed = (say: ReturnType<typeof saying>) => ({
  title: say('No pudimos cargar tus visitas', 'We could not load your visits'),
  retryLabel: say('Reintentar', 'Try again'),
  onRetry: fn(),
});

export const CouldNotLoad: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <ErrorState
        {...failed(say)}
        body={say(
          'Revisa tu conexión. Lo que escribiste está a salvo.',
          'Look at your connection. What you wrote is safe.',
        )}
        detail={say('Solicitud 7f3a', 'Request 7f3a')}
      />
    );
  },
};

export const Retrying: Story = {
  render: (_, { globals }) => <ErrorState {...failed(saying(globals))} isRetrying />,
};

export const Forbidden: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <ForbiddenState
        title={say('No tienes acceso a esta página', 'You have no access to this page')}
        body={say(
          'Si crees que lo necesitas, pídeselo a quien administra tu escuela.',
          'If you think that you need it, ask whoever administers your school.',
        )}
        action={<LinkButton href="/">{say('Ir al inicio', 'Go home')}</LinkButton>}
      />
    );
  },
};

export const SmallInACard: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Card>
        <EmptyState
          size="S"
          icon="note"
          level={3}
          title={say('Sin notas', 'No notes')}
          body={say('Escribe la primera durante la visita.', 'Write the first one during the visit.')}
        />
      </Card>
    );
  },
};

export const LongText: Story = {
  render: () => (
    <ErrorState
      title={`No pudimos cargar las visitas a ${long.school}`}
      body={`${long.error} ${long.word}`}
      detail="Solicitud 7f3a90c1-6b7e-4a52-9d0e-2f4b1c5e8a77"
      onRetry={fn()}
      retryLabel="Reintentar cuando regrese la conexión de la escuela"
    />
  ),
  globals: { language: 'es' },
  decorators: [onAPhone],
};

export const FromRightToLeft: Story = { ...CouldNotLoad, decorators: [fromRightToLeft] };
