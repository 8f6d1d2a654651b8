import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Text } from '../Text';
import { Link } from './Link';

const meta = {
  title: 'Componentes/Link',
  tags: ['ready'],
  component: Link,
  parameters: { english: { children: 'Visit of 12-05-2026' } },
  args: { href: '/visitas/12', children: 'Visita del 12-05-2026' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { isQuiet: true } };
export const NewTab: Story = {
  args: { href: '/reporte.pdf', children: 'Reporte de la visita (PDF)', newTabLabel: 'se abre en otra pestaña' },
};
export const InText: Story = {
  render: () => (
    <Text element="p">
      Antes de cerrar, revisa la <Link href="/guia">guía de devolución</Link> y agenda la siguiente sesión.
    </Text>
  ),
};

const followed = fn();

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '{Tab}',
      does: { es: 'Llega al enlace', en: 'Reaches the link' },
      then: ({ canvas }) => expect(canvas.getByRole('link')).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: { es: 'Lo sigue', en: 'Follows it' },
      then: () => expect(followed).toHaveBeenCalledTimes(1),
    },
  ],
  ({ canvas }) => {
    followed.mockClear();
    canvas.getByRole('link').addEventListener('click', () => void followed());
  },
);
