import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
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
/** The Teachers' Day of Mexico is no day for a session. */
export const WithHoliday: Story = { args: { value: null, isDateUnavailable: (day: string) => day === '2026-05-15' } };
export const Disabled: Story = { args: { isDisabled: true } };
/** A week of two years keeps all its days. */
export const BetweenYears: Story = { args: { value: '2026-12-30' } };
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <InPage {...args} />
    </div>
  ),
};

export const ByKeyboard: Story = {
  args: { minValue: '2026-05-04', maxValue: '2026-05-27' },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const day = (name: RegExp) => within(canvas.getByRole('grid')).getByRole('button', { name });
    await step('The days are one tab stop: the chosen one', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(day(/^viernes, 15 de mayo/)).toHaveFocus();
    });
    await step('Arrows move by day, also into the next week', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(day(/^domingo, 17 de mayo/)).toHaveFocus();
      await expect(args.onWeekChange).toHaveBeenLastCalledWith('2026-05-17');
    });
    await step('Page Down and Page Up move by seven days', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(day(/^domingo, 24 de mayo/)).toHaveFocus();
      await userEvent.keyboard('{PageUp}');
      await expect(day(/^domingo, 17 de mayo/)).toHaveFocus();
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-18');
    });
    await step('Nobody goes beyond the last day', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
      await expect(canvas.getByRole('button', { name: 'Semana siguiente' })).toBeDisabled();
    });
  },
};

export const Keys: Story = {
  args: { minValue: '2026-05-04', maxValue: '2026-05-27' },
  ...byKeyboard([
    {
      press: '{Tab}{Tab}{Tab}',
      does: {
        es: 'Semana anterior, semana siguiente, el día elegido (una parada)',
        en: 'Week before, next week, the chosen day (one stop)',
      },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^viernes, 15 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{ArrowRight}',
      does: { es: 'Día siguiente', en: 'The next day' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^sábado, 16 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{ArrowRight}',
      does: { es: 'Día siguiente', en: 'The next day' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^domingo, 17 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{PageDown}',
      does: { es: 'Semana siguiente', en: 'The next week' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^domingo, 24 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{PageUp}',
      does: { es: 'Semana anterior', en: 'The week before' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^domingo, 17 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{ArrowLeft}',
      does: { es: 'Día anterior, también de otra semana', en: 'The day before, also of another week' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^sábado, 16 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: { es: 'Elige el día', en: 'Chooses the day' },
      then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-16'),
    },
  ]),
};
