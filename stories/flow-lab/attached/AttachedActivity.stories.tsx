import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hands } from '../lab-hands';
import { activityScreen } from './activity-screen';
import { attachedTo, type AttachedArgs } from './attached-story';

const meta = {
  id: 'flujos-activity-attached',
  title: 'Flujos/Actividad, con su pantalla',
  // Not among the tests yet: a question of the screen is not found at once in a test run; in the workshop it plays.
  tags: ['!test'],
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
    const act = within(await lab.findByRole('region', { name: 'Qué hacer' }));
    const inLab = async (name: string) => (await act.findByRole('button', { name })).click();

    await step('A press on the screen lights the state', async () => {
      (await page.findByRole('button', { name: 'Iniciar actividad' })).click();
      await now(/Confirma/);
    });
    await step('The question is answered on the screen, and the call in the lab', async () => {
      const question = within(await screen.findByRole('alertdialog'));
      (await question.findByRole('button', { name: 'Iniciar actividad' })).click();
      await now(/Iniciando/);
      await press(/^Responder · /);
      await now(/En curso/);
      await expect(await page.findByRole('button', { name: 'Finalizar actividad' })).toBeVisible();
    });
    await step('An event sent in the lab opens its question on the screen', async () => {
      await inLab('Finalizar');
      await now(/Confirmando finalizar/);
      await expect(await screen.findByRole('alertdialog', { name: '¿Finalizar la actividad?' })).toBeVisible();
    });
    await step('Answered on the screen, the call waits in the lab; refused there, the screen tells it', async () => {
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finalizar actividad' }).click();
      await now(/Finalizando/);
      await press('Rechazar');
      await now(/Registrando/);
      await waitFor(() => expect(page.getAllByRole('alert').length).toBeGreaterThan(0));
    });
  },
};
