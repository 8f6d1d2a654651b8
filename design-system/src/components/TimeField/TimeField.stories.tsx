import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { besideAndBack, cleared, closedBySign, keysOfPart, partAt, toPart, written } from '../../testing/part-keys';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { TimeField } from './TimeField';

const meta = {
  title: 'Componentes/Campos/TimeField',
  tags: ['ready'],
  component: TimeField,
  parameters: { english: { label: 'Hour of the visit' } },
  args: { label: 'Hora de la visita', defaultValue: '09:05' },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = inBoth(
  { description: 'Hora de Ciudad de México.' },
  { description: 'Mexico City time.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'La hora final debe ser mayor que la inicial.' },
  { errorMessage: 'The last hour must be later than the first.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'La visita ya empezó.' },
  { description: 'The visit has begun.' },
);

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Empty: Story = { args: { value: null } };

export const LongText: Story = longText({ label: long.label, description: long.help, errorMessage: long.error });

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  toPart('{Tab}', { es: 'Entra en las horas; luego, minutos', en: 'Goes into the hours; then the minutes' }, 0),
  ...keysOfPart({ index: 0, value: 9, min: 0, max: 23, page: 2 }),
  ...besideAndBack(0),
  written('14', 0, 14),
  toPart('{ArrowLeft}', { es: 'Parte anterior', en: 'The previous part' }, 0),
  closedBySign('1:', 0, 1),
  {
    press: '30',
    does: { es: 'En la última parte: se escribe', en: 'Fills the last part' },
    then: ({ canvas }) => expect(partAt(canvas, 1)).toHaveAttribute('aria-valuenow', '30'),
  },
  ...cleared(1, 3, null),
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Vuelve a la parte anterior, o sale', en: 'Goes back to the previous part, or out' },
    then: ({ canvas }) => expect(partAt(canvas, 0)).toHaveFocus(),
  },
]);
