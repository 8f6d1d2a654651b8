import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './Select';

const items = [
  { id: 'benito', label: 'Escuela Primaria Benito Juárez', description: 'Puebla, turno matutino' },
  { id: 'sor', label: 'Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino' },
  { id: 'ramon', label: 'Jardín de Niños Ramón López Velarde', description: 'Zacatecas' },
  { id: 'emiliano', label: 'Telesecundaria Emiliano Zapata', isDisabled: true },
];

const meta = {
  title: 'Componentes/Campos/Select',
  component: Select,
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

export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: /Escuela/ });
    await step('Enter opens the list on its first choice', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await within(document.body).findByRole('listbox')).toBeVisible();
    });
    await step('Arrows move and Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(button).toHaveTextContent('Sor Juana');
    });
  },
};
