import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { useMoves } from '../ItemMove/fixtures';
import { AgendaCalendar } from './AgendaCalendar';
import type { AgendaCalendarProps } from './AgendaCalendar.types';
import { TODAY, english, mayEvents, mayEventsInEnglish, spanish } from './fixtures';

const MOVED = mayEvents.find(({ day }) => day === '2026-05-20');

function InPage({ language, ...props }: AgendaCalendarProps & { language: 'es' | 'en' }) {
  const [month, setMonth] = useState(props.month);
  const { items, move, carry } = useMoves(props.events, { language, today: TODAY });
  return (
    <AgendaCalendar
      {...props}
      month={month}
      events={items}
      move={move}
      onMonthChange={setMonth}
      actions={
        <Button icon="reschedule" onPress={() => carry(MOVED?.id ?? '')}>
          {language === 'en' ? 'Move one' : 'Mover una'}
        </Button>
      }
    />
  );
}

const meta = {
  title: 'Componentes/Calendarios/AgendaCalendar/Mover',
  component: AgendaCalendar,
  parameters: { english: { labels: english, events: mayEventsInEnglish } },
  render: (args, { globals }) => <InPage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
  args: {
    month: '2026-05',
    today: TODAY,
    selectedDay: TODAY,
    events: mayEvents,
    labels: spanish,
    onSelectDay: fn(),
    onMonthChange: fn(),
    onToday: fn(),
    onOpenEvent: fn(),
  },
} satisfies Meta<typeof AgendaCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a wide calendar each event that is not finished can be dragged to another day, where it keeps its hour. */
export const Movable: Story = {};

const day =
  (name: RegExp) =>
  ({ canvas }: { canvas: { getByRole: (role: string, by: object) => HTMLElement } }) =>
    canvas.getByRole('gridcell', { name });

export const ByKeyboard: Story = byKeyboard<AgendaCalendarProps>(
  [
    {
      press: '{Enter}',
      does: { es: 'En «Mover»: empieza a mover desde su día', en: 'On “Move”: begins to move from its day' },
      then: (pressed) => waitFor(() => expect(day(/^20 de mayo/)(pressed)).toHaveFocus()),
    },
    {
      press: '{ArrowRight}',
      does: { es: 'Al mover: día siguiente', en: 'While moving: the next day' },
      then: (pressed) => expect(day(/^21 de mayo/)(pressed)).toHaveFocus(),
    },
    {
      press: '{ArrowUp}',
      does: { es: 'Al mover: semana anterior', en: 'While moving: the previous week' },
      then: (pressed) => expect(day(/^14 de mayo/)(pressed)).toHaveFocus(),
    },
    {
      press: '{ArrowLeft}{ArrowLeft}',
      does: { es: 'Al mover: día anterior', en: 'While moving: the previous day' },
      then: ({ canvas }) => expect(canvas.getByText(/12 de mayo. Ese día ya pasó/)).toBeInTheDocument(),
    },
    {
      press: '{ArrowDown}{ArrowDown}',
      does: { es: 'Al mover: semana siguiente', en: 'While moving: the next week' },
      then: (pressed) => expect(day(/^26 de mayo/)(pressed)).toHaveFocus(),
    },
    {
      press: '{PageDown}',
      does: { es: 'Al mover: mes siguiente', en: 'While moving: the next month' },
      then: (pressed) => waitFor(() => expect(day(/^26 de junio/)(pressed)).toHaveFocus()),
    },
    {
      press: '{PageUp}',
      does: { es: 'Al mover: mes anterior', en: 'While moving: the previous month' },
      then: (pressed) => waitFor(() => expect(day(/^26 de mayo/)(pressed)).toHaveFocus()),
    },
    {
      press: '{ArrowLeft}{Enter}',
      does: { es: 'Al mover, Enter: pone la actividad ahí', en: 'While moving, Enter: puts the item there' },
      then: (pressed) => expect(day(/^25 de mayo, 1 visita/)(pressed)).toHaveFocus(),
    },
  ],
  async ({ canvas }) => {
    // The layer that moves events loads after the calendar.
    await waitFor(() =>
      expect(canvas.getByText('Visita a la Escuela Primaria Benito Juárez').closest('[data-event]')).toHaveAttribute(
        'data-movable',
      ),
    );
    canvas.getByRole('button', { name: 'Mover una' }).focus();
  },
);
