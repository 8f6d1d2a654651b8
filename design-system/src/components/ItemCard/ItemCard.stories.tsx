import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button, LinkButton } from '../Button';
import { StatusChip } from '../StatusChip';
import { ItemCard } from './ItemCard';
import type { ItemCardProps } from './ItemCard';

interface BesideProps extends Omit<ItemCardProps, 'anchor' | 'isOpen'> {
  opener: string;
}

function Beside({ opener, onOpenChange, ...card }: BesideProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={anchor} style={{ display: 'inline-block' }}>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      <ItemCard
        {...card}
        anchor={anchor}
        isOpen={isOpen}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Componentes/Calendarios/ItemCard',
  tags: ['new'],
  component: ItemCard,
  parameters: {
    english: {
      title: 'Observation of Mathematics, 3rd B',
      closeLabel: 'Close',
      facts: [
        { id: 'when', icon: 'clock', text: 'Wednesday, May 13, 09:00 to 10:00' },
        { id: 'where', icon: 'school', text: 'Escuela Primaria Benito Juárez' },
        { id: 'who', icon: 'user', text: 'Laura Mendoza' },
      ],
    },
  },
  args: {
    anchor: { current: null },
    isOpen: false,
    onOpenChange: fn(),
    title: 'Observación de Matemáticas, 3.º B',
    facts: [
      { id: 'when', icon: 'clock', text: 'miércoles 13 de mayo, 09:00 a 10:00' },
      { id: 'where', icon: 'school', text: 'Escuela Primaria Benito Juárez' },
      { id: 'who', icon: 'user', text: 'Laura Mendoza' },
    ],
    closeLabel: 'Cerrar',
  },
  render: ({ anchor: _anchor, isOpen: _isOpen, ...card }, { globals }) => {
    const say = saying(globals);
    return (
      <Beside
        opener={say('Visita de las 09:00', 'Visit at 09:00')}
        signs={<StatusChip status="visit">{say('Visita', 'Visit')}</StatusChip>}
        actions={
          <>
            <Button variant="primary" icon="play">
              {say('Iniciar', 'Start')}
            </Button>
            <LinkButton href="/visits/41">{say('Ver', 'View')}</LinkButton>
          </>
        }
        {...card}
      />
    );
  },
} satisfies Meta<typeof ItemCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
/** In an iframe on docs pages, because the card covers the page. */
const framed = { docs: { story: { inline: false, height: '340px' } } };

export const Default: Story = {};

export const Open: Story = { parameters: framed, play: open };

/** An empty place of the calendar where nothing may be created: the reason, and nothing to press. */
export const WithoutActions: Story = {
  args: {
    title: 'Nada se puede crear aquí',
    facts: [{ id: 'why', icon: 'info', text: 'El 13 de julio queda fuera del ciclo 2025-2026.' }],
    signs: undefined,
    actions: undefined,
  },
  globals: { language: 'es' },
  parameters: framed,
  play: open,
};

export const LongText: Story = {
  args: {
    title: long.goal,
    facts: [
      { id: 'where', icon: 'school', text: long.school },
      { id: 'who', icon: 'user', text: `${long.person} ${long.word}` },
    ],
  },
  globals: { language: 'es' },
  parameters: framed,
  decorators: [onAPhone],
  play: open,
};

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al elemento', en: 'Reaches the item' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Visita de las 09:00' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Abre la tarjeta', en: 'Opens the card' },
    then: ({ page }) =>
      waitFor(() => expect(page.getByRole('dialog', { name: 'Observación de Matemáticas, 3.º B' })).toBeVisible()),
  },
  {
    press: '{Tab}{Tab}',
    does: { es: 'Llega a la acción siguiente', en: 'Reaches the next act' },
    then: ({ page }) => expect(page.getByRole('button', { name: 'Iniciar' })).toHaveFocus(),
  },
  {
    press: '{Escape}',
    does: { es: 'La cierra y devuelve el foco', en: 'Closes it and gives the focus back' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Visita de las 09:00' })).toHaveFocus());
    },
  },
]);
