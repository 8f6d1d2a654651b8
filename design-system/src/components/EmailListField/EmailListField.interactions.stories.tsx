import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { Form } from '../Form';
import { EmailListField } from './EmailListField';
import { spanish } from './fixtures';

const onSubmit = fn();

const meta = {
  title: 'Componentes/Campos/EmailListField/Interacciones',
  component: EmailListField,
  render: (args) => (
    <Form aria-label="Invitar a la escuela" onSubmit={onSubmit}>
      <EmailListField {...args} />
      <Button type="submit">Invitar</Button>
    </Form>
  ),
  args: { ...spanish, onChange: fn() },
} satisfies Meta<typeof EmailListField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starts with a pasted list that has one invalid address. */
export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: 'dora@escuela.mx',
      does: { es: 'Escribe en el campo', en: 'Writes in the field' },
      then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('dora@escuela.mx'),
    },
    {
      press: ',',
      does: { es: 'Agrega lo escrito', en: 'Adds the typed text' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^dora@/ })).toBeVisible(),
    },
    {
      press: 'eva@escuela.mx',
      does: { es: 'Escribe en el campo', en: 'Writes in the field' },
      then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('eva@escuela.mx'),
    },
    {
      press: ' ',
      does: { es: 'Agrega lo escrito', en: 'Adds the typed text' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^eva@/ })).toBeVisible(),
    },
    {
      press: 'fito@escuela.mx',
      does: { es: 'Escribe en el campo', en: 'Writes in the field' },
      then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('fito@escuela.mx'),
    },
    {
      press: ';',
      does: { es: 'Agrega lo escrito', en: 'Adds the typed text' },
      then: ({ canvas }) => expect(canvas.getAllByRole('row')).toHaveLength(6),
    },
    {
      press: '{Backspace}',
      does: {
        es: 'Sin texto: devuelve el último correo al campo para corregirlo',
        en: 'Without text: gives the last address back to be mended',
      },
      then: async ({ canvas }) => {
        await expect(canvas.getByRole('textbox')).toHaveValue('fito@escuela.mx');
        await expect(canvas.getAllByRole('row')).toHaveLength(5);
      },
    },
    {
      press: '{Enter}',
      does: { es: 'Agrega lo escrito', en: 'Adds the typed text' },
      then: async ({ canvas }) => {
        await expect(canvas.getAllByRole('row')).toHaveLength(6);
        await expect(onSubmit).not.toHaveBeenCalled();
      },
    },
    {
      press: '{Shift>}{Tab}{/Shift}',
      does: { es: 'Va a las etiquetas: una sola parada', en: 'Goes to the tags: one stop' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^fito@/ })).toHaveFocus(),
    },
    {
      press: '{Delete}',
      does: { es: 'En una etiqueta: la quita', en: 'On a tag: removes it' },
      then: async ({ canvas }) => {
        await waitFor(() => expect(canvas.getByRole('row', { name: /^eva@/ })).toHaveFocus());
        await expect(canvas.queryByRole('row', { name: /^fito@/ })).toBeNull();
      },
    },
    {
      press: '{Backspace}',
      does: { es: 'En una etiqueta: la quita', en: 'On a tag: removes it' },
      then: async ({ canvas }) => {
        await waitFor(() => expect(canvas.getByRole('row', { name: /^dora@/ })).toHaveFocus());
        await expect(canvas.queryByRole('row', { name: /^eva@/ })).toBeNull();
      },
    },
    {
      press: '{Home}',
      does: { es: 'Primera etiqueta', en: 'The first tag' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^ana@/ })).toHaveFocus(),
    },
    {
      press: '{ArrowRight}',
      does: { es: 'Etiqueta siguiente', en: 'The next tag' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^beto@/ })).toHaveFocus(),
    },
    {
      press: '{End}',
      does: { es: 'Última etiqueta', en: 'The last tag' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^dora@/ })).toHaveFocus(),
    },
    {
      press: '{ArrowLeft}',
      does: { es: 'Etiqueta anterior', en: 'The previous tag' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^caro\.escuela\.mx/ })).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: { es: 'En una etiqueta: la corrige en el campo', en: 'On a tag: edits it in the field' },
      then: async ({ canvas }) => {
        const field = canvas.getByRole('textbox');
        await expect(field).toHaveFocus();
        await expect(field).toHaveValue('caro.escuela.mx');
        await userEvent.clear(field);
        await userEvent.keyboard('caro@escuela.mx{Enter}');
        await expect(field).toBeValid();
      },
    },
    {
      press: '{Enter}',
      does: { es: 'Sin texto: envía el formulario', en: 'Without text: sends the form' },
      then: () => expect(onSubmit).toHaveBeenCalledTimes(1),
    },
  ],
  async ({ args, canvas }) => {
    onSubmit.mockClear();
    canvas.getByRole('textbox').focus();
    await userEvent.paste('"Ruiz, Ana" <ana@escuela.mx>; beto@escuela.mx caro.escuela.mx');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@escuela.mx', 'beto@escuela.mx', 'caro.escuela.mx']);
  },
);
