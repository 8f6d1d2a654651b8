import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hands } from '../lab-hands';
import { attachedTo, type AttachedArgs } from './attached-story';
import { visitScreen } from './visit-screen';

const meta = {
  id: 'flujos-visit-attached',
  title: 'Flujos/Visita, con su pantalla',
  ...attachedTo(visitScreen),
} satisfies Meta<AttachedArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SM-02 The visit is started on the screen, its call is refused and answered in the lab, and it is finished from the lab. */
export const StartAndFinish: Story = {
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
      act.getByRole('button', { name: 'Iniciar visita' }).click();
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
