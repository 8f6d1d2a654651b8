import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { AgendaCalendar } from './AgendaCalendar';
import type { AgendaCalendarProps } from './AgendaCalendar.types';
import { TODAY, mayEvents, spanish } from './fixtures';

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
  component: AgendaCalendar,
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
  },
} satisfies Meta<typeof AgendaCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingYet: Story = { args: { events: [], selectedDay: null } };
export const Loading: Story = { args: { isLoading: true } };
export const WithActions: Story = {
  args: {
    isListOpen: false,
    actions: (
      <Button variant="primary" icon="plus">
        Agendar visita
      </Button>
    ),
  },
};
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <InPage {...args} />
    </div>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const tile = (name: RegExp) => canvas.getByRole('gridcell', { name });
    await step('The grid is one tab stop: the chosen day', async () => {
      tile(/^10 de mayo/).focus();
      await expect(canvas.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
    });
    await step('Arrows move by day and by week', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(tile(/^18 de mayo/)).toHaveFocus();
    });
    await step('Home and End go to the ends of the week', async () => {
      await userEvent.keyboard('{Home}');
      await expect(tile(/^17 de mayo/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(tile(/^23 de mayo/)).toHaveFocus();
    });
    await step('Enter chooses the day', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelectDay).toHaveBeenLastCalledWith('2026-05-23');
      await expect(tile(/^23 de mayo/)).toHaveAttribute('aria-selected', 'true');
    });
    await step('Page Down and Page Up change the month, with Shift the year', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(tile(/^23 de junio/)).toHaveFocus();
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await expect(canvas.getByRole('heading', { name: 'Junio 2025' })).toBeVisible();
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageUp}');
      await expect(tile(/^23 de mayo/)).toHaveFocus();
    });
  },
};
