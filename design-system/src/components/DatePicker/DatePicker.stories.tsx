import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { KeyStep, Pressed } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { besideAndBack, keysOfPart, partAt, toPart } from '../../testing/part-keys';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { DatePicker } from './DatePicker';
import type { DatePickerProps } from './DatePicker';

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

export const WithHelp: Story = inBoth(
  { description: 'De lunes a viernes.' },
  { description: 'From Monday to Friday.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'La fecha debe ser hoy o posterior.' },
  { errorMessage: 'The date must be today or later.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'La visita ya empezó: su fecha no se puede cambiar.' },
  { description: 'The visit has begun: its date cannot be changed.' },
);

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Empty: Story = { args: { defaultValue: undefined } };

export const WithLimits: Story = {
  args: { minValue: '2026-05-11', maxValue: '2026-05-29', isDateUnavailable: (day: string) => day === '2026-05-15' },
};

/** Without a date the calendar opens at the day that is expected. */
export const OpensAtADay: Story = {
  args: { defaultValue: undefined, opensAt: '2027-02-04' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const page = within(canvasElement.ownerDocument.body);
    const expected = await page.findByRole('button', { name: /jueves, 4 de febrero|February 4,/ });
    await waitFor(() => expect(expected).toHaveFocus());
  },
};

/** Holidays are shaded and named; they can be chosen. */
export const WithNotes: Story = {
  args: {
    loadNotes: () => Promise.resolve({ '2026-05-01': 'Día del Trabajo', '2026-05-14': 'Feria', '2026-05-15': 'Feria' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('14–15 · Feria')).toBeVisible();
    await expect(page.getByText('1 · Día del Trabajo')).toBeVisible();
  },
};

export const LongText: Story = longText({ label: long.label, description: long.help, errorMessage: long.error });

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

/** A step after which a day of the calendar has focus. */
const toDay = (press: string, es: string, en: string, day: RegExp): KeyStep => ({
  press,
  does: { es: `En el calendario: ${es}`, en: `On the calendar: ${en}` },
  then: ({ page }) => waitFor(() => expect(page.getByRole('button', { name: day })).toHaveFocus()),
});
const isClosed = ({ page }: Pressed<unknown>) => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

export const ByKeyboard: Story = byKeyboard<DatePickerProps>(
  [
    ...keysOfPart({ index: 0, value: 13, min: 1, max: 31, page: 7 }),
    ...besideAndBack(0),
    {
      press: '20052026',
      does: { es: 'Escriben día, mes y año, y avanzan', en: 'Write day, month and year, and go on' },
      then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-20'),
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
    toDay('{ArrowDown}', 'semana siguiente', 'the next week', /27 de mayo/),
    toDay('{ArrowUp}', 'semana anterior', 'the week before', /20 de mayo/),
    toDay('{ArrowRight}', 'día siguiente', 'the next day', /21 de mayo/),
    toDay('{ArrowLeft}', 'día anterior', 'the day before', /20 de mayo/),
    toDay('{PageDown}', 'mes siguiente', 'the next month', /20 de junio/),
    toDay('{PageUp}', 'mes anterior', 'the month before', /20 de mayo/),
    toDay('{Shift>}{PageDown}{/Shift}', 'año siguiente', 'the next year', /20 de mayo de 2027/),
    toDay('{Shift>}{PageUp}{/Shift}', 'año anterior', 'the year before', /20 de mayo de 2026/),
    toDay('{Home}', 'primer día del mes', 'the first day of the month', /\b1 de mayo de 2026/),
    toDay('{End}', 'último día del mes', 'the last day of the month', /31 de mayo de 2026/),
    {
      press: '{Escape}',
      does: { es: 'En el calendario: lo cierra sin cambiar', en: 'On the calendar: closes it without a change' },
      then: async (pressed) => {
        await isClosed(pressed);
        await expect(pressed.args.onChange).toHaveBeenLastCalledWith('2026-05-20');
        await waitFor(() => expect(pressed.canvas.getByRole('button')).toHaveFocus());
      },
    },
    {
      press: ' ',
      does: { es: 'En el botón: abre el calendario', en: 'On the button: opens the calendar' },
      then: async ({ page }) => {
        await expect(await page.findByRole('button', { name: /20 de mayo.*seleccionado/i })).toHaveFocus();
        await userEvent.keyboard('{ArrowRight}');
      },
    },
    {
      press: '{Enter}',
      does: { es: 'En el calendario: elige el día y lo cierra', en: 'On the calendar: chooses the day and closes' },
      then: async (pressed) => {
        await expect(pressed.args.onChange).toHaveBeenLastCalledWith('2026-05-21');
        await isClosed(pressed);
        await waitFor(() => expect(pressed.canvas.getByRole('button')).toHaveFocus());
      },
    },
    toPart('{Shift>}{Tab}{/Shift}', { es: 'Del botón, vuelve a la fecha', en: 'From the button back to the date' }, 2),
  ],
  ({ canvas }) => partAt(canvas, 0).focus(),
);
