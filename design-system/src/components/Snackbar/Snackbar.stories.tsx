import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Inline } from '../Stack';
import { snackbar } from './index';
import type { SnackbarMessage } from './index';

function Senders({ messages }: { messages: readonly SnackbarMessage[] }) {
  return (
    <Inline>
      {messages.map((message) => (
        <Button key={message.message} onPress={() => snackbar.show(message)}>
          {message.message}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Componentes/Snackbar',
  tags: ['new'],
  component: Senders,
  // Drawn in a frame of its own in the docs: it covers the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { messages: [{ message: 'Visita guardada' }] },
  beforeEach: () => () => snackbar.clear(),
} satisfies Meta<typeof Senders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  args: {
    messages: [
      { message: 'Visita guardada', tone: 'success' },
      { message: 'No se pudo guardar la visita', tone: 'danger' },
      { message: 'Visita eliminada', tone: 'info', actionLabel: 'Deshacer' },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
};

export const Closing: Story = {
  play: async ({ canvasElement, step }) => {
    await step('It appears in its region', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Visita guardada' }));
      await expect(await screen.findByRole('region', { name: /Avisos/ })).toBeVisible();
    });
    await step('Its button takes it away', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};
