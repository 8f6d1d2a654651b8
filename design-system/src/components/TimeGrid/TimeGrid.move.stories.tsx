import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { useMoves } from '../ItemMove/fixtures';
import { addDays } from '../MonthGrid';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { TimeGrid } from './TimeGrid';
import type { TimeGridProps } from './TimeGrid.types';
import { english, fourHundred, spanish, week, weekEvents } from './fixtures';

const TODAY = '2026-05-13';
const MEETING = '13 12:30 Reunión con el equipo directivo';

function InPage({ language, ...props }: TimeGridProps & { language: 'es' | 'en' }) {
  const [days, setDays] = useState(props.days);
  const { items, move, carry } = useMoves(props.events, { language, today: TODAY });
  return (
    <Stack gap={3}>
      <Heading level={2} size="M" id="moving">
        {language === 'en' ? 'Week' : 'Semana'}
      </Heading>
      <Button icon="reschedule" onPress={() => carry(MEETING)}>
        {language === 'en' ? 'Move the meeting' : 'Mover la reunión'}
      </Button>
      <TimeGrid
        {...props}
        titledBy="moving"
        days={days}
        events={items}
        move={move}
        onStep={(steps) => setDays(days.map((day) => addDays(day, steps * days.length)))}
      />
    </Stack>
  );
}

const meta = {
  title: 'Componentes/Calendarios/TimeGrid/Mover',
  component: TimeGrid,
  parameters: { english: { labels: english } },
  render: (args, { globals }) => <InPage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
  args: {
    titledBy: 'moving',
    days: week,
    today: TODAY,
    now: '11:20',
    events: weekEvents,
    labels: spanish,
    onOpenEvent: fn(),
    onPressCell: fn(),
    onStep: fn(),
  },
} satisfies Meta<typeof TimeGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a mouse or a pen every item that is not finished can be dragged. */
export const Movable: Story = {};

/** A coach's fullest week; dragging stays smooth. */
export const MovableFourHundred: Story = { args: { events: fourHundred } };

const pointer = (
  target: Element,
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  clientX: number,
  clientY: number,
) => fireEvent[type](target, { clientX, clientY, button: 0, pointerType: 'mouse', isPrimary: true });
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Dragged to a day before today: the place is marked as refused, the reason is beside the pointer, nothing moves. */
export const Refused: Story = {
  globals: { language: 'es' },
  play: async ({ canvas, args }) => {
    const item = await canvas.findByRole('button', { name: /12:30 Reunión/ });
    await waitFor(() => expect(item).toHaveAttribute('data-movable'));
    const start = middle(item);
    const { x } = middle(canvas.getByRole('gridcell', { name: /11 de mayo, 12:00/ }));
    await pointer(item, 'pointerDown', start.x, start.y);
    await pointer(document.body, 'pointerMove', x, start.y);
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Reunión con el equipo directivo, lunes, 11 de mayo, 12:30'),
    );
    await expect(document.body).toHaveTextContent('Ese día ya pasó.');
    await pointer(document.body, 'pointerUp', x, start.y);
    await expect(canvas.getByRole('gridcell', { name: /13 de mayo, 12:00, 1 actividad/ })).toContainElement(item);
    await expect(args.onOpenEvent).not.toHaveBeenCalled();
  },
};

const cell =
  (name: RegExp) =>
  ({ canvas }: { canvas: { getByRole: (role: string, by: object) => HTMLElement } }) =>
    canvas.getByRole('gridcell', { name });

export const ByKeyboard: Story = byKeyboard<TimeGridProps>(
  [
    {
      press: '{Enter}',
      does: { es: 'En «Mover»: empieza a mover desde su lugar', en: 'On “Move”: begins to move from its place' },
      then: (pressed) => waitFor(() => expect(cell(/13 de mayo, 12:00/)(pressed)).toHaveFocus()),
    },
    {
      press: '{ArrowDown}',
      does: { es: 'Al mover: un cuarto de hora después', en: 'While moving: a quarter of an hour later' },
      then: ({ canvas }) =>
        expect(canvas.getByText(/Reunión con el equipo directivo, miércoles, 13 de mayo, 12:45/)).toBeInTheDocument(),
    },
    {
      press: '{ArrowUp}{ArrowUp}',
      does: { es: 'Al mover: un cuarto de hora antes', en: 'While moving: a quarter of an hour earlier' },
      then: ({ canvas }) => expect(canvas.getByText(/13 de mayo, 12:15/)).toBeInTheDocument(),
    },
    {
      press: '{ArrowRight}',
      does: { es: 'Al mover: día siguiente', en: 'While moving: the next day' },
      then: (pressed) => expect(cell(/14 de mayo, 12:00/)(pressed)).toHaveFocus(),
    },
    {
      press: '{ArrowLeft}{ArrowLeft}',
      does: { es: 'Al mover: día anterior', en: 'While moving: the previous day' },
      then: ({ canvas }) => expect(canvas.getByText(/12 de mayo, 12:15. Ese día ya pasó/)).toBeInTheDocument(),
    },
    {
      press: '{PageDown}',
      does: { es: 'Al mover: semana siguiente', en: 'While moving: the next week' },
      then: (pressed) => waitFor(() => expect(cell(/19 de mayo, 12:00/)(pressed)).toHaveFocus()),
    },
    {
      press: '{PageUp}',
      does: { es: 'Al mover: semana anterior', en: 'While moving: the previous week' },
      then: (pressed) => waitFor(() => expect(cell(/12 de mayo, 12:00/)(pressed)).toHaveFocus()),
    },
    {
      press: '{ArrowRight}{ArrowRight}{Enter}',
      does: { es: 'Al mover, Enter: pone la actividad ahí', en: 'While moving, Enter: puts the item there' },
      then: async (pressed) => {
        await expect(cell(/14 de mayo, 12:00, 1 actividad/)(pressed)).toHaveTextContent('12:15');
        await expect(cell(/14 de mayo, 12:00, 1 actividad/)(pressed)).toHaveFocus();
      },
    },
    {
      press: '{Shift>}{Tab}{/Shift}{Enter}{ArrowRight}{Escape}',
      does: { es: 'Al mover, Escape: la deja donde estaba', en: 'While moving, Escape: leaves it where it was' },
      then: (pressed) => expect(cell(/14 de mayo, 12:00, 1 actividad/)(pressed)).toHaveTextContent('12:15'),
    },
  ],
  async ({ canvas }) => {
    // The layer that moves items loads after the grid.
    await waitFor(() => expect(canvas.getByRole('button', { name: /12:30 Reunión/ })).toHaveAttribute('data-movable'));
    canvas.getByRole('button', { name: 'Mover la reunión' }).focus();
  },
);
