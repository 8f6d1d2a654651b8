import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeField } from './TimeField';

const meta = {
  title: 'Componentes/Campos/TimeField',
  component: TimeField,
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
