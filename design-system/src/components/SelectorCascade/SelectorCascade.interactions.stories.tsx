import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { InPage } from './InPage';
import { SelectorCascade } from './SelectorCascade';
import { hierarchyLevels, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Campos/SelectorCascade/Interacciones',
  component: InPage,
  args: { label: 'Jerarquía de la escuela', value: {}, labels: spanish, onChoose: fn(), onRetry: fn() },
} satisfies Meta<typeof InPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The active option of the focused field's list. */
const optionAt = (field: HTMLElement) =>
  field.ownerDocument.getElementById(field.getAttribute('aria-activedescendant') ?? '');

// An open list hides the rest of the page from assistive technology, hence `hidden`.
export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al primer nivel y abre su lista', en: 'Reaches the first level and opens its list' },
    then: async ({ canvas, page }) => {
      await expect(canvas.getByRole('combobox', { name: 'Director', hidden: true })).toHaveFocus();
      await expect(canvas.getByRole('combobox', { name: 'Gerente', hidden: true })).toBeDisabled();
      await waitFor(() => expect(page.getByRole('listbox')).toBeVisible());
    },
  },
  {
    press: '{Escape}',
    does: { es: 'Cierra la lista', en: 'Closes the list' },
    then: ({ page }) => waitFor(() => expect(page.queryByRole('listbox')).toBeNull()),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Cerrada: abre la lista', en: 'Closed: opens the list' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.getByRole('listbox')).toBeVisible());
      await waitFor(() =>
        expect(optionAt(canvas.getByRole('combobox', { name: 'Director', hidden: true }))).toHaveTextContent('Hugo'),
      );
    },
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Opción anterior', en: 'The previous option' },
    then: async ({ canvas, page }) => {
      await waitFor(() =>
        expect(optionAt(canvas.getByRole('combobox', { name: 'Director', hidden: true }))).toHaveTextContent('Rosa'),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    },
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Cerrada: abre la lista', en: 'Closed: opens the list' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.getByRole('listbox')).toBeVisible());
      await waitFor(() =>
        expect(optionAt(canvas.getByRole('combobox', { name: 'Director', hidden: true }))).toHaveTextContent('Rosa'),
      );
    },
  },
  {
    press: 'rosa',
    does: { es: 'Busca', en: 'Searches' },
    then: ({ page }) => waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1)),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Opción siguiente', en: 'The next choice' },
    then: ({ canvas }) =>
      waitFor(() =>
        expect(optionAt(canvas.getByRole('combobox', { name: 'Director', hidden: true }))).toHaveTextContent('Rosa'),
      ),
  },
  {
    press: '{Enter}',
    does: { es: 'Elige', en: 'Chooses' },
    then: ({ args }) => expect(args.onChoose).toHaveBeenLastCalledWith({ level: 'director', value: 'rosa' }),
  },
  {
    press: '{Tab}',
    does: { es: 'Va al nivel que se abrió', en: 'Goes on to the level that opened' },
    then: async ({ args, canvas }) => {
      await expect(canvas.getByRole('combobox', { name: 'Gerente', hidden: true })).toHaveFocus();
      await userEvent.keyboard('iv{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ level: 'manager', value: 'ivan' });
      await expect(canvas.getByRole('combobox', { name: 'Coordinador', hidden: true })).toBeEnabled();
    },
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Vuelve al nivel de arriba', en: 'Goes back to the level above' },
    then: ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Director', hidden: true })).toHaveFocus(),
  },
  {
    press: '{Backspace}',
    does: { es: 'Vacía el nivel, y con él los de abajo', en: 'Empties the level, and those below with it' },
    then: async ({ args, canvas }) => {
      await expect(args.onChoose).toHaveBeenLastCalledWith({ level: 'director', value: null });
      await expect(canvas.getByText('Se borraron: Gerente.')).toBeInTheDocument();
      await expect(canvas.getByRole('combobox', { name: 'Gerente', hidden: true })).toBeDisabled();
    },
  },
]);

/** Loading the managers failed. */
export const RetryByKeyboard: Story = {
  args: { value: { director: 'rosa' } },
  render: (args) => (
    <SelectorCascade
      {...args}
      levels={hierarchyLevels(args.value).map((level) =>
        level.id === 'manager' ? { ...level, options: { status: 'failed' } } : level,
      )}
    />
  ),
  ...byKeyboard<ComponentProps<typeof InPage>>(
    [
      {
        press: '{Tab}',
        does: { es: 'Donde algo falló: llega a «Reintentar»', en: 'After a failure: reaches its button' },
        then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Reintentar: Gerente' })).toHaveFocus(),
      },
      {
        press: '{Enter}',
        does: { es: 'En «Reintentar»: pide otra vez las opciones', en: 'On that button: asks for the options again' },
        then: ({ args }) => expect(args.onRetry).toHaveBeenLastCalledWith('manager'),
      },
    ],
    () => userEvent.tab(),
  ),
};
