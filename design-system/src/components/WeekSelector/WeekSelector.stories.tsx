import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { KeyStep } from '../../testing/by-keyboard';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { WeekSelector } from './WeekSelector';
import type { WeekSelectorProps } from './WeekSelector.types';

function InPage(props: WeekSelectorProps) {
  const [day, setDay] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 440 }}>
      <WeekSelector
        {...props}
        value={day}
        onChange={(next) => {
          props.onChange(next);
          setDay(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Componentes/Calendarios/WeekSelector',
  tags: ['new'],
  component: WeekSelector,
  parameters: {
    english: {
      labels: {
        name: 'Day of the coaching session',
        previousWeek: 'Week before',
        nextWeek: 'Next week',
        today: 'today',
      },
    },
  },
  render: (args) => <InPage {...args} />,
  args: {
    value: '2026-05-15',
    today: '2026-05-13',
    onChange: fn(),
    onWeekChange: fn(),
    labels: {
      name: 'Día de la sesión de coaching',
      previousWeek: 'Semana anterior',
      nextWeek: 'Semana siguiente',
      today: 'hoy',
    },
  },
} satisfies Meta<typeof WeekSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const WithLimits: Story = { args: { minValue: '2026-05-13', maxValue: '2026-05-27' } };
/** Teachers' Day in Mexico is unavailable. */
export const WithHoliday: Story = { args: { value: null, isDateUnavailable: (day: string) => day === '2026-05-15' } };
export const Disabled: Story = { args: { isDisabled: true } };
/** A week across two years has all its days. */
export const BetweenYears: Story = { args: { value: '2026-12-30' } };
/** The longest week name, across two years, and its days at 328 px. */
export const LongText: Story = longText({
  value: '2026-12-30',
  isDateUnavailable: (day: string) => day === '2027-01-01',
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

/** A step after which a day has focus. */
const toDay = (press: string, es: string, en: string, day: RegExp): KeyStep => ({
  press,
  does: { es, en },
  then: ({ canvas }) => expect(within(canvas.getByRole('grid')).getByRole('button', { name: day })).toHaveFocus(),
});

export const ByKeyboard: Story = {
  args: { minValue: '2026-05-04', maxValue: '2026-05-27' },
  ...byKeyboard<WeekSelectorProps>([
    toDay(
      '{Tab}{Tab}{Tab}',
      'Semana anterior, semana siguiente, el día elegido (una parada)',
      'Week before, next week, the chosen day (one stop)',
      /^viernes, 15 de mayo/,
    ),
    toDay('{ArrowRight}', 'Día siguiente', 'The next day', /^sábado, 16 de mayo/),
    {
      ...toDay(
        '{ArrowRight}',
        'Día siguiente, también de otra semana',
        'The next day, also of another week',
        /^domingo, 17/,
      ),
      then: async ({ args, canvas }) => {
        await expect(canvas.getByRole('button', { name: /^domingo, 17 de mayo/ })).toHaveFocus();
        await expect(args.onWeekChange).toHaveBeenLastCalledWith('2026-05-17');
      },
    },
    toDay('{PageDown}', 'Semana siguiente', 'The next week', /^domingo, 24 de mayo/),
    toDay('{PageUp}', 'Semana anterior', 'The previous week', /^domingo, 17 de mayo/),
    toDay('{ArrowDown}', 'Semana siguiente', 'The next week', /^domingo, 24 de mayo/),
    toDay('{ArrowUp}', 'Semana anterior', 'The previous week', /^domingo, 17 de mayo/),
    toDay('{End}', 'Último día de la semana', 'The last day of the week', /^sábado, 23 de mayo/),
    toDay('{Home}', 'Primer día de la semana', 'The first day of the week', /^domingo, 17 de mayo/),
    toDay(
      '{ArrowLeft}',
      'Día anterior, también de otra semana',
      'The day before, also of another week',
      /^sábado, 16 de mayo/,
    ),
    {
      press: '{Enter}',
      does: { es: 'Elige el día', en: 'Chooses the day' },
      then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-16'),
    },
    toDay('{ArrowLeft}', 'Día anterior', 'The previous day', /^viernes, 15 de mayo/),
    {
      press: ' ',
      does: { es: 'Elige el día', en: 'Chooses the day' },
      then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-15'),
    },
    {
      press: '{PageDown}{PageDown}{PageDown}',
      does: {
        es: 'En la última semana o la primera: no va más allá',
        en: 'In the last week or the first: goes no further',
      },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Semana siguiente' })).toBeDisabled(),
    },
  ]),
};
