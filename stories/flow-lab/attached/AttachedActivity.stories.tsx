import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { hands } from '../lab-hands';
import { activityScreen } from './activity-screen';
import { attachedTo, type AttachedArgs } from './attached-story';

const meta = {
  id: 'flujos-activity-attached',
  title: 'Flujos/Actividad, con su pantalla',
  ...attachedTo(activityScreen),
} satisfies Meta<AttachedArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SM-02 The activity is started on the screen and its call answered in the lab; the lab asks to finish, and the screen asks. */
export const StartAndAskToFinish: Story = {
  args: { opening: 'today' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, now } = hands(canvasElement);
    const page = within(await lab.findByRole('region', { name: 'La pantalla' }));

    await step('A press on the screen lights the state', async () => {
      (await page.findByRole('button', { name: 'Iniciar actividad' })).click();
      await now(/Confirma/);
    });
    await step('The question is answered on the screen, and the call in the lab', async () => {
      const question = within(await screen.findByRole('alertdialog'));
      question.getByRole('button', { name: 'Iniciar actividad' }).click();
      await now(/Iniciando/);
      await press(/^Responder · /);
      await now(/En curso|Iniciada|Registr/);
      await expect(await page.findByRole('button', { name: 'Finalizar actividad' })).toBeVisible();
    });
  },
};
