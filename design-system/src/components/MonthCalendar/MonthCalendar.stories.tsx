import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnglish } from '../../testing/in-english';
import { InPage } from './InPage';
import { MonthCalendar } from './MonthCalendar';
import { TODAY, english, mayMarks, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Calendarios/MonthCalendar',
  component: MonthCalendar,
  tags: ['new'],
  render: (args, { globals }) => <InPage {...args} {...inEnglish(globals, { labels: english })} />,
  args: {
    month: '2026-05',
    today: TODAY,
    selectedDay: '2026-05-14',
    marks: mayMarks,
    labels: spanish,
    onSelectDay: fn(),
    onMonthChange: fn(),
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
