import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { labOf, type LabArgs } from '../../flow-lab/lab-story';
import { hands } from '../../flow-lab/lab-hands';

const meta = { id: 'flujos-activity', title: 'Flujos/Actividad', ...labOf('activity') } satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};

/** SM-02 QA moves today's activity to another day, cannot start it there, and finishes it on its day. */
export const FromItsDayToItsEnd: Story = {
  args: { opening: 'today' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, now } = hands(canvasElement);

    await step('Moved to tomorrow, it does not start today, and the lab says why', async () => {
      await press('Reprogramar');
      await press(/^date: 2026-11-21, time: 11:00, justification: La/);
      await press(/^Responder · /);
      await now(/Programada › Próxima/);
      const start = lab.getByRole('button', { name: 'Iniciar' });
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await expect(start).toHaveAccessibleDescription(/activityIsToday/);
    });
    await step('A day later it is today, and it starts once it is confirmed', async () => {
      await press('Día siguiente');
      await now(/Programada › Hoy/);
      await press('Iniciar');
      await now(/Confirmando iniciar/);
      await press('Confirmar');
      await press(/^Responder · /);
      await now(/En curso/);
    });
    await step('And ends for good', async () => {
      await press('Finalizar');
      await press('Confirmar');
      await now(/Guardando lo registrado/);
      await press('Responder');
      await now(/Finalizando/);
      await press(/^Responder · /);
      await now(/Finalizada/);
    });
  },
};

/** SM-02 an invalid payload is reported at its field and not sent; a valid one is. */
export const WrongPayloadRefused: Story = {
  args: { opening: 'today' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, now } = hands(canvasElement);
    await press('Reprogramar');
    await press('Escribir datos · Guardar la reprogramación');
    const form = within(lab.getByRole('form', { name: 'Guardar la reprogramación' }));
    const reason = form.getByRole('textbox', { name: 'Motivo del cambio' });

    await step('Too short a reason is refused with its sentence, and nothing is sent', async () => {
      await userEvent.clear(reason);
      await userEvent.type(reason, 'Lluvia');
      await press('Enviar');
      await expect(reason).toHaveAccessibleDescription(/demasiado corto: mínimo 10/);
      await expect(reason).toHaveFocus();
      await now(/Reprogramando/);
    });
    await step('As JSON it is refused too', async () => {
      await userEvent.click(form.getByRole('radio', { name: 'JSON' }));
      const json = form.getByRole('textbox', { name: 'JSON' });
      await userEvent.clear(json);
      await userEvent.type(json, '{{"date": 7}');
      await press('Enviar');
      await expect(json).toHaveAccessibleDescription(/date: Este valor no es válido/);
      await userEvent.click(form.getByRole('radio', { name: 'Formulario' }));
    });
    await step('From a sample and with a reason of one’s own it is sent', async () => {
      await press('Escribir datos · Guardar la reprogramación');
      await press('Escribir datos · Guardar la reprogramación');
      const again = lab.getByRole('textbox', { name: 'Motivo del cambio' });
      await userEvent.clear(again);
      await userEvent.type(again, 'La escuela suspende clases por lluvia');
      await press('Enviar');
      await now(/Guardando la reprogramación/);
    });
  },
};
