import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
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
export const NewTab: Story = inBoth(
  { href: '/reporte.pdf', children: 'Reporte de la visita (PDF)', newTabLabel: 'se abre en otra pestaña' },
  { children: 'Report of the visit (PDF)', newTabLabel: 'opens in another tab' },
);
export const InText: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Text element="p">
        {say('Antes de cerrar, revisa la ', 'Before you close, look at the ')}
        <Link href="/guia">{say('guía de devolución', 'feedback guide')}</Link>
        {say(' y agenda la siguiente sesión.', ' and plan the next session.')}
      </Text>
    );
  },
};
export const LongText: Story = longText({
  children: `${long.school}, ${long.word}`,
  newTabLabel: 'se abre en otra pestaña',
});
export const FromRightToLeft: Story = {
  args: { newTabLabel: 'se abre en otra pestaña' },
  decorators: [fromRightToLeft],
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
    {
      press: '{Shift>}{Tab}{/Shift}',
      does: { es: 'Sale hacia atrás', en: 'Leaves it backwards' },
      then: ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveFocus(),
    },
  ],
  ({ canvas }) => {
    followed.mockClear();
    canvas.getByRole('link').addEventListener('click', () => void followed());
  },
);
