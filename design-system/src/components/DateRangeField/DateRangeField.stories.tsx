import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { DateRangeField } from './DateRangeField';

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

export const WithHelp: Story = { args: { description: 'Como lo publica el calendario de la SEP.' } };

export const Required: Story = { args: { isRequired: true, defaultValue: undefined } };

export const OutOfOrder: Story = { args: { defaultValue: { start: '2026-08-31', end: '2026-07-15' } } };

export const Invalid: Story = {
  args: { errorMessage: 'Estas fechas se cruzan con el ciclo 2025-2026, que aún no termina.' },
};

export const WithLimits: Story = {
  args: {
    label: 'Fechas de las visitas',
    defaultValue: { start: '2026-09-07', end: '2026-09-25' },
    minValue: '2026-08-31',
    maxValue: '2026-12-18',
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Periodo en que las y los asesores técnico pedagógicos acompañan a las escuelas de la zona escolar 045',
    startLabel: 'Primer día de acompañamiento en la escuela',
    endLabel: 'Último día de acompañamiento en la escuela',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const ByKeyboard: Story = {
  args: { defaultValue: undefined },
  ...byKeyboard(
    [
      {
        press: '31082026',
        does: { es: 'Escriben día, mes y año, y avanzan', en: 'Write day, month and year, and go on' },
        then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-08-31', end: null }),
      },
      {
        press: '{Tab}{Tab}',
        does: { es: 'A la otra fecha, pasando por su calendario', en: 'To the other date, past its calendar' },
        then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[3]).toHaveFocus(),
      },
      {
        press: '15072026',
        does: { es: 'Una última fecha anterior a la primera se dice', en: 'A last day before the first is told' },
        then: ({ canvas }) => expect(canvas.getByText(/31-08-2026 o posterior/)).toBeVisible(),
      },
      {
        press: '{ArrowUp}',
        does: { es: 'Uno más', en: 'One more' },
        then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-08-31', end: '2027-07-15' }),
      },
      {
        press: '{ArrowDown}',
        does: { es: 'Uno menos', en: 'One less' },
        then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-08-31', end: '2026-07-15' }),
      },
      {
        press: '{ArrowLeft}',
        does: { es: 'Parte anterior', en: 'The part before' },
        then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[4]).toHaveFocus(),
      },
      {
        press: '{ArrowRight}',
        does: { es: 'Parte siguiente', en: 'The next part' },
        then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[5]).toHaveFocus(),
      },
    ],
    ({ canvas }) => canvas.getAllByRole('spinbutton')[0]?.focus(),
  ),
};
