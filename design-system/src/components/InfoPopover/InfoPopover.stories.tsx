import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Inline } from '../Stack';
import { Text } from '../Text';
import { InfoPopover } from './InfoPopover';

const meta = {
  title: 'Componentes/InfoPopover',
  tags: ['new'],
  component: InfoPopover,
  args: {
    label: 'Qué significa vencida',
    title: 'Visita vencida',
    children: <Text variant="label">Su fecha pasó y nadie la inició. Puedes reprogramarla o cancelarla.</Text>,
  },
} satisfies Meta<typeof InfoPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Inline gap={1}>
      <Text>3 visitas vencidas</Text>
      <InfoPopover {...args} />
    </Inline>
  ),
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al botón', en: 'Reaches the button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Qué significa vencida' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'La abre', en: 'Opens it' },
    then: ({ page }) =>
      waitFor(() => expect(page.getByRole('dialog', { name: 'Qué significa vencida' })).toBeVisible()),
  },
  {
    press: '{Escape}',
    does: { es: 'La cierra y devuelve el foco', en: 'Closes it and gives the focus back' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Qué significa vencida' })).toHaveFocus());
    },
  },
  {
    press: ' ',
    does: { es: 'La abre', en: 'Opens it' },
    then: ({ page }) =>
      waitFor(() => expect(page.getByRole('dialog', { name: 'Qué significa vencida' })).toBeVisible()),
  },
]);
