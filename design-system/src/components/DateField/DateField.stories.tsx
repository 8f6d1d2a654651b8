import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField';

const meta = {
  title: 'Componentes/Campos/DateField',
  component: DateField,
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
