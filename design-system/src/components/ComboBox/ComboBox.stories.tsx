import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { ComboBox } from './ComboBox';

const items = [
  { id: 'benito', label: 'Escuela Primaria Benito Juárez', description: 'Puebla, turno matutino' },
  { id: 'sor', label: 'Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino' },
  { id: 'ramon', label: 'Jardín de Niños Ramón López Velarde', description: 'Zacatecas' },
  { id: 'emiliano', label: 'Telesecundaria Emiliano Zapata', isDisabled: true },
];

const meta = {
  title: 'Componentes/Campos/ComboBox',
  tags: ['ready'],
  component: ComboBox,
  parameters: { english: { label: 'School', placeholder: 'Part of the name', emptyText: 'No school matches.' } },
  args: { label: 'Escuela', items, placeholder: 'Escribe parte del nombre', emptyText: 'Ninguna escuela coincide.' },
} satisfies Meta<typeof ComboBox>;
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
    does: { es: 'Entra en el campo', en: 'Goes into the field' },
    then: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveFocus(),
  },
  {
    press: 'sor',
    does: { es: 'Filtra', en: 'Narrows the list' },
    then: ({ page }) => waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1)),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Opción siguiente', en: 'The next choice' },
    then: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant'),
  },
  {
    press: '{Enter}',
    does: { es: 'Elige y cierra', en: 'Chooses and closes' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
      await expect(canvas.getByDisplayValue(/Sor Juana/)).toHaveFocus();
    },
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Cerrada: abre la lista', en: 'Closed: opens the list' },
    then: async ({ page }) => expect(await page.findByRole('listbox')).toBeVisible(),
  },
  {
    press: '{Escape}',
    does: { es: 'Cierra sin cambiar', en: 'Closes without a change' },
    then: ({ page }) => waitFor(() => expect(page.queryByRole('listbox')).toBeNull()),
  },
]);
