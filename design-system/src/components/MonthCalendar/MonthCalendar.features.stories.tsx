import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnglish } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { long } from '../../testing/long-words';
import { longText } from '../../testing/story-frames';
import { InPage } from './InPage';
import { MonthCalendar } from './MonthCalendar';
import { TODAY, english, mayMarks, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Calendarios/MonthCalendar/Estados',
  component: MonthCalendar,
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

export const NothingYet: Story = { args: { marks: {}, selectedDay: null } };
export const Loading: Story = { args: { isLoading: true, marks: {} } };
/** At the limits the buttons are disabled with a reason. */
export const WithLimits: Story = { args: { minDay: '2026-05-12', maxDay: '2026-05-28' } };
/** Labour Day and Teachers' Day in Mexico. */
export const WithHolidays: Story = {
  args: { isDayUnavailable: (day: string) => ['2026-05-01', '2026-05-15'].includes(day) },
};
export const TodayChosen: Story = { args: { selectedDay: TODAY } };
export const VeryMany: Story = {
  args: {
    marks: Object.fromEntries(
      Array.from({ length: 31 }, (_, index) => [
        `2026-05-${String(index + 1).padStart(2, '0')}`,
        { count: index * 40, kind: (['visit', 'pending', 'taken', 'outdated'] as const)[index % 4] ?? 'visit' },
      ]),
    ),
  },
};
export const BetweenYears: Story = { args: { month: '2026-12', selectedDay: '2026-12-31', marks: {} } };
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <InPage {...args} />
    </div>
  ),
};
/** Large counts and long reasons at phone width. */
export const LongText: Story = {
  ...longText({
    marks: {
      '2026-05-13': { count: 1_204_311, kind: 'visit' as const },
      '2026-05-14': { count: 99, kind: 'taken' as const },
    },
    minDay: '2026-05-04',
    labels: { ...spanish, noneBefore: long.reason },
  }),
  render: (args) => <InPage {...args} />,
};
export const FromRightToLeft: Story = {
  render: (args) => (
    <RightToLeft>
      <InPage {...args} />
    </RightToLeft>
  ),
};
