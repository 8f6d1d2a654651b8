import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField';

const meta = {
  title: 'Componentes/Campos/NumberField',
  component: NumberField,
  args: { label: 'Docentes presentes', defaultValue: 12, minValue: 0, maxValue: 60 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Sin contar al equipo directivo.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Escribe un número entre 0 y 60.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const WithoutSteppers: Story = { args: { hasNoSteppers: true } };
