import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { Pressed } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { schools, schoolsInEnglish } from '../../testing/schools';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { ComboBox } from './ComboBox';

const meta = {
  title: 'Componentes/Campos/ComboBox',
  tags: ['ready'],
  component: ComboBox,
  parameters: {
    english: {
      items: schoolsInEnglish,
      label: 'School',
      placeholder: 'Part of the name',
      emptyText: 'No school matches.',
    },
  },
  args: {
    label: 'Escuela',
    items: schools,
    placeholder: 'Escribe parte del nombre',
    emptyText: 'Ninguna escuela coincide.',
  },
} satisfies Meta<typeof ComboBox>;
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

/** What is typed and is no option yet can become one. */
export const WithANewOption: Story = {
  args: { newItem: (typed: string) => ({ id: typed, label: `${typed} +` }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Xalapa');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('option', { name: 'Xalapa +' })).toBeVisible();
  },
};

export const Empty: Story = inBoth({ items: [] }, { items: [] });

/** The active option, by aria-activedescendant; focus stays in the field. */
const stoodOn = async ({ canvas }: Pressed<unknown>, name: RegExp) => {
  const field = canvas.getByRole('combobox');
  await expect(field).toHaveFocus();
  await waitFor(() => {
    const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    return expect(option).toHaveTextContent(name);
  });
};
const isClosed = ({ page }: Pressed<unknown>) => waitFor(() => expect(page.queryByRole('listbox')).toBeNull());

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en el campo', en: 'Goes into the field' },
    then: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveFocus(),
  },
  {
    press: 'escuela',
    does: { es: 'Filtra', en: 'Narrows the list' },
    then: ({ page }) => waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2)),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Opción siguiente', en: 'The next choice' },
    then: (pressed) => stoodOn(pressed, /Benito/),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Opción siguiente', en: 'The next choice' },
    then: (pressed) => stoodOn(pressed, /Sor Juana/),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Opción anterior', en: 'The previous option' },
    then: (pressed) => stoodOn(pressed, /Benito/),
  },
  {
    press: '{Enter}',
    does: { es: 'Elige y cierra', en: 'Chooses and closes' },
    then: async (pressed) => {
      await isClosed(pressed);
      await expect(pressed.canvas.getByDisplayValue(/Benito/)).toHaveFocus();
    },
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Cerrada: abre la lista', en: 'Closed: opens the list' },
    then: ({ page }) => waitFor(() => expect(page.getByRole('listbox')).toBeVisible()),
  },
  {
    press: '{Escape}',
    does: { es: 'Cierra sin cambiar', en: 'Closes without changes' },
    then: async (pressed) => {
      await isClosed(pressed);
      await expect(pressed.canvas.getByDisplayValue(/Benito/)).toHaveFocus();
    },
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Cerrada: abre la lista', en: 'Closed: opens the list' },
    then: ({ page }) => waitFor(() => expect(page.getByRole('listbox')).toBeVisible()),
  },
  {
    press: 'xyz',
    does: { es: 'Si nada coincide, lo dice', en: 'Without matches, says so' },
    then: ({ page }) => waitFor(() => expect(page.getByText('Ninguna escuela coincide.')).toBeVisible()),
  },
  {
    press: '{Tab}',
    does: {
      es: 'Sale; lo escrito que no es una opción vuelve a lo elegido',
      en: 'Leaves; what is no choice goes back',
    },
    then: async (pressed) => {
      await isClosed(pressed);
      await expect(pressed.canvas.getByRole('combobox')).not.toHaveFocus();
      await expect(pressed.canvas.getByDisplayValue('Escuela Primaria Benito Juárez')).toBeVisible();
    },
  },
]);
