import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { AxisEditor } from './AxisEditor';
import type { AxisEditorProps } from './AxisEditor';

function InPage(props: AxisEditorProps) {
  const [value, setValue] = useState(props.value);
  return <AxisEditor {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Patrones/AxisEditor',
  tags: ['ready'],
  component: AxisEditor,
  parameters: {
    english: {
      name: 'Classroom climate',
      labels: { actions: 'Actions', specifications: 'Specifications' },
      descriptions: { actions: 'What is going to be done.', specifications: 'How, with whom and with what.' },
      filledLabel: 'Complete',
      pendingLabel: 'To be completed',
    },
  },
  render: (args) => <InPage {...args} />,
  args: {
    name: 'Ambiente de aula',
    value: { actions: '', specifications: '' },
    onChange: fn(),
    labels: { actions: 'Acciones', specifications: 'Especificaciones' },
    descriptions: { actions: 'Qué se va a hacer.', specifications: 'Cómo, con quién y con qué materiales.' },
    filledLabel: 'Completo',
    pendingLabel: 'Por completar',
    maxLength: 600,
  },
} satisfies Meta<typeof AxisEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = inBoth(
  {
    value: {
      actions: 'Acordar con el grupo tres reglas de convivencia y dejarlas a la vista.',
      specifications:
        'Con el grupo 3.º B, en la primera sesión; cartulina y plumones. La docente las retoma al inicio de cada clase.',
    },
  },
  {
    value: {
      actions: 'To agree with the group on three rules of living together, and leave them in sight.',
      specifications:
        'With 3rd B, in the first session; card and markers. The teacher goes back to them in each class.',
    },
  },
);
export const Invalid: Story = inBoth(
  {
    isRequired: true,
    value: { actions: 'Acordar reglas de convivencia.', specifications: '' },
    errors: { specifications: 'Escribe las especificaciones de este eje.' },
  },
  {
    value: { actions: 'To agree on rules of living together.', specifications: '' },
    errors: { specifications: 'Write the specifications of this axis.' },
  },
);
/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  {
    isDisabled: true,
    descriptions: { actions: 'La visita ya terminó: sus ejes no se pueden cambiar.', specifications: '' },
  },
  { descriptions: { actions: 'The visit is over: its axes cannot be changed.', specifications: '' } },
);
export const LongText: Story = longText({
  name: long.title,
  value: { actions: long.goal, specifications: `${long.help} ${long.word}` },
  errors: { specifications: long.error },
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const ACTIONS = { name: 'Acciones' };
const SPECIFICATIONS = { name: 'Especificaciones' };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a las acciones', en: 'Reaches the actions' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox', ACTIONS)).toHaveFocus(),
  },
  {
    press: 'Acordar tres reglas',
    does: { es: 'Escribe; con un solo texto, el eje sigue por completar', en: 'Writes; one text leaves the axis open' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', ACTIONS)).toHaveValue('Acordar tres reglas');
      await expect(canvas.getByText('Por completar')).toBeVisible();
    },
  },
  {
    press: '{Enter}',
    does: { es: 'Línea nueva; no envía', en: 'A new line; it does not send' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox', ACTIONS)).toHaveValue('Acordar tres reglas\n'),
  },
  {
    press: '{Tab}',
    does: { es: 'De las acciones, a las especificaciones', en: 'From the actions to the specifications' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox', SPECIFICATIONS)).toHaveFocus(),
  },
  {
    press: 'Con el grupo 3.º B',
    does: { es: 'Con los dos textos, el eje queda completo', en: 'With both texts the axis is complete' },
    then: ({ canvas }) => expect(canvas.getByText('Completo')).toBeVisible(),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Vuelve a las acciones', en: 'Goes back to the actions' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox', ACTIONS)).toHaveFocus(),
  },
]);
