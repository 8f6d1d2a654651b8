import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { KeyStep } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { NumberField } from './NumberField';

const meta = {
  title: 'Componentes/Campos/NumberField',
  tags: ['ready'],
  component: NumberField,
  parameters: { english: { label: 'Teachers present' } },
  args: { label: 'Docentes presentes', defaultValue: 12, minValue: 0, maxValue: 60 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { defaultValue: undefined } };

export const WithHelp: Story = inBoth(
  { description: 'Sin contar al equipo directivo.' },
  { description: 'Not counting the leaders.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'Escribe un número entre 0 y 60.' },
  { errorMessage: 'Write a number from 0 to 60.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'Se cuenta de la lista de asistencia.' },
  { description: 'It is counted from the attendance list.' },
);

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const WithoutSteppers: Story = { args: { hasNoSteppers: true } };

export const LongText: Story = longText({ label: long.label, description: long.help, errorMessage: long.error });

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const becomes = (press: string, does: KeyStep['does'], value: string): KeyStep => ({
  press,
  does,
  then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue(value),
});
const more = { es: 'Uno más', en: 'One more' };
const less = { es: 'Uno menos', en: 'One less' };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra y sale del campo; sus botones no son paradas', en: 'Into the field and out; no stops between' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveFocus(),
  },
  becomes('{ArrowUp}', more, '13'),
  becomes('{ArrowDown}', less, '12'),
  becomes('{PageUp}', more, '13'),
  becomes('{PageDown}', less, '12'),
  becomes('{End}', { es: 'El máximo', en: 'The greatest allowed' }, '60'),
  becomes('{Home}', { es: 'El mínimo', en: 'The least allowed' }, '0'),
  becomes('a', { es: 'Lo que no es cifra no se escribe', en: 'What is no digit is not written' }, '0'),
  becomes(
    '{Backspace}75{Enter}',
    { es: 'Lo que pasa del límite queda en él', en: 'Beyond a limit it stays there' },
    '60',
  ),
]);
