import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { RadioGroup } from './RadioGroup';

const items = [
  { id: 'benito', label: 'Escuela Primaria Benito Juárez', description: 'Puebla, turno matutino' },
  { id: 'sor', label: 'Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino' },
  { id: 'ramon', label: 'Jardín de Niños Ramón López Velarde', description: 'Zacatecas' },
  { id: 'emiliano', label: 'Telesecundaria Emiliano Zapata', isDisabled: true },
];

const meta = {
  title: 'Componentes/Campos/RadioGroup',
  tags: ['ready'],
  component: RadioGroup,
  parameters: { english: { label: 'School' } },
  args: { label: 'Escuela', items, orientation: 'vertical' as const },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Solo las escuelas de tu zona.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Elige una escuela.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Chosen: Story = { args: { defaultValue: 'sor' } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en la elegida, o en la primera', en: 'Enters the chosen one, or the first' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Benito Juárez/ })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Elige la enfocada', en: 'Chooses the one in focus' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Benito Juárez/ })).toBeChecked(),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Elige la siguiente', en: 'Chooses the next one' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Sor Juana/ })).toBeChecked(),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Elige la anterior', en: 'Chooses the one before' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Benito Juárez/ })).toBeChecked(),
  },
]);
