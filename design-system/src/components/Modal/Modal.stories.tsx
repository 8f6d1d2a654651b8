import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { KeyStep } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Modal } from './Modal';
import type { ModalProps } from './Modal';

const spanish = {
  title: 'Reprogramar visita',
  description: 'Observación de Matemáticas, 3.º B · Escuela Benito Juárez',
  closeLabel: 'Cerrar',
};
const english = {
  title: 'Reschedule visit',
  description: 'Observation of Mathematics, 3rd B · Escuela Benito Juárez',
  closeLabel: 'Close',
};

type Say = ReturnType<typeof saying>;
const words = (say: Say) => (
  <Text>
    {say(
      'La visita pasará del 12-05-2026 al 19-05-2026. Avisaremos a Laura Méndez y al director.',
      'The visit will move from 12-05-2026 to 19-05-2026. We will tell Laura Méndez and the director.',
    )}
  </Text>
);
const answers = (say: Say) => (
  <>
    <Button>{say('Cancelar', 'Cancel')}</Button>
    <Button variant="primary">{say('Reprogramar', 'Reschedule')}</Button>
  </>
);

const meta = {
  title: 'Componentes/Modal',
  tags: ['ready'],
  component: Modal,
  parameters: {
    // In an iframe on docs pages, because it covers the page.
    docs: { story: { inline: false, height: '420px' } },
    english,
  },
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Modal {...args} footer={args.footer ?? answers(say)}>
        {args.children ?? words(say)}
      </Modal>
    );
  },
  args: { isOpen: true, onOpenChange: fn(), ...spanish, children: undefined },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithTrigger({ say, ...props }: ModalProps & { say: Say }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{props.title}</Button>
      <Modal {...props} isOpen={isOpen} onOpenChange={setOpen} footer={answers(say)}>
        {words(say)}
      </Modal>
    </>
  );
}

export const Default: Story = {};

export const Small: Story = { args: { size: 'S' } };

const points = [
  ['Ambiente de aula', 'Classroom climate'],
  ['Uso del tiempo', 'Use of time'],
  ['Participación', 'Participation'],
  ['Materiales', 'Materials'],
  ['Evaluación formativa', 'Formative assessment'],
  ['Cierre', 'Closing'],
] as const;

/** Long content scrolls; title and buttons stay visible. */
export const LongContent: Story = {
  args: { size: 'L', title: 'Guía de observación' },
  parameters: { english: { title: 'Observation guide' } },
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Modal {...args} footer={answers(say)}>
        <Stack>
          {points.map(([es, en]) => (
            <Stack key={en} gap={1}>
              <Text weight="bold">{say(es, en)}</Text>
              <Text tone="muted">
                {say(
                  'Describe lo que ves y lo que oyes, sin juzgar. Anota la hora y, si puedes, las palabras exactas de quien habla. Una evidencia concreta vale más que tres impresiones generales.',
                  'Describe what you see and hear, without judging. Write down the hour and, if you can, the exact words. One piece of hard evidence is worth more than three impressions.',
                )}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Modal>
    );
  },
};

export const LongText: Story = {
  args: {
    size: 'S',
    title: long.title,
    description: long.school,
    children: <Text>{`${long.goal} ${long.word}`}</Text>,
    footer: (
      <>
        <Button>Conservar la fecha que ya tiene</Button>
        <Button variant="primary">Reprogramar y avisar a la dirección de la escuela</Button>
      </>
    ),
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

/** With reduced motion a dialog is visible before its first frame: what it fades in from is never drawn. */
export const AtOnce: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const panel = dialog.parentElement as HTMLElement;
    // What is shown again starts its animation again.
    panel.style.display = 'none';
    await expect(panel).not.toBeVisible();
    panel.style.removeProperty('display');
    await expect(getComputedStyle(panel).animationName).not.toBe('none');
    await expect(getComputedStyle(panel).opacity).toBe('1');
  },
};

const isInside: KeyStep['then'] = ({ page }) =>
  expect(page.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
const opens = (press: string): KeyStep => ({
  press,
  does: {
    es: 'En el botón que la abre: la abre, con el foco dentro',
    en: 'On the button that opens it: opens it, with the focus inside',
  },
  then: async ({ page }) => {
    const dialog = await page.findByRole('dialog', { name: 'Reprogramar visita' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
});
const closes = (press: string, does: KeyStep['does']): KeyStep => ({
  press,
  does,
  then: async ({ canvas, page }) => {
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reprogramar visita' })).toHaveFocus());
  },
});

export const ByKeyboard: Story = {
  args: { isOpen: false },
  render: (args, { globals }) => <WithTrigger {...args} say={saying(globals)} />,
  ...byKeyboard<ModalProps>(
    [
      opens('{Enter}'),
      {
        press: '{Tab}{Tab}{Tab}{Tab}{Tab}',
        does: { es: 'Recorre lo de adentro, sin salir', en: 'Cycles inside, never out' },
        then: isInside,
      },
      {
        press: '{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}',
        does: { es: 'Lo mismo, hacia atrás', en: 'The same in reverse' },
        then: isInside,
      },
      closes('{Escape}', { es: 'Cierra y devuelve el foco', en: 'Closes and gives the focus back' }),
      opens(' '),
    ],
    ({ canvas }) => canvas.getByRole('button', { name: 'Reprogramar visita' }).focus(),
  ),
};

/** The close button. */
export const CloseByKeyboard: Story = {
  args: { isOpen: false },
  render: (args, { globals }) => <WithTrigger {...args} say={saying(globals)} />,
  ...byKeyboard<ModalProps>(
    [
      closes('{Enter}', {
        es: 'En «Cerrar»: cierra y devuelve el foco',
        en: 'On the cross: closes, and the focus goes back',
      }),
    ],
    async ({ canvas, page }) => {
      canvas.getByRole('button', { name: 'Reprogramar visita' }).focus();
      await userEvent.keyboard('{Enter}');
      (await page.findByRole('button', { name: 'Cerrar' })).focus();
    },
  ),
};
