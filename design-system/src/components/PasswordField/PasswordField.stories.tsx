import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Componentes/Campos/PasswordField',
  tags: ['ready'],
  component: PasswordField,
  parameters: { english: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' } },
  args: {
    label: 'Contraseña',
    defaultValue: 'secreto-largo',
    showLabel: 'Mostrar contraseña',
    hideLabel: 'Ocultar contraseña',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Al menos 12 caracteres.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'La contraseña no coincide. Escríbela de nuevo.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en el campo', en: 'Goes into the field' },
    then: ({ canvas }) => expect(canvas.getByLabelText('Contraseña')).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'Del campo al botón que la muestra', en: 'From the field to the button that shows it' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Mostrar contraseña' })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'En el botón: muestra u oculta la contraseña', en: 'On the button: shows or hides the password' },
    then: ({ canvas }) => expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'text'),
  },
  {
    press: '{Enter}',
    does: { es: 'En el botón: muestra u oculta la contraseña', en: 'On the button: shows or hides the password' },
    then: ({ canvas }) => expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'password'),
  },
]);
