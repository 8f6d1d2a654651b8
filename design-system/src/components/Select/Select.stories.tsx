import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { KeyStep } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { schools, schoolsInEnglish } from '../../testing/schools';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Select } from './Select';

const meta = {
  title: 'Componentes/Campos/Select',
  tags: ['ready'],
  component: Select,
  parameters: { english: { items: schoolsInEnglish, label: 'School', placeholder: 'Choose a school' } },
  args: { label: 'Escuela', items: schools, placeholder: 'Elige una escuela' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = inBoth(
  { description: 'Solo las escuelas de tu zona.' },
  { description: 'Only the schools of your zone.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'Elige una escuela.' },
  { errorMessage: 'Choose a school.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'La visita ya empezó: su escuela no se puede cambiar.' },
  { description: 'The visit has begun: its school cannot be changed.' },
);

export const Chosen: Story = { args: { defaultValue: 'sor' } };

export const LongText: Story = longText({
  label: long.label,
  items: [{ id: 'long', label: long.school, description: long.help }, ...schools],
  defaultValue: 'long',
  description: long.help,
  errorMessage: long.error,
});

export const FromRightToLeft: Story = { args: { defaultValue: 'sor' }, decorators: [fromRightToLeft] };

export const Empty: Story = inBoth(
  { items: [], emptyText: 'Aún no tienes escuelas.' },
  { items: [], emptyText: 'You have no schools yet.' },
);

const opens = (press: string): KeyStep => ({
  press,
  does: { es: 'Cerrada: abre la lista', en: 'Closed: opens the list' },
  then: async ({ page }) => {
    await waitFor(() => expect(page.getByRole('listbox')).toBeVisible());
    await waitFor(() => expect(page.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement));
  },
});

export const ByKeyboard: Story = byKeyboard(
  [
    opens('{Enter}'),
    {
      press: '{ArrowDown}',
      does: { es: 'Opción siguiente', en: 'The next choice' },
      then: ({ page }) => expect(page.getByRole('option', { name: /Sor Juana/ })).toHaveFocus(),
    },
    {
      press: '{ArrowUp}',
      does: { es: 'Opción anterior', en: 'The previous option' },
      then: ({ page }) => expect(page.getByRole('option', { name: /Benito Juárez/ })).toHaveFocus(),
    },
    {
      press: '{End}',
      does: { es: 'La última que se puede', en: 'The last there is to choose' },
      then: ({ page }) => expect(page.getByRole('option', { name: /Jardín de Niños/ })).toHaveFocus(),
    },
    {
      press: '{Home}',
      does: { es: 'La primera', en: 'The first' },
      then: ({ page }) => expect(page.getByRole('option', { name: /Benito Juárez/ })).toHaveFocus(),
    },
    {
      press: 'j',
      does: { es: 'Salta a lo que empieza así', en: 'Jumps to the item that starts with the letters' },
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
      press: '{ArrowLeft}',
      does: { es: 'Cerrada: elige la anterior', en: 'Closed: chooses the previous one' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveTextContent('Sor Juana'),
    },
    {
      press: '{ArrowRight}',
      does: { es: 'Cerrada: elige la siguiente', en: 'Closed: chooses the next one' },
      then: ({ canvas }) =>
        expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveTextContent('Jardín de Niños'),
    },
    opens(' '),
    {
      press: '{Escape}',
      does: { es: 'Cierra sin cambiar', en: 'Closes without changes' },
      then: async ({ canvas, page }) => {
        await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
        await expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveTextContent('Jardín de Niños');
        await waitFor(() => expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveFocus());
      },
    },
    opens('{ArrowDown}'),
    {
      press: '{ArrowUp} ',
      does: {
        es: 'En la lista: va a la anterior y la elige',
        en: 'In the list: goes to the one before and chooses it',
      },
      then: async ({ canvas, page }) => {
        await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
        await expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveTextContent('Sor Juana');
        await waitFor(() => expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveFocus());
      },
    },
    opens('{ArrowUp}'),
  ],
  ({ canvas }) => canvas.getByRole('button', { name: /Escuela/ }).focus(),
);
