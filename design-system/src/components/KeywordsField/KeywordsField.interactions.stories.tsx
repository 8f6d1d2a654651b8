import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { Form } from '../Form';
import { KeywordsField } from './KeywordsField';
import { spanish } from './fixtures';

const onSubmit = fn();

const meta = {
  title: 'Componentes/Campos/KeywordsField/Interacciones',
  component: KeywordsField,
  render: (args) => (
    <Form aria-label="Píldora nueva" onSubmit={onSubmit}>
      <KeywordsField {...args} />
      <Button type="submit">Guardar</Button>
    </Form>
  ),
  args: { ...spanish, defaultValue: ['lectura', 'cálculo'], maxLength: 40, onChange: fn() },
} satisfies Meta<typeof KeywordsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: 'consejo técnico',
      does: { es: 'Escribe la palabra, que puede tener espacios', en: 'Writes the word, which may have spaces' },
      then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('consejo técnico'),
    },
    {
      press: ',',
      does: { es: 'Agrega la palabra', en: 'Adds the word' },
      then: ({ args }) => expect(args.onChange).toHaveBeenLastCalledWith(['lectura', 'cálculo', 'consejo técnico']),
    },
    {
      press: 'evaluación',
      does: { es: 'Escribe la palabra, que puede tener espacios', en: 'Writes the word, which may have spaces' },
      then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('evaluación'),
    },
    {
      press: ';',
      does: { es: 'Agrega la palabra', en: 'Adds the word' },
      then: ({ args }) =>
        expect(args.onChange).toHaveBeenLastCalledWith(['lectura', 'cálculo', 'consejo técnico', 'evaluación']),
    },
    {
      press: 'EVALUACION{Enter}',
      does: {
        es: 'Si ya está, con o sin acentos, lo dice y no la agrega',
        en: 'A word that is there, with or without accents, is told and not added',
      },
      then: async ({ canvas }) => {
        await expect(canvas.getByText('Ya está: EVALUACION')).toBeVisible();
        await expect(canvas.getAllByRole('row')).toHaveLength(4);
      },
    },
    {
      press: '{Backspace}',
      does: {
        es: 'Sin texto: devuelve la última al campo para corregirla',
        en: 'Without text: gives the last one back to be mended',
      },
      then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('evaluación'),
    },
    {
      press: ' formativa',
      does: { es: 'Escribe la palabra, que puede tener espacios', en: 'Writes the word, which may have spaces' },
      then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('evaluación formativa'),
    },
    {
      press: '{Enter}',
      does: { es: 'Agrega la palabra', en: 'Adds the word' },
      then: async ({ args }) => {
        await expect(args.onChange).toHaveBeenLastCalledWith([
          'lectura',
          'cálculo',
          'consejo técnico',
          'evaluación formativa',
        ]);
        await expect(onSubmit).not.toHaveBeenCalled();
      },
    },
    {
      press: '{Enter}',
      does: { es: 'Sin texto: envía el formulario', en: 'Without text: sends the form' },
      then: () => expect(onSubmit).toHaveBeenCalledTimes(1),
    },
    {
      press: '{Shift>}{Tab}{/Shift}',
      does: { es: 'Va a las etiquetas: una sola parada', en: 'Goes to the tags: one stop' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^evaluación formativa/ })).toHaveFocus(),
    },
    {
      press: '{Delete}',
      does: { es: 'En una etiqueta: la quita', en: 'On a tag: removes it' },
      then: async ({ args, canvas }) => {
        await expect(args.onChange).toHaveBeenLastCalledWith(['lectura', 'cálculo', 'consejo técnico']);
        await waitFor(() => expect(canvas.getByRole('row', { name: /^consejo/ })).toHaveFocus());
      },
    },
    {
      press: '{Backspace}',
      does: { es: 'En una etiqueta: la quita', en: 'On a tag: removes it' },
      then: async ({ args, canvas }) => {
        await expect(args.onChange).toHaveBeenLastCalledWith(['lectura', 'cálculo']);
        await waitFor(() => expect(canvas.getByRole('row', { name: /^cálculo/ })).toHaveFocus());
      },
    },
    {
      press: '{Home}',
      does: { es: 'Primera etiqueta', en: 'The first tag' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^lectura/ })).toHaveFocus(),
    },
    {
      press: '{ArrowRight}',
      does: { es: 'Etiqueta siguiente', en: 'The next tag' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^cálculo/ })).toHaveFocus(),
    },
    {
      press: '{ArrowLeft}',
      does: { es: 'Etiqueta anterior', en: 'The previous tag' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^lectura/ })).toHaveFocus(),
    },
    {
      press: '{End}',
      does: { es: 'Última etiqueta', en: 'The last tag' },
      then: ({ canvas }) => expect(canvas.getByRole('row', { name: /^cálculo/ })).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: { es: 'En una etiqueta: la corrige en el campo', en: 'On a tag: edits it in the field' },
      then: async ({ canvas }) => {
        await expect(canvas.getByRole('textbox')).toHaveFocus();
        await expect(canvas.getByRole('textbox')).toHaveValue('cálculo');
      },
    },
  ],
  ({ canvas }) => {
    onSubmit.mockClear();
    canvas.getByRole('textbox').focus();
  },
);
