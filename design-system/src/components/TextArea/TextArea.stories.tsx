import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { TextArea } from './TextArea';

const meta = {
  title: 'Componentes/Campos/TextArea',
  tags: ['ready'],
  component: TextArea,
  parameters: {
    english: { label: 'Goal of the visit', defaultValue: 'To observe the use of open questions in Mathematics.' },
  },
  args: { label: 'Objetivo de la visita', defaultValue: 'Observar el uso de preguntas abiertas en Matemáticas.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = inBoth({ defaultValue: '' }, { defaultValue: '' });

export const WithHelp: Story = inBoth({ description: 'Una o dos frases.' }, { description: 'One sentence or two.' });

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, defaultValue: '', errorMessage: 'El objetivo es obligatorio.' },
  { defaultValue: '', errorMessage: 'The goal is needed.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'La visita ya terminó: su objetivo no se puede cambiar.' },
  { description: 'The visit is over: its goal cannot be changed.' },
);

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const GrowsAndCounts: Story = inBoth(
  { maxLength: 240, rows: 2, defaultValue: long.goal },
  {
    defaultValue:
      'To strengthen the reading comprehension of the girls and boys of third grade by guided reading, talk among peers and formative feedback in the second term of the school year 2025-2026',
  },
);

export const LongText: Story = longText({
  label: long.label,
  defaultValue: `${long.goal}\n${long.word}`,
  description: long.help,
  errorMessage: long.error,
  maxLength: 600,
});

export const FromRightToLeft: Story = { args: { isRequired: true, maxLength: 240 }, decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra y sale del campo', en: 'Goes into the field and out' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Línea nueva; no envía', en: 'A new line; it does not send' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('\n'),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Sale del campo hacia atrás', en: 'Leaves the field backwards' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).not.toHaveFocus(),
  },
]);
