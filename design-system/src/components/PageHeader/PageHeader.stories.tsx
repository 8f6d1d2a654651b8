import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { StatusChip } from '../StatusChip';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Componentes/PageHeader',
  tags: ['ready'],
  component: PageHeader,
  parameters: { english: { title: 'Coaching visits' } },
  args: { title: 'Visitas de acompañamiento' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    english: {
      primaryAction: (
        <Button variant="primary" icon="plus">
          New visit
        </Button>
      ),
    },
  },
  args: {
    primaryAction: (
      <Button variant="primary" icon="plus">
        Nueva visita
      </Button>
    ),
  },
};

export const Detail: Story = {
  parameters: {
    english: {
      title: 'Mathematics observation, 3rd B',
      backTo: { href: '/visitas', label: 'Visits' },
      meta: (
        <>
          <StatusChip status="pending">Today</StatusChip>
          <span>12-05-2026, 10:30</span>
          <span>Laura Méndez</span>
        </>
      ),
      actions: (
        <>
          <Button icon="reschedule">Reschedule</Button>
          <Menu
            trigger={<IconButton icon="more" label="More actions" variant="secondary" />}
            items={[{ id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger' }]}
          />
        </>
      ),
      primaryAction: (
        <Button variant="primary" icon="play">
          Start visit
        </Button>
      ),
    },
  },
  args: {
    title: 'Observación de Matemáticas, 3.º B',
    backTo: { href: '/visitas', label: 'Visitas' },
    meta: (
      <>
        <StatusChip status="pending">Hoy</StatusChip>
        <span>12-05-2026, 10:30</span>
        <span>Laura Méndez</span>
      </>
    ),
    actions: (
      <>
        <Button icon="reschedule">Reprogramar</Button>
        <Menu
          trigger={<IconButton icon="more" label="Más acciones" variant="secondary" />}
          items={[{ id: 'delete', label: 'Eliminar', icon: 'trash', tone: 'danger' }]}
        />
      </>
    ),
    primaryAction: (
      <Button variant="primary" icon="play">
        Iniciar visita
      </Button>
    ),
  },
};

export const WithBreadcrumbs: Story = {
  parameters: {
    english: {
      title: 'Laura Méndez',
      breadcrumbs: (
        <Breadcrumbs
          label="Breadcrumbs"
          items={[
            { label: 'Schools', href: '/escuelas' },
            { label: 'Benito Juárez', href: '/escuelas/1' },
            { label: 'Laura Méndez' },
          ]}
        />
      ),
    },
  },
  args: {
    title: 'Laura Méndez',
    breadcrumbs: (
      <Breadcrumbs
        label="Ruta de navegación"
        items={[
          { label: 'Escuelas', href: '/escuelas' },
          { label: 'Benito Juárez', href: '/escuelas/1' },
          { label: 'Laura Méndez' },
        ]}
      />
    ),
  },
};

export const TakesTheFocus: Story = {
  args: { shouldFocusTitle: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
