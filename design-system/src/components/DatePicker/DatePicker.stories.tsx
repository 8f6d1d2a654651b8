import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DatePicker } from './DatePicker';

const meta = {
  title: 'Componentes/Campos/DatePicker',
  component: DatePicker,
  args: { label: 'Fecha de la visita', defaultValue: '2026-05-13', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'De lunes a viernes.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'La fecha debe ser hoy o posterior.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Empty: Story = { args: { defaultValue: undefined } };

export const WithLimits: Story = {
  args: { minValue: '2026-05-11', maxValue: '2026-05-29', isDateUnavailable: (day: string) => day === '2026-05-15' },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Digits fill day, month and year in this order', async () => {
      await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
      await userEvent.keyboard('20052026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-20');
    });
    await step('Enter on the button opens the calendar on the chosen day', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const chosen = await within(document.body).findByRole('button', { name: /20 de mayo.*seleccionado/i });
      await expect(chosen).toHaveFocus();
    });
    await step('Arrows move, Enter chooses and closes', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-21');
    });
  },
};
