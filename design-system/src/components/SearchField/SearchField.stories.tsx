import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { SearchField } from './SearchField';

const meta = {
  title: 'Componentes/Campos/SearchField',
  tags: ['ready'],
  component: SearchField,
  parameters: { english: { label: 'Find a school', placeholder: 'Name or key' } },
  args: { label: 'Buscar escuela', placeholder: 'Nombre o clave', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithText: Story = { args: { defaultValue: 'Benito Juárez' } };

export const WithHelp: Story = inBoth(
  { description: 'También por la clave del centro de trabajo.' },
  { description: 'Also by the key of the school.' },
);

export const Invalid: Story = inBoth(
  { defaultValue: '¿?', errorMessage: 'Escribe al menos tres letras.' },
  { errorMessage: 'Write at least three letters.' },
);

export const HiddenLabel: Story = { args: { isLabelHidden: true } };

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'Todavía no tienes escuelas.' },
  { description: 'You have no schools yet.' },
);

export const LongText: Story = longText({
  label: long.label,
  placeholder: 'Nombre completo de la escuela, clave del centro de trabajo o nombre de quien la dirige',
  description: long.help,
});

export const FromRightToLeft: Story = { args: { defaultValue: 'Benito Juárez' }, decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en el campo', en: 'Goes into the field' },
    then: ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveFocus(),
  },
  {
    press: 'benito',
    does: { es: 'Busca al dejar de escribir', en: 'Searches after a pause' },
    then: ({ args }) => waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('benito')),
  },
  {
    press: ' juárez{Enter}',
    does: { es: 'Busca sin esperar', en: 'Searches at once' },
    then: ({ args }) => expect(args.onSearch).toHaveBeenLastCalledWith('benito juárez'),
  },
  {
    press: '{Escape}',
    does: { es: 'Borra el texto', en: 'Clears the text' },
    then: async ({ args, canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(args.onSearch).toHaveBeenLastCalledWith('');
    },
  },
  {
    press: '{Tab}',
    does: { es: 'Sale del campo; su botón de borrar no es una parada', en: 'Leaves the field; its button is no stop' },
    then: ({ canvas }) => expect(canvas.getByRole('searchbox')).not.toHaveFocus(),
  },
]);
