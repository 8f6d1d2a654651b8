import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { TextArea } from './TextArea';

const meta = {
  title: 'Componentes/Campos/TextArea',
  tags: ['ready'],
  component: TextArea,
  parameters: { english: { label: 'Goal of the visit' } },
  args: { label: 'Objetivo de la visita', defaultValue: 'Observar el uso de preguntas abiertas en Matemáticas.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Una o dos frases.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'El objetivo es obligatorio.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const GrowsAndCounts: Story = {
  args: {
    maxLength: 240,
    rows: 2,
    defaultValue:
      'Fortalecer la comprensión lectora de las niñas y los niños de tercer grado mediante la lectura guiada, el diálogo entre pares y la retroalimentación formativa durante el segundo periodo del ciclo escolar 2025-2026',
  },
};

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
]);
