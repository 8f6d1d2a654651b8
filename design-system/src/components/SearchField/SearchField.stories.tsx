import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Componentes/Campos/SearchField',
  component: SearchField,
  args: { label: 'Buscar escuela', placeholder: 'Nombre o clave', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithText: Story = { args: { defaultValue: 'Benito Juárez' } };

export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const Disabled: Story = { args: { isDisabled: true } };
