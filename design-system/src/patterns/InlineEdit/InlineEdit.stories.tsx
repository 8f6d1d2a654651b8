import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DatePicker } from '../../components/DatePicker';
import { TextArea } from '../../components/TextArea';
import { InlineEdit } from './InlineEdit';
import type { InlineEditProps } from './InlineEdit';

const GOAL =
  'Observar el uso de preguntas abiertas en la clase de Matemáticas y acordar dos acciones de mejora con la docente.';

function Goal(props: InlineEditProps) {
  const [isEditing, setIsEditing] = useState(props.isEditing);
  const [saved, setSaved] = useState(GOAL);
  const [goal, setGoal] = useState(GOAL);
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
          <TextArea label="Objetivo de la visita" value={goal} onChange={setGoal} maxLength={200} />
          <DatePicker label="Fecha" defaultValue="2026-05-13" />
        </>
      )}
    />
  );
}

const meta = {
  title: 'Patrones/InlineEdit',
  tags: ['ready'],
  component: InlineEdit,
  render: (args) => <Goal {...args} />,
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
export const Failed: Story = {
  args: {
    isEditing: true,
    errorMessage: 'No se pudo guardar el objetivo. Lo que escribiste sigue aquí; inténtalo de nuevo.',
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const edit = () => canvas.getByRole('button', { name: /Editar/ });
    await step('Enter on the edit button opens the first field', async () => {
      edit().focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: /Objetivo/ })).toHaveFocus();
    });
    await step('Escape gives up and the focus comes back', async () => {
      await userEvent.keyboard(' y más{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
      await expect(edit()).toHaveFocus();
      await expect(canvas.getByText(GOAL)).toBeVisible();
    });
    await step('Saving brings the focus back too', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await expect(edit()).toHaveFocus();
    });
  },
};
