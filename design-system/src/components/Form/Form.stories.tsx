import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { KeyStep } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button } from '../Button';
import { DatePicker } from '../DatePicker';
import { FormActions } from '../FormActions';
import { Inline } from '../Stack';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { TimeField } from '../TimeField';
import { Form } from './Form';
import type { FormProps } from './Form';

const meta = {
  title: 'Componentes/Campos/Form',
  tags: ['ready'],
  component: Form,
  parameters: { english: { 'aria-label': 'New visit' } },
  args: { 'aria-label': 'Nueva visita', onSubmit: fn(), children: null },
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Form {...args}>
        <TextField
          label={say('Título', 'Title')}
          name="title"
          isRequired
          defaultValue={say('Observación de Matemáticas 3.º B', 'Observation of Mathematics, 3rd B')}
        />
        <Select
          label={say('Escuela', 'School')}
          name="school"
          isRequired
          placeholder={say('Elige una escuela', 'Choose a school')}
          items={[{ id: 'benito', label: 'Escuela Primaria Benito Juárez' }]}
        />
        <Inline gap={4} align="start">
          <DatePicker label={say('Fecha', 'Date')} name="date" isRequired defaultValue="2026-05-13" />
          <TimeField label={say('Hora', 'Hour')} name="time" isRequired defaultValue="09:00" />
        </Inline>
        <TextArea label={say('Objetivo', 'Goal')} name="goal" isRequired maxLength={300} />
        <FormActions
          primary={
            <Button type="submit" variant="primary">
              {say('Guardar visita', 'Save visit')}
            </Button>
          }
        />
      </Form>
    );
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
  parameters: {
    english: {
      validationErrors: {
        school: 'Choose a school.',
        date: ['The date must be today or later.', 'The school cycle is over.'],
        goal: 'The goal is needed.',
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('The first field with an error takes the focus', async () => {
      await expect(canvas.getByRole('button', { name: /Escuela|School/ })).toHaveFocus();
    });
    await step('A field forgets its error when its value changes', async () => {
      const goal = canvas.getByRole('textbox', { name: /Objetivo|Goal/ });
      await userEvent.type(goal, 'Observar preguntas abiertas');
      await userEvent.tab();
      await expect(canvas.queryByText(/El objetivo es obligatorio|The goal is needed/)).not.toBeInTheDocument();
    });
  },
};

/** Submitting is not possible yet; the button gives the reason. */
export const Disabled: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Form {...args}>
        <TextField label={say('Título', 'Title')} name="title" isDisabled />
        <FormActions
          primary={
            <Button
              type="submit"
              variant="primary"
              isDisabled
              disabledReason={say('Todavía no tienes escuelas a las que visitar.', 'You have no schools to visit yet.')}
            >
              {say('Guardar visita', 'Save visit')}
            </Button>
          }
        />
      </Form>
    );
  },
};

export const LongText: Story = {
  render: (args) => (
    <Form {...args}>
      <TextField label={long.label} name="title" isRequired defaultValue={long.title} description={long.help} />
      <TextArea label={long.label} name="goal" isRequired defaultValue={long.goal} />
      <FormActions
        primary={
          <Button type="submit" variant="primary">
            Guardar la visita y avisar a la dirección de la escuela
          </Button>
        }
      />
    </Form>
  ),
  args: { validationErrors: { title: long.error } },
  globals: { language: 'es' },
  decorators: [onAPhone],
};

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const hasFocus =
  (role: string, name: RegExp): KeyStep['then'] =>
  ({ canvas }) =>
    expect(canvas.getByRole(role, { name })).toHaveFocus();
const next = { es: 'De campo en campo', en: 'From field to field' };

export const ByKeyboard: Story = byKeyboard<FormProps>([
  { press: '{Tab}', does: next, then: hasFocus('textbox', /Título/) },
  {
    press: '{Enter}',
    does: { es: 'En un campo de una línea: envía', en: 'In a field of one line: sends' },
    then: ({ args }) => expect(args.onSubmit).toHaveBeenCalledTimes(1),
  },
  { press: '{Tab}', does: next, then: hasFocus('button', /Escuela/) },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Al campo anterior', en: 'To the previous field' },
    then: hasFocus('textbox', /Título/),
  },
  {
    press: '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}',
    does: { es: 'De campo en campo; fecha y hora, parte por parte', en: 'From field to field; dates part by part' },
    then: hasFocus('textbox', /Objetivo/),
  },
  {
    press: 'Observar{Enter}',
    does: { es: 'En un campo de varias líneas: línea nueva, no envía', en: 'In a field of several lines: a new line' },
    then: ({ args }) => expect(args.onSubmit).toHaveBeenCalledTimes(1),
  },
  {
    press: '{Tab}',
    does: { es: 'Del último campo, al botón', en: 'From the last field to the button' },
    then: hasFocus('button', /Guardar/),
  },
  {
    press: '{Enter}',
    does: { es: 'En el botón: envía', en: 'On the button: sends' },
    then: ({ args }) => expect(args.onSubmit).toHaveBeenCalledTimes(2),
  },
  {
    press: ' ',
    does: { es: 'En el botón: envía', en: 'On the button: sends' },
    then: ({ args }) => expect(args.onSubmit).toHaveBeenCalledTimes(3),
  },
]);
