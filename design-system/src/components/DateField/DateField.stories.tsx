import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { DateField } from './DateField';

const meta = {
  title: 'Componentes/Campos/DateField',
  tags: ['ready'],
  component: DateField,
  parameters: { english: { label: 'Date of birth' } },
  args: { label: 'Fecha de nacimiento', defaultValue: '1988-03-09' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Como aparece en la CURP.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'La fecha es obligatoria.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Empty: Story = { args: { value: null } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en el día; luego, mes y año', en: 'Goes into the day; then month and year' },
    then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus(),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Uno más', en: 'One more' },
    then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuenow', '10'),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Uno menos', en: 'One less' },
    then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuenow', '9'),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Parte siguiente: mes, año', en: 'The next part: month, year' },
    then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus(),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'Parte anterior', en: 'The part before' },
    then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus(),
  },
  {
    press: '15',
    does: { es: 'Se escribe y avanza a la parte siguiente', en: 'Is written, and the next part has the focus' },
    then: async ({ canvas }) => {
      await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuenow', '15');
      await expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus();
    },
  },
  {
    press: '{Backspace}',
    does: { es: 'Borra la parte, cifra por cifra', en: 'Clears the part, digit by digit' },
    then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[1]).not.toHaveAttribute('aria-valuenow', '3'),
  },
]);
