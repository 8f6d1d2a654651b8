import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { besideAndBack, cleared, closedBySign, keysOfPart, partAt, toPart, written } from '../../testing/part-keys';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { DateField } from './DateField';

const meta = {
  title: 'Componentes/Campos/DateField',
  tags: ['ready'],
  component: DateField,
  parameters: { english: { label: 'Date of birth' } },
  args: { label: 'Fecha de nacimiento', defaultValue: '1988-03-09' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = inBoth(
  { description: 'Como aparece en la CURP.' },
  { description: 'As it is written in the CURP.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'La fecha es obligatoria.' },
  { errorMessage: 'The date is needed.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'La secretaría ya la confirmó: no se puede cambiar.' },
  { description: 'The ministry has confirmed it: it cannot be changed.' },
);

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Empty: Story = { args: { value: null } };

export const LongText: Story = longText({ label: long.label, description: long.help, errorMessage: long.error });

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  toPart('{Tab}', { es: 'Entra en el día; luego, mes y año', en: 'Goes into the day; then month and year' }, 0),
  ...keysOfPart({ index: 0, value: 9, min: 1, max: 31, page: 7 }),
  ...besideAndBack(0),
  written('15', 0, 15),
  closedBySign('1-', 1, 1),
  // Right after a sign, Backspace takes the sign back; whoever arrives by an arrow clears the part.
  toPart('{ArrowLeft}', { es: 'Parte anterior', en: 'The previous part' }, 1),
  toPart('{ArrowRight}', { es: 'Parte siguiente', en: 'The next part' }, 2),
  ...cleared(2, 198, 19),
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Vuelve a la parte anterior, o sale', en: 'Goes back to the previous part, or out' },
    then: ({ canvas }) => expect(partAt(canvas, 1)).toHaveFocus(),
  },
]);
