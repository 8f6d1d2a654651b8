import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Switch } from './Switch';

const meta = {
  title: 'Componentes/Campos/Switch',
  tags: ['ready'],
  component: Switch,
  parameters: { english: { children: 'Tell me by e-mail a day before' } },
  args: { children: 'Avisarme un día antes por correo' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultSelected: true } };

export const WithHelp: Story = { args: { description: 'A las 08:00, hora de Ciudad de México.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al interruptor', en: 'Reaches the switch' },
    then: ({ canvas }) => expect(canvas.getByRole('switch')).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Enciende o apaga', en: 'Turns it on or off' },
    then: ({ canvas }) => expect(canvas.getByRole('switch')).toBeChecked(),
  },
]);
