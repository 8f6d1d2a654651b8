import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button } from '../Button';
import { AgendaCalendar } from './AgendaCalendar';
import type { AgendaCalendarProps } from './AgendaCalendar.types';
import { TODAY, english, mayEvents, mayEventsInEnglish, spanish } from './fixtures';

function InPage(props: AgendaCalendarProps) {
  const [month, setMonth] = useState(props.month);
  const [day, setDay] = useState(props.selectedDay ?? null);
  return (
    <AgendaCalendar
      {...props}
      month={month}
      selectedDay={day}
      onMonthChange={setMonth}
      onSelectDay={(next) => {
        props.onSelectDay(next);
        setDay(next);
      }}
      onToday={() => {
        setMonth(TODAY.slice(0, 7));
        setDay(TODAY);
      }}
    />
  );
}

const meta = {
  title: 'Componentes/Calendarios/AgendaCalendar',
  tags: ['ready'],
  component: AgendaCalendar,
  parameters: { english: { labels: english, events: mayEventsInEnglish } },
  render: (args) => <InPage {...args} />,
  args: {
    month: '2026-05',
    today: TODAY,
    selectedDay: '2026-05-10',
    events: mayEvents,
    labels: spanish,
    isListOpen: true,
    onSelectDay: fn(),
    onMonthChange: fn(),
    onToday: fn(),
    onToggleList: fn(),
    onInfo: fn(),
    onCreate: fn(),
    onOpenEvent: fn(),
  },
} satisfies Meta<typeof AgendaCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A day is named by its date, its counts and then the titles that its tile shows. */
export const NamedByItsTitles: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    // Marks come after the grid.
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^10 de mayo/ })).toHaveAccessibleName(
        '10 de mayo, 2 visitas, 1 vencida Visita a 1.º A Visita a 2.º C Cierre de PAI',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^13 de mayo/ })).toHaveAccessibleName(
        /Retroalimentación a docentes \+2$/,
      ),
    );
  },
};
export const NothingYet: Story = {
  args: { events: [], selectedDay: null },
  parameters: { english: { events: [] } },
};
/** After a step to the next month: no event, no selected day. */
export const AnotherMonth: Story = {
  globals: { language: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: spanish.nextMonth }));
    await expect(canvas.getByRole('heading', { name: /Junio/ })).toBeVisible();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const WithActions: Story = {
  args: { isListOpen: false },
  render: (args, { globals }) => (
    <InPage
      {...args}
      actions={
        <Button variant="primary" icon="plus">
          {saying(globals)('Agendar visita', 'Plan a visit')}
        </Button>
      }
    />
  ),
};
export const OnAPhone: Story = { decorators: [onAPhone] };
/** Many events with long titles on a day; the rest is counted. */
export const LongText: Story = {
  args: {
    events: mayEvents.map((event) => ({
      ...event,
      day: event.id === mayEvents[0]?.id ? event.day : TODAY,
      title: long.title,
    })),
    labels: { ...spanish, showList: 'Mostrar la lista de actividades', hideList: 'Ocultar la lista de actividades' },
  },
  globals: { language: 'es' },
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '{ArrowRight}',
      does: { es: 'Día siguiente', en: 'The next day' },
      then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^11 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{ArrowLeft}',
      does: { es: 'Día anterior', en: 'The previous day' },
      then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^10 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{ArrowDown}',
      does: { es: 'Semana siguiente', en: 'The next week' },
      then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^17 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{ArrowUp}',
      does: { es: 'Semana anterior', en: 'The previous week' },
      then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^10 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{End}',
      does: { es: 'Sábado de la semana', en: 'Saturday of the week' },
      then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^16 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{Home}',
      does: { es: 'Domingo de la semana', en: 'Sunday of the week' },
      then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^10 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{PageDown}',
      does: { es: 'Mes siguiente', en: 'The next month' },
      then: ({ canvas }) => expect(canvas.getByRole('heading', { name: /Junio/ })).toBeVisible(),
    },
    {
      press: '{PageUp}',
      does: { es: 'Mes anterior', en: 'The previous month' },
      then: ({ canvas }) => expect(canvas.getByRole('heading', { name: /Mayo/ })).toBeVisible(),
    },
    {
      press: '{Shift>}{PageUp}{/Shift}',
      does: { es: 'Año anterior', en: 'The previous year' },
      then: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Mayo 2025' })).toBeVisible(),
    },
    {
      press: '{Shift>}{PageDown}{/Shift}',
      does: { es: 'Año siguiente', en: 'The next year' },
      then: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Mayo 2026' })).toBeVisible(),
    },
    {
      press: '{Enter}',
      does: { es: 'Elige el día', en: 'Chooses the day' },
      then: ({ args }) => expect(args.onSelectDay).toHaveBeenCalledTimes(1),
    },
    {
      press: ' ',
      does: { es: 'Elige el día', en: 'Chooses the day' },
      then: ({ args }) => expect(args.onSelectDay).toHaveBeenCalledTimes(2),
    },
    {
      press: 'n',
      does: { es: 'Crea algo en ese día', en: 'Creates something on that day' },
      then: ({ args }) => expect(args.onCreate).toHaveBeenCalledWith('2026-05-10', expect.anything()),
    },
  ],
  ({ canvas }) => canvas.getByRole('gridcell', { name: /^10 de mayo/ }).focus(),
);
