import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hands } from '../../flow-lab/lab-hands';
import { attachedTo, type AttachedArgs } from '../../flow-lab/attached/attached-story';
import { visitScreen } from './visit.attached';

const meta = {
  id: 'flujos-visit-attached',
  title: 'Flujos/Visita, con su pantalla',
  ...attachedTo(visitScreen),
} satisfies Meta<AttachedArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SM-02 the visit is started on the screen and in the lab, its call refused and answered; going back remounts the screen. */
export const StartAndGoBack: Story = {
  args: { opening: 'scheduledToday' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, now } = hands(canvasElement);
    const page = within(await lab.findByRole('region', { name: 'La pantalla' }));
    const act = within(await lab.findByRole('region', { name: 'Qué hacer' }));

    await step('A press on the screen lights the state, and its call waits', async () => {
      (await page.findByRole('button', { name: 'Iniciar visita' })).click();
      await now(/Iniciando/);
    });
    await step('A refusal in the lab is told on the screen', async () => {
      await press('Rechazar');
      await now(/Programada › Hoy/);
      await expect(await page.findByText('No se pudo iniciar la visita')).toBeVisible();
    });
    await step('An event sent in the lab moves the screen, and the answer runs the visit', async () => {
      (await act.findByRole('button', { name: 'Iniciar visita' })).click();
      await now(/Iniciando/);
      await press(/^Responder · /);
      await now(/En curso/);
      await expect(await page.findByRole('heading', { level: 1, name: 'Visita en curso' })).toBeVisible();
    });
    await step('Going back opens the screen anew and plays the moves again', async () => {
      await press('Deshacer');
      await now(/Iniciando/);
      await expect(await lab.findByRole('progressbar', { name: 'Iniciando…' })).toBeVisible();
    });
  },
};

/** SM-02 jump, clock and sharing work beside the screen, which follows. */
export const JumpClockAndShare: Story = {
  args: { opening: 'scheduledToday' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, open, now } = hands(canvasElement);
    const page = within(await lab.findByRole('region', { name: 'La pantalla' }));

    await step('A jump leads the screen to where it asks whether to finish', async () => {
      await open('Saltar');
      await userEvent.type(await lab.findByRole('combobox', { name: 'Estado' }), 'confirmingFinish');
      await userEvent.click(await within(document.body).findByRole('option', { name: /confirmingFinish$/ }));
      await press('Ir de una vez');
      await now(/Confirmando finalizar/);
      const question = await within(document.body).findByRole('alertdialog');
      within(question).getByRole('button', { name: 'Cancelar' }).click();
      await now(/Registrando/);
      await expect(await page.findByRole('button', { name: 'Finalizar visita' })).toBeVisible();
    });
    await step('A day later its date has passed, on the chart and on the screen', async () => {
      await press('Día siguiente');
      await now(/Vencida/);
      await expect(lab.getByRole('region', { name: 'Reloj virtual' })).toHaveTextContent('24 h');
    });
    await step('The path is shared as an address of the machine', async () => {
      await open('Compartir');
      const address = await lab.findByRole<HTMLInputElement>('textbox', { name: 'Dirección de este recorrido' });
      await waitFor(() => expect(address.value).toMatch(/^[\w-]{40,}$|path:[\w-]{40,}/));
    });
  },
};
