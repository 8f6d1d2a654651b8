import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { NumberField } from './NumberField';

const meta = {
  title: 'Componentes/Campos/NumberField',
  tags: ['ready'],
  component: NumberField,
  parameters: { english: { label: 'Teachers present' } },
  args: { label: 'Docentes presentes', defaultValue: 12, minValue: 0, maxValue: 60 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Sin contar al equipo directivo.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Escribe un número entre 0 y 60.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const WithoutSteppers: Story = { args: { hasNoSteppers: true } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra y sale del campo', en: 'Goes into the field and out' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveFocus(),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Uno más', en: 'One more' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('13'),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Uno menos', en: 'One less' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('12'),
  },
  {
    press: '{End}',
    does: { es: 'El máximo', en: 'The greatest allowed' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('60'),
  },
  {
    press: '{Home}',
    does: { es: 'El mínimo', en: 'The least allowed' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('0'),
  },
]);
