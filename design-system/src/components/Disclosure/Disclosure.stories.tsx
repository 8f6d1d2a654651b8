import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Componentes/Datos/Disclosure',
  component: Disclosure,
  args: {
    title: 'Ambiente de aula',
    note: '3 de 4',
    headingLevel: 2,
    children: 'Las reglas de convivencia están a la vista y se acordaron con el grupo.',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultExpanded: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    defaultExpanded: true,
    title:
      'Uso de preguntas abiertas y retroalimentación formativa durante la resolución de problemas en equipos de cuatro integrantes',
  },
};
