import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Select } from './Select';

const items = [
  { id: 'benito', label: 'Escuela Primaria Benito Juárez', description: 'Puebla, turno matutino' },
  { id: 'sor', label: 'Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino' },
  { id: 'ramon', label: 'Jardín de Niños Ramón López Velarde', description: 'Zacatecas' },
  { id: 'emiliano', label: 'Telesecundaria Emiliano Zapata', isDisabled: true },
];

const meta = {
  title: 'Componentes/Campos/Select',
  tags: ['ready'],
  component: Select,
  parameters: { english: { label: 'School', placeholder: 'Choose a school' } },
  args: { label: 'Escuela', items, placeholder: 'Elige una escuela' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Solo las escuelas de tu zona.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Elige una escuela.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Chosen: Story = { args: { defaultValue: 'sor' } };

export const Empty: Story = { args: { items: [], emptyText: 'Aún no tienes escuelas.' } };

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '{Enter}',
      does: { es: 'Cerrada: abre la lista', en: 'Closed: opens the list' },
      then: async ({ page }) => expect(await page.findByRole('listbox')).toBeVisible(),
    },
    {
      press: '{ArrowDown}',
      does: { es: 'Opción siguiente', en: 'The next choice' },
      then: ({ page }) => expect(page.getByRole('option', { name: /Sor Juana/ })).toHaveFocus(),
    },
    {
      press: '{ArrowUp}',
      does: { es: 'Opción anterior', en: 'The choice before' },
      then: ({ page }) => expect(page.getByRole('option', { name: /Benito Juárez/ })).toHaveFocus(),
    },
    {
      press: 'j',
      does: { es: 'Salta a lo que empieza así', en: 'Jumps to what begins so' },
      then: ({ page }) => expect(page.getByRole('option', { name: /Jardín de Niños/ })).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: { es: 'En la lista: elige y cierra', en: 'In the list: chooses and closes' },
      then: async ({ canvas, page }) => {
        await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
        await expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveTextContent('Jardín de Niños');
        await waitFor(() => expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveFocus());
      },
    },
    {
      press: ' ',
      does: { es: 'Cerrada: abre la lista', en: 'Closed: opens the list' },
      then: async ({ page }) => expect(await page.findByRole('listbox')).toBeVisible(),
    },
    {
      press: '{Escape}',
      does: { es: 'Cierra sin cambiar', en: 'Closes without a change' },
      then: async ({ canvas, page }) => {
        await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
        await expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveTextContent('Jardín de Niños');
      },
    },
  ],
  ({ canvas }) => canvas.getByRole('button', { name: /Escuela/ }).focus(),
);
