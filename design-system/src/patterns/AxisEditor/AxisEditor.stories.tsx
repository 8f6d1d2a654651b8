import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
export const Filled: Story = {
  args: {
    value: {
      actions: 'Acordar con el grupo tres reglas de convivencia y dejarlas a la vista.',
      specifications:
        'Con el grupo 3.º B, en la primera sesión; cartulina y plumones. La docente las retoma al inicio de cada clase.',
    },
  },
};
export const Invalid: Story = {
  args: {
    isRequired: true,
    value: { actions: 'Acordar reglas de convivencia.', specifications: '' },
    errors: { specifications: 'Escribe las especificaciones de este eje.' },
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
