import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft } from '../../testing/story-frames';
import { Inline } from '../Stack';
import { IconButton } from './IconButton';

const meta = {
  title: 'Componentes/IconButton',
  tags: ['ready'],
  component: IconButton,
  parameters: { english: { label: 'Edit goal' } },
  args: { icon: 'edit', label: 'Editar objetivo', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Inline>
        <IconButton icon="search" label={say('Buscar', 'Search')} />
        <IconButton icon="filter" label={say('Filtrar visitas', 'Filter visits')} variant="secondary" />
        <IconButton icon="plus" label={say('Nueva visita', 'New visit')} variant="primary" />
        <IconButton icon="trash" label={say('Eliminar evidencia', 'Delete evidence')} variant="danger" />
      </Inline>
    );
  },
};
export const Pending: Story = inBoth(
  { icon: 'refresh' as const, label: 'Actualizar', isPending: true },
  { label: 'Refresh' },
);
export const DisabledWithReason: Story = inBoth(
  { isDisabled: true, disabledReason: 'La visita ya terminó: su objetivo no se puede cambiar.' },
  { disabledReason: 'The visit is over: its goal cannot be changed.' },
);
/** The long label is shown in the tooltip. */
export const LongText: Story = {
  args: { label: `Editar el objetivo de ${long.school}`, isDisabled: true, disabledReason: long.reason },
  globals: { language: 'es' },
};
export const FromRightToLeft: Story = { args: { icon: 'chevronRight' }, decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega y muestra su nombre', en: 'Reaches it and shows its name' },
    then: async ({ canvas, page }) => {
      await expect(canvas.getByRole('button', { name: 'Editar objetivo' })).toHaveFocus();
      await expect(await page.findByRole('tooltip')).toHaveTextContent('Editar objetivo');
    },
  },
  {
    press: ' ',
    does: { es: 'Lo presiona', en: 'Presses it' },
    then: ({ args }) => expect(args.onPress).toHaveBeenCalledTimes(1),
  },
  {
    press: '{Enter}',
    does: { es: 'Lo presiona', en: 'Presses it' },
    then: ({ args }) => expect(args.onPress).toHaveBeenCalledTimes(2),
  },
  {
    press: '{Shift>}{Tab}{/Shift}{Tab}{Escape}',
    does: { es: 'Quita el nombre; el foco se queda', en: 'Hides its name; focus stays' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Editar objetivo' })).toHaveFocus();
    },
  },
]);
