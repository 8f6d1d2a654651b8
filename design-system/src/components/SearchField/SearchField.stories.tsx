import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { SearchField } from './SearchField';

const meta = {
  title: 'Componentes/Campos/SearchField',
  tags: ['ready'],
  component: SearchField,
  parameters: { english: { label: 'Find a school', placeholder: 'Name or key' } },
  args: { label: 'Buscar escuela', placeholder: 'Nombre o clave', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithText: Story = { args: { defaultValue: 'Benito Juárez' } };

export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en el campo', en: 'Goes into the field' },
    then: ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveFocus(),
  },
  {
    press: 'juárez{Enter}',
    does: { es: 'Busca sin esperar', en: 'Searches at once' },
    then: ({ args }) => expect(args.onSearch).toHaveBeenLastCalledWith('juárez'),
  },
  {
    press: '{Escape}',
    does: { es: 'Borra el texto', en: 'Clears the text' },
    then: ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveValue(''),
  },
]);
