import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { labOf, type LabArgs } from '../../flow-lab/lab-story';
import { hands } from '../../flow-lab/lab-hands';

const meta = { id: 'flujos-dpi', title: 'Flujos/Diagnóstico', ...labOf('dpi') } satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};

/** SM-02 QA controls the clock: to the next timer, and playing until none is pending. */
export const ClockByHand: Story = {
  args: { opening: 'teacher' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, now } = hands(canvasElement);
    const at = async (time: string) =>
      expect(await lab.findByRole('region', { name: 'Reloj virtual' })).toHaveTextContent(time);

    await step('With no timer waiting there is nothing to go to', async () => {
      await expect(await lab.findByRole('button', { name: 'Siguiente temporizador' })).toHaveAccessibleDescription(
        /espera/,
      );
      await press('Continuar');
      await at('vence en 1.0 s');
    });
    await step('Half way by keyboard, then to the next timer', async () => {
      await press('Siguiente temporizador');
      await at('1.0 s');
      await userEvent.keyboard('{Control>}.{/Control}');
      await at('2.0 s');
    });
    await step('It runs by itself, and stops when the countdown is over and nothing waits', async () => {
      await press('Correr ×10');
      await now(/Empezando o retomando/);
      await waitFor(() => expect(lab.getByRole('button', { name: 'Correr ×10' })).toHaveAttribute('aria-disabled'));
    });
  },
};

/** SM-02 after three steps back another move leaves a branch, which can be taken again. */
export const BackAndBranch: Story = {
  args: { opening: 'teacher' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const { lab, press, now } = hands(canvasElement);
    await press('Continuar');
    for (let second = 1; second <= 5; second += 1) await press('Siguiente temporizador');
    await now(/Empezando o retomando/);

    await step('Three steps back by keyboard', async () => {
      await userEvent.keyboard('{Control>}zzz{/Control}');
      await now(/Cuenta regresiva/);
      await waitFor(() => expect(lab.getAllByText('Deshecho')).toHaveLength(3));
    });
    await step('Another way from there leaves a branch', async () => {
      await press('Volver a las instrucciones');
      await now(/Instrucciones/);
      await waitFor(() => expect(lab.queryByText('Deshecho')).toBeNull());
      await expect(await lab.findByRole('list', { name: 'Ramas' })).toHaveTextContent('6 pasos');
    });
    await step('The branch is taken again', async () => {
      await press('Ir a esta rama');
      await now(/Empezando o retomando/);
    });
  },
};
