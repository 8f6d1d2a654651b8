import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Modal } from './Modal';
import type { ModalProps } from './Modal';

const meta = {
  title: 'Componentes/Modal',
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

export const Keyboard: Story = {
  args: { isOpen: false },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Reprogramar visita' });
    await step('Enter opens it and the focus goes inside', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Reprogramar visita' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Tab stays inside', async () => {
      for (let press = 0; press < 5; press += 1) await userEvent.tab();
      await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    });
    await step('Escape closes it and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};
