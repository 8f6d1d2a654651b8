import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { labOf, type LabArgs } from '../../flow-lab/lab-story';
import { hands } from '../../flow-lab/lab-hands';

const meta = { id: 'flujos-visit', title: 'Flujos/Visita', ...labOf('visit') } satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};

/** SM-02 QA publishes a draft, refuses a save on the way, and goes back. */
export const FromDraftToPublished: Story = {
  args: { opening: 'draft' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, now } = hands(canvasElement);

    await step('A draft cannot go on without a date, and the lab names the guard', async () => {
      await press('Editar');
      await now(/Objetivo, fecha y hora/);
      const next = lab.getByRole('button', { name: 'Siguiente' });
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toHaveAccessibleDescription(/objectiveDateAndTimeAreSet/);
    });
    await step('With its date and its four axes it may be published', async () => {
      await press(/^date: 2026-11-20.* · Cambiar fecha y hora$/);
      await press('Siguiente');
      for (const axis of [1, 2, 3, 4]) await press(new RegExp(`^axis_id: ${axis}, actions: O`));
      await press('Siguiente');
      await now(/Revisión/);
      await press('Guardar final');
      await now(/Guardando la visita/);
    });
    await step('A refused save comes back to the review, and going back undoes it', async () => {
      await press('Rechazar');
      await now(/Revisión/);
      await press('Volver aquí: 9');
      await now(/Guardando la visita/);
    });
    await step('The answer publishes it for today, and what was left is kept as a branch', async () => {
      await press(/^Responder · outcome: saved/);
      await now(/Programada › Hoy/);
      await expect(lab.getByRole('button', { name: 'Iniciar visita' })).toBeEnabled();
      await waitFor(() => expect(lab.getByRole('list', { name: 'Ramas' })).toHaveTextContent(/10 pasos · Rechazar/));
    });
  },
};
