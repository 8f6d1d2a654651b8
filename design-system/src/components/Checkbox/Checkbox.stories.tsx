import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Componentes/Campos/Checkbox',
  tags: ['ready'],
  component: Checkbox,
  parameters: { english: { children: 'Include teachers with a class of their own' } },
  args: { children: 'Incluir a docentes frente a grupo' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultSelected: true } };

export const Some: Story = { args: { isIndeterminate: true } };

export const WithHelp: Story = { args: { description: 'También a quienes cubren un interinato.' } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Acepta para continuar.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LongText: Story = {
  args: {
    children:
      'Fortalecer la comprensión lectora de las niñas y los niños de tercer grado mediante la lectura guiada, el diálogo entre pares y la retroalimentación formativa durante el segundo periodo del ciclo escolar 2025-2026',
  },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a la casilla', en: 'Reaches the box' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox')).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Marca o desmarca', en: 'Checks or unchecks it' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeChecked(),
  },
]);
