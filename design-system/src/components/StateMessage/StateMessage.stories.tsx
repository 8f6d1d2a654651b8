import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, LinkButton } from '../Button';
import { Card } from '../Card';
import { EmptyState, ErrorState, ForbiddenState } from './StateMessage';

const words = {
  es: {
    failed: 'No pudimos cargar tus visitas',
    check: 'Revisa tu conexión. Lo que escribiste está a salvo.',
    request: 'Solicitud 7f3a',
    retry: 'Reintentar',
    forbidden: 'No tienes acceso a esta página',
    ask: 'Si crees que lo necesitas, pídeselo a quien administra tu escuela.',
    home: 'Ir al inicio',
    none: 'Sin notas',
    first: 'Escribe la primera durante la visita.',
  },
  en: {
    failed: 'We could not load your visits',
    check: 'Check your connection. What you typed is safe.',
    request: 'Request 7f3a',
    retry: 'Try again',
    forbidden: 'You do not have access to this page',
    ask: 'If you think that you need it, ask whoever administers your school.',
    home: 'Go home',
    none: 'No notes',
    first: 'Write the first one during the visit.',
  },
} as const;

const say = (globals: Readonly<Record<string, unknown>>) => words[globals['language'] === 'en' ? 'en' : 'es'];

const meta = {
  title: 'Componentes/Estados',
  tags: ['new'],
  component: EmptyState,
  args: { title: 'Todavía no hay visitas' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    english: {
      title: 'No visits yet',
      body: 'Schedule the first coaching visit and it will appear here.',
      action: (
        <Button variant="primary" icon="plus">
          Schedule visit
        </Button>
      ),
    },
  },
  args: {
    icon: 'visit',
    body: 'Programa la primera visita de acompañamiento y aparecerá aquí.',
    action: (
      <Button variant="primary" icon="plus">
        Programar visita
      </Button>
    ),
  },
};

export const NothingFound: Story = {
  parameters: {
    english: {
      title: 'No visit matches',
      body: 'There are 24 visits outside these filters.',
      action: <Button icon="filter">Clear filters</Button>,
    },
  },
  args: {
    icon: 'search',
    title: 'Ninguna visita coincide',
    body: 'Hay 24 visitas fuera de estos filtros.',
    action: <Button icon="filter">Quitar filtros</Button>,
  },
};

export const CouldNotLoad: Story = {
  render: (_, { globals }) => (
    <ErrorState
      title={say(globals).failed}
      body={say(globals).check}
      detail={say(globals).request}
      onRetry={fn()}
      retryLabel={say(globals).retry}
    />
  ),
};

export const Retrying: Story = {
  render: (_, { globals }) => (
    <ErrorState title={say(globals).failed} onRetry={fn()} retryLabel={say(globals).retry} isRetrying />
  ),
};

export const Forbidden: Story = {
  render: (_, { globals }) => (
    <ForbiddenState
      title={say(globals).forbidden}
      body={say(globals).ask}
      action={<LinkButton href="/">{say(globals).home}</LinkButton>}
    />
  ),
};

export const SmallInACard: Story = {
  render: (_, { globals }) => (
    <Card>
      <EmptyState size="S" icon="note" level={3} title={say(globals).none} body={say(globals).first} />
    </Card>
  ),
};
