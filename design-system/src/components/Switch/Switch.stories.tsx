import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
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

export const WithHelp: Story = inBoth(
  { description: 'A las 08:00, hora de Ciudad de México.' },
  { description: 'At 08:00, Mexico City time.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'Enciéndelo para continuar.' },
  { errorMessage: 'Turn it on to go on.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'Escribe primero tu correo en tu perfil.' },
  { description: 'First write your e-mail address in your profile.' },
);

export const DisabledOn: Story = inBoth(
  { isDisabled: true, defaultSelected: true, description: 'Tu escuela lo pide a todas las personas.' },
  { description: 'Your school asks it of everybody.' },
);

export const LongText: Story = longText({ children: long.goal, description: long.help });

export const FromRightToLeft: Story = { args: { defaultSelected: true }, decorators: [fromRightToLeft] };

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
  {
    press: ' ',
    does: { es: 'Enciende o apaga', en: 'Turns it on or off' },
    then: ({ canvas }) => expect(canvas.getByRole('switch')).not.toBeChecked(),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Sale hacia atrás', en: 'Leaves it backwards' },
    then: ({ canvas }) => expect(canvas.getByRole('switch')).not.toHaveFocus(),
  },
]);
