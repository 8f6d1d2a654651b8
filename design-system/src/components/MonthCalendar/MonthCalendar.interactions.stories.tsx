import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InPage } from './InPage';
import { MonthCalendar } from './MonthCalendar';
import { TODAY, mayMarks, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Calendarios/MonthCalendar/Interacciones',
  component: MonthCalendar,
  render: (args) => <InPage {...args} />,
  args: {
    month: '2026-05',
    today: TODAY,
    selectedDay: '2026-05-14',
    marks: mayMarks,
    labels: spanish,
    minDay: '2026-05-04',
    maxDay: '2026-06-30',
    onSelectDay: fn(),
    onMonthChange: fn(),
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name });
    await step('Tab goes over both buttons to the chosen day: the grid is one stop', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(day(/^14 de mayo/)).toHaveFocus();
    });
    await step('Arrows move by day and by week', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(day(/^22 de mayo/)).toHaveFocus();
    });
    await step('Home and End go to the ends of the week', async () => {
      await userEvent.keyboard('{Home}');
      await expect(day(/^17 de mayo/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(day(/^23 de mayo/)).toHaveFocus();
    });
    await step('Enter and Space choose', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelectDay).toHaveBeenLastCalledWith('2026-05-23');
      await userEvent.keyboard('{ArrowLeft} ');
      await expect(args.onSelectDay).toHaveBeenLastCalledWith('2026-05-22');
    });
    await step('Page Down changes the month, as far as the limits go', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(day(/^22 de junio/)).toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await expect(day(/^22 de junio/)).toHaveFocus();
      await userEvent.keyboard('{PageUp}');
      await expect(day(/^22 de mayo/)).toHaveFocus();
    });
  },
};
