import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { dialogSeen } from '../../kit/play';
import { hands } from '../../flow-lab/lab-hands';
import { activityScreen } from './activity.attached';
import { attachedTo, type AttachedArgs } from '../../flow-lab/attached/attached-story';

const meta = {
  id: 'flujos-activity-attached',
  title: 'Flujos/Actividad, con su pantalla',
  ...attachedTo(activityScreen),
} satisfies Meta<AttachedArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

// By name, because a snackbar message is an alertdialog too.
const FINISH = /¿Finalizar “/;

/**
 * SM-02 the activity is started on the screen and its call answered in the lab; a finish requested in the lab asks on
 * the screen.
 */
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
      const question = within(await screen.findByRole('alertdialog', { name: /^¿Iniciar/ }));
      (await question.findByRole('button', { name: 'Iniciar actividad' })).click();
      await now(/Iniciando/);
      await press(/^Responder · /);
      await now(/En curso/);
      await expect(await page.findByRole('button', { name: 'Finalizar actividad' })).toBeVisible();
    });
    await step('An event sent in the lab opens its question on the screen', async () => {
      await inLab('Finalizar');
      await now(/Confirmando finalizar/);
      await dialogSeen(FINISH, 'alertdialog');
    });
    await step('Answered on the screen, the call waits in the lab; refused there, the screen tells it', async () => {
      within(screen.getByRole('alertdialog', { name: FINISH }))
        .getByRole('button', { name: 'Finalizar actividad' })
        .click();
      await now(/Guardando lo registrado/);
      await press('Responder');
      await now(/Finalizando/);
      await press('Rechazar');
      await now(/Registrando/);
      await waitFor(() => expect(page.getAllByRole('alert').length).toBeGreaterThan(0));
    });
  },
};
