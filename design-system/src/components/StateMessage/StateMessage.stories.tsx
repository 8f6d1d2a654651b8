import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, LinkButton } from '../Button';
import { Card } from '../Card';
import { EmptyState, ErrorState, ForbiddenState } from './StateMessage';

const meta = {
  title: 'Componentes/Estados',
  tags: ['new'],
  component: EmptyState,
  args: { title: 'Todavía no hay visitas' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    icon: 'visit',
    body: 'Agenda la primera visita de acompañamiento y aparecerá aquí.',
    action: (
      <Button variant="primary" icon="plus">
        Agendar visita
      </Button>
    ),
  },
};

export const NothingFound: Story = {
  args: {
    icon: 'search',
    title: 'Ninguna visita coincide',
    body: 'Hay 24 visitas fuera de estos filtros.',
    action: <Button icon="filter">Quitar filtros</Button>,
  },
};

export const CouldNotLoad: Story = {
  render: () => (
    <ErrorState
      title="No pudimos cargar tus visitas"
      body="Revisa tu conexión. Lo que escribiste está a salvo."
      detail="Solicitud 7f3a"
      onRetry={fn()}
      retryLabel="Reintentar"
    />
  ),
};

export const Retrying: Story = {
  render: () => <ErrorState title="No pudimos cargar tus visitas" onRetry={fn()} retryLabel="Reintentar" isRetrying />,
};

export const Forbidden: Story = {
  render: () => (
    <ForbiddenState
      title="No tienes acceso a esta página"
      body="Si crees que lo necesitas, pídeselo a quien administra tu escuela."
      action={<LinkButton href="/">Ir al inicio</LinkButton>}
    />
  ),
};

export const SmallInACard: Story = {
  render: () => (
    <Card>
      <EmptyState size="S" icon="note" level={3} title="Sin notas" body="Escribe la primera durante la visita." />
    </Card>
  ),
};
