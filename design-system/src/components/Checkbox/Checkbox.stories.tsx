import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
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

export const WithHelp: Story = inBoth(
  { description: 'También a quienes cubren un interinato.' },
  { description: 'Also those who stand in for somebody.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'Acepta para continuar.' },
  { errorMessage: 'Accept to go on.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, defaultSelected: true, description: 'La secretaría pide incluirlos siempre.' },
  { description: 'The ministry asks for them always.' },
);

export const LongText: Story = longText({ children: long.goal, description: long.help, errorMessage: long.error });

export const FromRightToLeft: Story = { args: { defaultSelected: true }, decorators: [fromRightToLeft] };

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
  {
    press: ' ',
    does: { es: 'Marca o desmarca', en: 'Checks or unchecks it' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox')).not.toBeChecked(),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Sale hacia atrás', en: 'Leaves it backwards' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox')).not.toHaveFocus(),
  },
]);
