import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Componentes/Breadcrumbs',
  tags: ['new'],
  component: Breadcrumbs,
  args: {
    label: 'Ruta de navegación',
    items: [
      { label: 'Escuelas', href: '/escuelas' },
      { label: 'Benito Juárez', href: '/escuelas/1' },
      { label: '3.º B' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
