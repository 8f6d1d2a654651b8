import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { TimeField } from './TimeField';

const meta = {
  title: 'Componentes/Campos/TimeField',
  tags: ['ready'],
  component: TimeField,
  parameters: { english: { label: 'Hour of the visit' } },
  args: { label: 'Hora de la visita', defaultValue: '09:05' },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Hora de Ciudad de México.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'La hora final debe ser mayor que la inicial.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Empty: Story = { args: { value: null } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en las horas; luego, minutos', en: 'Goes into the hours; then the minutes' },
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
    does: { es: 'De las horas a los minutos', en: 'From the hours to the minutes' },
    then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus(),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'De los minutos a las horas', en: 'From the minutes to the hours' },
    then: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus(),
  },
  {
    press: '14',
    does: { es: 'Se escribe y avanza', en: 'Is written, and goes on' },
    then: async ({ canvas }) => {
      await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuenow', '14');
      await expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus();
    },
  },
]);
