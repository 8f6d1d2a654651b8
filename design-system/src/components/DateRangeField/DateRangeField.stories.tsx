import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateRangeField } from './DateRangeField';

const meta = {
  title: 'Componentes/Campos/DateRangeField',
  component: DateRangeField,
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
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const first = (name: RegExp) =>
      within(canvas.getByRole('group', { name })).getAllByRole('spinbutton')[0] as HTMLElement;
    await step('Digits fill day, month and year of the first day', async () => {
      await userEvent.click(first(/^Desde/));
      await userEvent.keyboard('31082026');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-08-31', end: null });
    });
    await step('Tab goes on over the calendar to the last day', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(first(/^Hasta/)).toHaveFocus();
      await userEvent.keyboard('15072026');
    });
    await step('A last day before the first is told', async () => {
      await expect(canvas.getByText(/31-08-2026 o posterior/)).toBeVisible();
    });
    await step('Arrows change a part', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-08-31', end: '2027-07-15' });
      await expect(canvas.queryByText(/o posterior/)).toBeNull();
    });
  },
};
