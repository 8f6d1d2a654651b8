import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { DatePicker } from '../DatePicker';
import { Inline } from '../Stack';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { TimeField } from '../TimeField';
import { Form } from './Form';

const meta = {
  title: 'Componentes/Campos/Form',
  tags: ['ready'],
  component: Form,
  args: {
    'aria-label': 'Nueva visita',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Título" name="title" isRequired defaultValue="Observación de Matemáticas 3.º B" />
        <Select
          label="Escuela"
          name="school"
          isRequired
          placeholder="Elige una escuela"
          items={[{ id: 'benito', label: 'Escuela Primaria Benito Juárez' }]}
        />
        <Inline gap={4} align="start">
          <DatePicker label="Fecha" name="date" isRequired defaultValue="2026-05-13" />
          <TimeField label="Hora" name="time" isRequired defaultValue="09:00" />
        </Inline>
        <TextArea label="Objetivo" name="goal" isRequired maxLength={300} />
        <Inline>
          <Button type="submit" variant="primary">
            Guardar visita
          </Button>
        </Inline>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RefusedByTheServer: Story = {
  args: {
    validationErrors: {
      school: 'Elige una escuela.',
      date: ['La fecha debe ser hoy o posterior.', 'El ciclo escolar ya terminó.'],
      goal: 'El objetivo es obligatorio.',
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('The first field with an error takes the focus', async () => {
      await expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveFocus();
    });
    await step('A field forgets its error when its value changes', async () => {
      const goal = canvas.getByRole('textbox', { name: /Objetivo/ });
      await userEvent.type(goal, 'Observar preguntas abiertas');
      await userEvent.tab();
      await expect(canvas.queryByText('El objetivo es obligatorio.')).not.toBeInTheDocument();
    });
  },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Va de campo en campo', en: 'Goes from field to field' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox', { name: /Título/ })).toHaveFocus(),
  },
]);
