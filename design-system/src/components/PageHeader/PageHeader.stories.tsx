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
  args: { title: 'Visitas de acompañamiento' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    primaryAction: (
      <Button variant="primary" icon="plus">
        Nueva visita
      </Button>
    ),
  },
};

export const Detail: Story = {
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
