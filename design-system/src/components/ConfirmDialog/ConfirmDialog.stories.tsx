import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';
import type { ConfirmDialogProps } from './ConfirmDialog';

const meta = {
  title: 'Componentes/ConfirmDialog',
  tags: ['ready'],
  component: ConfirmDialog,
  // Drawn in a frame of its own in the docs: it covers the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '¿Eliminar la visita del 12-05-2026?',
    body: 'Se borrarán el objetivo, los ejes y las 3 evidencias. No se puede deshacer.',
    confirmLabel: 'Eliminar visita',
    cancelLabel: 'Conservar',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithTrigger(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="trash" onPress={() => setOpen(true)}>
        Eliminar
      </Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {};

export const Question: Story = {
  args: {
    tone: 'default',
    title: '¿Iniciar el ciclo 2026-2027?',
    body: 'Las escuelas verán el ciclo nuevo desde hoy. Después ya no podrás cambiar sus fechas.',
    confirmLabel: 'Iniciar ciclo',
    cancelLabel: 'Todavía no',
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { errorMessage: 'No se pudo eliminar: no hay conexión. Inténtalo de nuevo.' },
};

export const Keyboard: Story = {
  args: { isOpen: false },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Eliminar' });
    await step('It opens with the focus on the safe answer', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: args.title });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Conservar' })).toHaveFocus());
    });
    await step('Enter keeps the thing', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Tab and Enter do it, and the focus goes back', async () => {
      await waitFor(() => expect(trigger).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Conservar' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  render: (args) => <WithTrigger {...args} />,
  ...byKeyboard(
    [
      {
        press: '{Enter}',
        does: {
          es: 'En el botón que la abre: la abre, con el foco en la respuesta segura',
          en: 'On the button that opens it: opens it, with the focus on the safe answer',
        },
        then: ({ page }) => waitFor(() => expect(page.getByRole('button', { name: 'Conservar' })).toHaveFocus()),
      },
      {
        press: '{Tab}',
        does: { es: 'Va a la otra respuesta', en: 'Goes to the other answer' },
        then: ({ page }) => expect(page.getByRole('button', { name: 'Eliminar visita' })).toHaveFocus(),
      },
      {
        press: '{Escape}',
        does: { es: 'Lo mismo que la respuesta segura', en: 'The same as the safe answer' },
        then: async ({ args, canvas, page }) => {
          await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
          await expect(args.onConfirm).not.toHaveBeenCalled();
          await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar' })).toHaveFocus());
        },
      },
    ],
    ({ canvas }) => canvas.getByRole('button', { name: 'Eliminar' }).focus(),
  ),
};
