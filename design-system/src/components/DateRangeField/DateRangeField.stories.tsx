import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { cleared, keysOfPart, partAt, toPart } from '../../testing/part-keys';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { DateRangeField } from './DateRangeField';
import type { DateRangeFieldProps } from './DateRangeField';

const meta = {
  title: 'Componentes/Campos/DateRangeField',
  tags: ['new'],
  component: DateRangeField,
  parameters: { english: { label: 'Period of the school year', startLabel: 'From', endLabel: 'To' } },
  args: {
    label: 'Periodo del ciclo escolar',
    startLabel: 'Desde',
    endLabel: 'Hasta',
    defaultValue: { start: '2026-08-31', end: '2027-07-15' },
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { defaultValue: undefined } };

export const WithHelp: Story = inBoth(
  { description: 'Como lo publica el calendario de la SEP.' },
  { description: 'As the calendar of the ministry publishes it.' },
);

export const Required: Story = { args: { isRequired: true, defaultValue: undefined } };

export const OutOfOrder: Story = { args: { defaultValue: { start: '2026-08-31', end: '2026-07-15' } } };

export const Invalid: Story = inBoth(
  { errorMessage: 'Estas fechas se cruzan con el ciclo 2025-2026, que aún no termina.' },
  { errorMessage: 'These dates overlap with the 2025-2026 cycle, which has not ended yet.' },
);

export const WithLimits: Story = inBoth(
  {
    label: 'Fechas de las visitas',
    defaultValue: { start: '2026-09-07', end: '2026-09-25' },
    minValue: '2026-08-31',
    maxValue: '2026-12-18',
  },
  { label: 'Dates of the visits' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'El ciclo ya empezó: sus fechas no se pueden cambiar.' },
  { description: 'The cycle has begun: its dates cannot be changed.' },
);

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const LongText: Story = longText({
  label: 'Periodo en que las y los asesores técnico pedagógicos acompañan a las escuelas de la zona escolar 045',
  startLabel: 'Primer día de acompañamiento en la escuela',
  endLabel: 'Último día de acompañamiento en la escuela',
});

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

/** A year of one or two digits means this century. */
const LAST_YEAR = { index: 5, value: 2026, min: 2001, max: 9999, page: 5 };

export const ByKeyboard: Story = {
  args: { defaultValue: undefined },
  ...byKeyboard<DateRangeFieldProps>(
    [
      {
        press: '31/08/2026',
        does: { es: 'Escriben día, mes y año, y avanzan', en: 'Write day, month and year, and go on' },
        then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-08-31', end: null }),
      },
      toPart(
        '{Tab}{Tab}',
        { es: 'A la otra fecha, pasando por su calendario', en: 'To the other date, past its calendar' },
        3,
      ),
      {
        press: '15/7/2026',
        does: { es: 'Una última fecha anterior a la primera se dice', en: 'Reports a last day before the first' },
        then: ({ canvas }) => expect(canvas.getByText(/31-08-2026 o posterior/)).toBeVisible(),
      },
      ...keysOfPart(LAST_YEAR),
      toPart('{ArrowLeft}', { es: 'Parte anterior', en: 'The previous part' }, 4),
      toPart('{ArrowRight}', { es: 'Parte siguiente', en: 'The next part' }, 5),
      {
        press: '2027',
        does: { es: 'Una última fecha posterior vale', en: 'Accepts a last day after the first' },
        then: async ({ args, canvas }) => {
          await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-08-31', end: '2027-07-15' });
          await expect(canvas.queryByText(/31-08-2026 o posterior/)).toBeNull();
        },
      },
      ...cleared(5, 202, 20),
      toPart('{Shift>}{Tab}{/Shift}', { es: 'Vuelve a la parte anterior', en: 'Goes back to the previous part' }, 4),
    ],
    ({ canvas }) => partAt(canvas, 0).focus(),
  ),
};
