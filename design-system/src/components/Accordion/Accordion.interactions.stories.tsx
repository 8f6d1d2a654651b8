import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Link } from '../Link';
import { Accordion } from './Accordion';
import { questions } from './fixtures';

/** Items with a link in the first one's content. */
const withLink = questions.map((question) =>
  question.id === 'who'
    ? { ...question, content: <Link href="#personal">Ver el personal de la escuela</Link> }
    : question,
);

const meta = {
  title: 'Componentes/Datos/Accordion/Interacciones',
  component: Accordion,
  args: { items: withLink, headingLevel: 2, defaultOpenIds: ['time'], onOpenChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second item is open initially. */
export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al primer título', en: 'Reaches the first title' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /Quién/ })).toHaveFocus();
      await expect(canvas.getByRole('button', { name: /Cuánto/ })).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    press: ' ',
    does: {
      es: 'Abre; donde solo cabe uno, cierra el otro',
      en: 'Opens it; where only one may be open, closes the other',
    },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /Quién/ })).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('button', { name: /Cuánto/ })).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    press: '{Enter}',
    does: { es: 'Si está abierto: lo cierra', en: 'If open: closes it' },
    then: async ({ args, canvas }) => {
      await expect(canvas.getByRole('button', { name: /Quién/ })).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
    },
  },
  {
    press: '{Enter}',
    does: {
      es: 'Abre; donde solo cabe uno, cierra el otro',
      en: 'Opens it; where only one may be open, closes the other',
    },
    then: async ({ args, canvas }) => {
      await expect(canvas.getByRole('button', { name: /Quién/ })).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(['who']);
    },
  },
  {
    press: ' ',
    does: { es: 'Si está abierto: lo cierra', en: 'If open: closes it' },
    then: async ({ args, canvas }) => {
      await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
      await userEvent.keyboard(' ');
      await expect(await canvas.findByRole('link')).toBeVisible();
    },
  },
  {
    press: '{Tab}',
    does: { es: 'Del título abierto, a lo que hay dentro', en: 'From an open title to what is inside' },
    then: ({ canvas }) => expect(canvas.getByRole('link')).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'De ahí, al título siguiente', en: 'From there to the next title' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /Cuánto/ })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Se sabe/ })).toHaveFocus();
    },
  },
  {
    press: '{Tab}',
    does: { es: 'Pasa de largo lo que no se puede abrir', en: 'Skips disabled items' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /otra vez/ })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: /otra vez/ })).not.toHaveFocus();
      await expect(canvas.getByRole('button', { name: /Se sabe/ })).not.toHaveFocus();
    },
  },
]);
