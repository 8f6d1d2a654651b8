import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { KeyStep, Pressed } from '../../testing/by-keyboard';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';
import type { ConfirmDialogProps } from './ConfirmDialog';

const meta = {
  title: 'Componentes/ConfirmDialog',
  tags: ['ready'],
  component: ConfirmDialog,
  // In an iframe on docs pages, because it covers the page.
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    english: {
      title: 'Delete the visit of 12-05-2026?',
      body: 'Its goal, its axes and its 3 pieces of evidence will be deleted. This cannot be undone.',
      confirmLabel: 'Delete visit',
      cancelLabel: 'Keep it',
    },
  },
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

function WithTrigger({ trigger = 'Eliminar', ...props }: ConfirmDialogProps & { trigger?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="trash" onPress={() => setOpen(true)}>
        {trigger}
      </Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {};

export const Question: Story = inBoth(
  {
    tone: 'default' as const,
    title: '¿Iniciar el ciclo 2026-2027?',
    body: 'Las escuelas verán el ciclo nuevo desde hoy. Después ya no podrás cambiar sus fechas.',
    confirmLabel: 'Iniciar ciclo',
    cancelLabel: 'Todavía no',
  },
  {
    title: 'Start the cycle 2026-2027?',
    body: 'The schools will see the new cycle from today. Its dates cannot be changed afterwards.',
    confirmLabel: 'Start cycle',
    cancelLabel: 'Not yet',
  },
);

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = inBoth(
  { errorMessage: 'No se pudo eliminar: no hay conexión. Inténtalo de nuevo.' },
  { errorMessage: 'It could not be deleted: there is no connection. Try again.' },
);

/** What cannot be done now says why. */
export const Disabled: Story = inBoth(
  { disabledReason: 'No hay conexión. Podrás continuar cuando vuelva.' },
  { disabledReason: 'There is no connection. You can go on once it is back.' },
);

export const LongText: Story = {
  args: {
    title: `¿Eliminar «${long.title}»?`,
    body: `${long.reason} ${long.word}`,
    confirmLabel: 'Eliminar la visita con sus tres evidencias',
    cancelLabel: 'Conservarla como está',
    errorMessage: long.error,
  },
  globals: { language: 'es' },
};

/** The whole page is right to left: overlays are outside the story. */
export const FromRightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
};

const isShut = async ({ canvas, page }: Pressed<unknown>) => {
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar' })).toHaveFocus());
};
const opens = (press: string): KeyStep => ({
  press,
  does: {
    es: 'En el botón que la abre: la abre, con el foco en la respuesta segura',
    en: 'On the button that opens it: opens it, with the focus on the safe answer',
  },
  then: ({ page }) => waitFor(() => expect(page.getByRole('button', { name: 'Conservar' })).toHaveFocus()),
});
const toOther: KeyStep = {
  press: '{Tab}',
  does: { es: 'Va a la otra respuesta, sin salir', en: 'Goes to the other answer, never out' },
  then: ({ page }) => expect(page.getByRole('button', { name: 'Eliminar visita' })).toHaveFocus(),
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  render: (args, { globals }) => <WithTrigger {...args} trigger={saying(globals)('Eliminar', 'Delete')} />,
  ...byKeyboard<ConfirmDialogProps>(
    [
      opens('{Enter}'),
      {
        press: '{Enter}',
        does: {
          es: 'En la respuesta segura: cierra y nada cambia',
          en: 'On the safe answer: closes, and nothing changes',
        },
        then: async (pressed) => {
          await isShut(pressed);
          await expect(pressed.args.onConfirm).not.toHaveBeenCalled();
        },
      },
      opens(' '),
      toOther,
      {
        press: '{Tab}',
        does: { es: 'Va a la otra respuesta, sin salir', en: 'Goes to the other answer, never out' },
        then: ({ page }) => expect(page.getByRole('button', { name: 'Conservar' })).toHaveFocus(),
      },
      {
        press: '{Shift>}{Tab}{/Shift}',
        does: { es: 'Va a la otra respuesta, hacia atrás', en: 'Goes to the other answer, backwards' },
        then: ({ page }) => expect(page.getByRole('button', { name: 'Eliminar visita' })).toHaveFocus(),
      },
      {
        press: '{Escape}',
        does: { es: 'Lo mismo que la respuesta segura', en: 'Same as the cancel button' },
        then: async (pressed) => {
          await isShut(pressed);
          await expect(pressed.args.onConfirm).not.toHaveBeenCalled();
        },
      },
      opens('{Enter}'),
      toOther,
      {
        press: '{Enter}',
        does: {
          es: 'En la otra respuesta: lo hace y devuelve el foco',
          en: 'On the other answer: does it; the focus goes back',
        },
        then: async (pressed) => {
          await expect(pressed.args.onConfirm).toHaveBeenCalledTimes(1);
          await isShut(pressed);
        },
      },
    ],
    ({ canvas }) => canvas.getByRole('button', { name: 'Eliminar' }).focus(),
  ),
};
