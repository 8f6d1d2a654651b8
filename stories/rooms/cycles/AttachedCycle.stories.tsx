import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hands } from '../../flow-lab/lab-hands';
import { attachedTo, type AttachedArgs } from '../../flow-lab/attached/attached-story';
import { cycleScreen } from './cycle.attached';

const meta = {
  id: 'flujos-cycle-attached',
  title: 'Flujos/Ciclo, con su pantalla',
  ...attachedTo(cycleScreen),
} satisfies Meta<AttachedArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SM-02 the start is asked for on the screen; its call waits in the lab, is refused and told, and then answered. */
export const Start: Story = {
  args: { opening: 'prepared' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, now } = hands(canvasElement);
    const page = within(await lab.findByRole('region', { name: 'La pantalla' }));

    await step('A press on the screen asks', async () => {
      (await page.findByRole('button', { name: 'Iniciar ciclo' })).click();
      await now(/Confirmando iniciar/);
    });
    await step('Confirmed there, its call waits', async () => {
      const question = await within(document.body).findByRole('alertdialog');
      within(question).getByRole('button', { name: 'Iniciar ciclo' }).click();
      await now(/Iniciando el ciclo/);
    });
    await step('An answer in the lab starts the cycle on the screen', async () => {
      await press(/^Responder/);
      await now(/En curso/);
      await expect(await page.findByRole('button', { name: 'Finalizar ciclo' })).toBeVisible();
    });
  },
};
