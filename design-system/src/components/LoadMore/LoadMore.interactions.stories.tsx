import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { VisitsInPage } from './VisitsInPage';
import { visitWords } from './fixtures';

/** Calls that fail, counted from 1. */
const FAILING = [3, 5];

const meta = {
  title: 'Componentes/Datos/LoadMore/Interacciones',
  component: VisitsInPage,
  args: { words: visitWords('es'), total: 45, answer: (call: number) => (FAILING.includes(call) ? 'failure' : 'page') },
} satisfies Meta<typeof VisitsInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al botón', en: 'Reaches the button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Cargar más visitas' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: {
      es: 'Carga más; el foco va al primer elemento nuevo',
      en: 'Loads more; the focus goes to the first new item',
    },
    then: async ({ canvas }) => {
      await expect(canvas.getByText(/\(11\)$/)).toHaveFocus();
      await expect(canvas.getByText('Se agregaron 10 visitas. Van 20 de 45.')).toBeInTheDocument();
    },
  },
  {
    press: '{Tab}',
    does: { es: 'Del elemento nuevo, otra vez al botón', en: 'From the new item back to the button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Cargar más visitas' })).toHaveFocus(),
  },
  {
    press: ' ',
    does: {
      es: 'Carga más; el foco va al primer elemento nuevo',
      en: 'Loads more; the focus goes to the first new item',
    },
    then: async ({ canvas }) => {
      await expect(canvas.getByText(/\(21\)$/)).toHaveFocus();
      await userEvent.tab();
    },
  },
  {
    press: '{Enter}',
    does: {
      es: 'Si falla, el foco se queda en el botón, que reintenta',
      en: 'If it fails, the focus stays on the button, which tries again',
    },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: {
      es: 'Reintenta; el foco va al primer elemento nuevo',
      en: 'Tries again; the focus goes to the first new item',
    },
    then: async ({ canvas }) => {
      await expect(canvas.getByText(/\(31\)$/)).toHaveFocus();
      // Fails again.
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    },
  },
  {
    press: ' ',
    does: {
      es: 'Reintenta; el foco va al primer elemento nuevo',
      en: 'Tries again; the focus goes to the first new item',
    },
    then: async ({ canvas }) => {
      await expect(canvas.getByText(/\(41\)$/)).toHaveFocus();
      // The last page has loaded.
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.getByText('Son todas las visitas.')).toBeVisible();
    },
  },
]);
