import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
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

export const Empty: Story = { args: { defaultValue: '' } };

export const WithHelp: Story = inBoth(
  { description: 'Al menos 12 caracteres.' },
  { description: 'At least 12 characters.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'La contraseña no coincide. Escríbela de nuevo.' },
  { errorMessage: 'The password does not match. Write it once more.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'Escribe primero el código que te enviamos.' },
  { description: 'First write the code that we sent you.' },
);

export const LongText: Story = longText({
  label: 'Contraseña con la que entras a la plataforma de acompañamiento de la secretaría',
  description: long.help,
  errorMessage: long.error,
});

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en el campo', en: 'Goes into the field' },
    then: ({ canvas }) => expect(canvas.getByLabelText('Contraseña')).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'Del campo al botón que la muestra', en: 'From the field to the button that shows the password' },
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
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Del botón, vuelve al campo', en: 'From the button back to the field' },
    then: ({ canvas }) => expect(canvas.getByLabelText('Contraseña')).toHaveFocus(),
  },
]);
