import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Componentes/Campos/PasswordField',
  component: PasswordField,
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
