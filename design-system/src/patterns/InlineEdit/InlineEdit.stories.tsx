import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { DatePicker } from '../../components/DatePicker';
import { TextArea } from '../../components/TextArea';
import { byKeyboard } from '../../testing/by-keyboard';
import { InlineEdit } from './InlineEdit';
import type { InlineEditProps } from './InlineEdit';

const GOAL =
  'Observar el uso de preguntas abiertas en la clase de Matemáticas y acordar dos acciones de mejora con la docente.';

const GOAL_IN_ENGLISH =
  'To observe the use of open questions in the Mathematics class and agree on two actions with the teacher.';

interface GoalProps extends InlineEditProps {
  say: ReturnType<typeof saying>;
  /** Initially saved text. */
  first?: string;
}

function Goal({ say, first = say(GOAL, GOAL_IN_ENGLISH), ...props }: GoalProps) {
  const [isEditing, setIsEditing] = useState(props.isEditing);
  const [saved, setSaved] = useState(first);
  const [goal, setGoal] = useState(first);
  return (
    <InlineEdit
      {...props}
      isEditing={isEditing}
      onEdit={() => {
        setGoal(saved);
        setIsEditing(true);
      }}
      onCancel={() => {
        props.onCancel();
        setIsEditing(false);
      }}
      onSave={() => {
        props.onSave();
        setSaved(goal);
        setIsEditing(false);
      }}
      renderView={() => <p style={{ margin: 0 }}>{saved}</p>}
      renderEdit={() => (
        <>
          <TextArea
            label={say('Objetivo de la visita', 'Goal of the visit')}
            value={goal}
            onChange={setGoal}
            maxLength={200}
          />
          <DatePicker label={say('Fecha', 'Date')} defaultValue="2026-05-13" />
        </>
      )}
    />
  );
}

const meta = {
  title: 'Patrones/InlineEdit',
  tags: ['ready'],
  component: InlineEdit,
  parameters: {
    english: { title: 'Goal', editLabel: 'Edit', saveLabel: 'Save', cancelLabel: 'Cancel', pendingLabel: 'Saving…' },
  },
  render: (args, { globals }) => <Goal {...args} say={saying(globals)} />,
  args: {
    title: 'Objetivo',
    headingLevel: 2,
    isEditing: false,
    editLabel: 'Editar',
    saveLabel: 'Guardar',
    cancelLabel: 'Cancelar',
    pendingLabel: 'Guardando…',
    onEdit: fn(),
    onSave: fn(),
    onCancel: fn(),
    renderView: () => GOAL,
    renderEdit: () => null,
  },
} satisfies Meta<typeof InlineEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Editing: Story = { args: { isEditing: true } };
export const Saving: Story = { args: { isEditing: true, isPending: true } };
export const Failed: Story = inBoth(
  {
    isEditing: true,
    errorMessage: 'No se pudo guardar el objetivo. Lo que escribiste sigue aquí; inténtalo de nuevo.',
  },
  { errorMessage: 'The goal could not be saved. What you wrote is still here; try again.' },
);
export const LongText: Story = {
  render: (args, { globals }) => <Goal {...args} say={saying(globals)} first={`${long.goal}. ${long.word}`} />,
  args: { title: long.label },
  globals: { language: 'es' },
  decorators: [onAPhone],
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const edit = { name: 'Editar: Objetivo' };
const goal = { name: /^Objetivo de la visita/ };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al botón de editar', en: 'Reaches the edit button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', edit)).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'En ese botón: abre, con el foco en el primer campo', en: 'On that button: opens, in the first field' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox', goal)).toHaveFocus(),
  },
  {
    press: 'Otro objetivo{Escape}',
    does: { es: 'Cancela, conserva lo de antes y vuelve al botón', en: 'Cancels and returns to the button' },
    then: async ({ args, canvas }) => {
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
      await expect(canvas.getByText(GOAL)).toBeVisible();
      await expect(canvas.getByRole('button', edit)).toHaveFocus();
    },
  },
  {
    press: ' ',
    does: { es: 'En ese botón: abre, con el foco en el primer campo', en: 'On that button: opens, in the first field' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', goal)).toHaveFocus();
      await expect(canvas.getByRole('textbox', goal)).toHaveValue(GOAL);
    },
  },
  {
    press: '{Tab}{Enter}',
    does: { es: 'En un campo de una línea: guarda', en: 'In a field of one line: saves' },
    then: async ({ args, canvas }) => {
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('button', edit)).toHaveFocus();
    },
  },
  {
    press: '{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}',
    does: { es: 'De campo en campo; después, Cancelar y Guardar', en: 'From field to field; then the two buttons' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus(),
  },
  {
    press: '{Tab}{Enter}',
    does: { es: 'En Guardar: guarda y vuelve al botón de editar', en: 'On Save: saves and goes back to the button' },
    then: async ({ args, canvas }) => {
      await expect(args.onSave).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('button', edit)).toHaveFocus();
    },
  },
]);
