import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
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
  // In an iframe on docs pages, because it covers the page.
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    english: { messages: [{ message: 'Visit saved' }] },
  },
  args: { messages: [{ message: 'Visita guardada' }] },
  beforeEach: () => () => snackbar.clear(),
} satisfies Meta<typeof Senders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  ...inBoth(
    {
      messages: [
        { message: 'Visita guardada', tone: 'success' as const },
        { message: 'No se pudo guardar la visita', tone: 'danger' as const },
        { message: 'Visita eliminada', tone: 'info' as const, actionLabel: 'Deshacer' },
      ],
    },
    {
      messages: [
        { message: 'Visit saved', tone: 'success' },
        { message: 'The visit could not be saved', tone: 'danger' },
        { message: 'Visit deleted', tone: 'info', actionLabel: 'Undo' },
      ],
    },
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
};

const sendAll: Story['play'] = async ({ canvasElement }) => {
  for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
  await waitFor(() => expect(screen.getAllByRole('alertdialog').length).toBeGreaterThan(0));
};

export const LongText: Story = {
  args: { messages: [{ message: `${long.error} ${long.word}`, tone: 'danger', actionLabel: 'Ver la visita' }] },
  globals: { language: 'es' },
  play: sendAll,
};

/** The whole page is right to left: overlays are outside the story. */
export const FromRightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: sendAll,
};

export const Closing: Story = {
  globals: { language: 'es' },
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

const restore = fn();
const pageButton = { name: 'Visita eliminada' };
const message = { name: 'Visita eliminada' };

/** F6 moves between landmarks: here from the page to the messages. */
export const ByKeyboard: Story = {
  args: {
    messages: [{ message: 'Visita eliminada', tone: 'info', actionLabel: 'Deshacer', onAction: restore }],
  },
  ...byKeyboard(
    [
      {
        press: '{F6}',
        does: {
          es: 'De la página a los avisos, que entonces esperan',
          en: 'From the page to the messages, which then wait',
        },
        then: ({ page }) => waitFor(() => expect(page.getByRole('region', { name: 'Avisos' })).toHaveFocus()),
      },
      {
        press: '{Tab}',
        does: { es: 'Al aviso más reciente', en: 'To the latest message' },
        then: ({ page }) => expect(page.getByRole('alertdialog', message)).toHaveFocus(),
      },
      {
        press: '{Tab}',
        does: { es: 'Del aviso, a sus botones', en: 'From a message to its buttons' },
        then: async ({ page }) => {
          await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
          await userEvent.tab();
          await expect(page.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
        },
      },
      {
        press: '{Shift>}{Tab}{/Shift}',
        does: { es: 'Botón anterior', en: 'The previous button' },
        then: ({ page }) => expect(page.getByRole('button', { name: 'Deshacer' })).toHaveFocus(),
      },
      {
        press: '{Enter}',
        does: {
          es: 'En un botón: lo presiona; el aviso se va y el foco vuelve a donde estaba',
          en: 'On a button: presses it; the message goes and the focus goes back to where it was',
        },
        then: async ({ canvas, page }) => {
          await expect(restore).toHaveBeenCalledTimes(1);
          await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
          await waitFor(() => expect(canvas.getByRole('button', pageButton)).toHaveFocus());
        },
      },
    ],
    async ({ canvas, page }) => {
      restore.mockClear();
      canvas.getByRole('button', pageButton).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('alertdialog', message)).toBeVisible());
    },
  ),
};
