import { activityFlow } from '@ruta/state-machines/activities/activity.flow';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FlowLab } from './FlowLab';

const meta = {
  title: 'Flujos/Actividad',
  args: { opening: 'today' },
  argTypes: { opening: { control: 'select', options: Object.keys(activityFlow.inputs) } },
  render: ({ opening }, { globals }) => (
    <FlowLab key={opening} flow={activityFlow} opening={opening} language={globals['language'] as LabelLanguage} />
  ),
} satisfies Meta<{ opening: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};

/** SM-02 QA moves an overdue activity to another day, cannot start it there, and takes today's to its end. */
export const FromItsDayToItsEnd: Story = {
  args: { opening: 'today' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const lab = within(canvasElement);
    const press = async (name: RegExp | string) => userEvent.click(lab.getByRole('button', { name }));
    const now = async (state: RegExp) => expect(lab.getByRole('status')).toHaveTextContent(state);

    await step('Moved to tomorrow, it does not start today, and the lab says why', async () => {
      await press('Reprogramar');
      await press(/^Guardar la reprogramación · date: 2026-11-21, time: 11:00, justification: La/);
      await press(/^Responder · /);
      await now(/Programada › Próxima/);
      const start = lab.getByRole('button', { name: 'Iniciar' });
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await expect(start).toHaveAccessibleDescription(/activityIsToday/);
    });
    await step('Back on its day it starts once it is confirmed', async () => {
      await press('Volver aquí: 0');
      await press('Iniciar');
      await now(/Confirmando iniciar/);
      await press('Confirmar');
      await press(/^Responder · /);
      await now(/En curso/);
    });
    await step('And ends for good', async () => {
      await press('Finalizar');
      await press('Confirmar');
      await press(/^Responder · /);
      await now(/Finalizada/);
    });
  },
};
