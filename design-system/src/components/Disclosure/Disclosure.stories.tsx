import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Componentes/Datos/Disclosure',
  tags: ['new'],
  component: Disclosure,
  parameters: {
    english: {
      title: 'Classroom climate',
      note: '3 of 4',
      children: 'The rules of living together are on the wall, agreed with the group.',
    },
  },
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

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al título', en: 'Reaches the title' },
    then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Abre o cierra', en: 'Opens or closes it' },
    then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    press: ' ',
    does: { es: 'Abre o cierra', en: 'Opens or closes it' },
    then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false'),
  },
]);
