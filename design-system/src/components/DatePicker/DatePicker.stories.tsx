import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { DatePicker } from './DatePicker';

const meta = {
  title: 'Componentes/Campos/DatePicker',
  tags: ['ready'],
  component: DatePicker,
  parameters: { english: { label: 'Date of the visit' } },
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

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '20052026',
      does: { es: 'Escriben día, mes y año, y avanzan', en: 'Write day, month and year, and go on' },
      then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-20'),
    },
    {
      press: '{ArrowLeft}',
      does: { es: 'Parte anterior', en: 'The part before' },
      then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus(),
    },
    {
      press: '{ArrowRight}',
      does: { es: 'Parte siguiente', en: 'The next part' },
      then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[2]).toHaveFocus(),
    },
    {
      press: '{Tab}',
      does: { es: 'De la fecha a su botón', en: 'From the date to its button' },
      then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: { es: 'En el botón: abre el calendario', en: 'On the button: opens the calendar' },
      then: async ({ page }) =>
        expect(await page.findByRole('button', { name: /20 de mayo.*seleccionado/i })).toHaveFocus(),
    },
    {
      press: '{ArrowDown}',
      does: { es: 'En el calendario: semana siguiente', en: 'On the calendar: the next week' },
      then: ({ page }) => expect(page.getByRole('button', { name: /27 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{ArrowUp}',
      does: { es: 'En el calendario: semana anterior', en: 'On the calendar: the week before' },
      then: ({ page }) => expect(page.getByRole('button', { name: /20 de mayo/ })).toHaveFocus(),
    },
    {
      press: '{PageDown}',
      does: { es: 'En el calendario: mes siguiente', en: 'On the calendar: the next month' },
      then: ({ page }) => waitFor(() => expect(page.getByRole('button', { name: /20 de junio/ })).toHaveFocus()),
    },
    {
      press: '{PageUp}',
      does: { es: 'En el calendario: mes anterior', en: 'On the calendar: the month before' },
      then: ({ page }) => waitFor(() => expect(page.getByRole('button', { name: /20 de mayo/ })).toHaveFocus()),
    },
    {
      press: '{ArrowRight}{Enter}',
      does: {
        es: 'En el calendario: va al día siguiente y lo elige',
        en: 'On the calendar: goes to the next day and chooses it',
      },
      then: async ({ args, page }) => {
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-21');
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      },
    },
  ],
  ({ canvas }) => canvas.getAllByRole('spinbutton')[0]?.focus(),
);
