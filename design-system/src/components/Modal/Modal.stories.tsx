import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Modal } from './Modal';
import type { ModalProps } from './Modal';

const meta = {
  title: 'Componentes/Modal',
  tags: ['ready'],
  component: Modal,
  // Drawn in a frame of its own in the docs: it covers the page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Reprogramar visita',
    description: 'Observación de Matemáticas, 3.º B · Escuela Benito Juárez',
    closeLabel: 'Cerrar',
    children: <Text>La visita pasará del 12-05-2026 al 19-05-2026. Avisaremos a Laura Méndez y al director.</Text>,
    footer: (
      <>
        <Button>Cancelar</Button>
        <Button variant="primary">Reprogramar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithTrigger(props: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Reprogramar visita</Button>
      <Modal {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {};

export const Small: Story = { args: { size: 'S' } };

const points = ['Ambiente de aula', 'Uso del tiempo', 'Participación', 'Materiales', 'Evaluación formativa', 'Cierre'];

export const LongContent: Story = {
  args: {
    size: 'L',
    title: 'Guía de observación',
    children: (
      <Stack>
        {points.map((point) => (
          <Stack key={point} gap={1}>
            <Text weight="bold">{point}</Text>
            <Text tone="muted">
              Describe lo que ves y lo que oyes, sin juzgar. Anota la hora y, si puedes, las palabras exactas de quien
              habla. Una evidencia concreta vale más que tres impresiones generales.
            </Text>
          </Stack>
        ))}
      </Stack>
    ),
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
          es: 'En el botón que la abre: la abre, con el foco dentro',
          en: 'On the button that opens it: opens it, with the focus inside',
        },
        then: async ({ page }) => {
          const dialog = await page.findByRole('dialog', { name: 'Reprogramar visita' });
          await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
        },
      },
      {
        press: '{Tab}{Tab}{Tab}{Tab}{Tab}',
        does: { es: 'Recorre lo de adentro, sin salir', en: 'Goes round inside, never out' },
        then: ({ page }) => expect(page.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
      },
      {
        press: '{Escape}',
        does: { es: 'Cierra y devuelve el foco', en: 'Closes and gives the focus back' },
        then: async ({ canvas, page }) => {
          await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
          await waitFor(() => expect(canvas.getByRole('button', { name: 'Reprogramar visita' })).toHaveFocus());
        },
      },
    ],
    ({ canvas }) => canvas.getByRole('button', { name: 'Reprogramar visita' }).focus(),
  ),
};
