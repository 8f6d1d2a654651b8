import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { visitFlow } from '@ruta/state-machines/visits/visit.flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FlowLab } from './FlowLab';

const meta = {
  title: 'Flujos/Visita',
  args: { opening: 'new' },
  argTypes: { opening: { control: 'select', options: Object.keys(visitFlow.inputs) } },
  render: ({ opening }, { globals }) => (
    <FlowLab key={opening} flow={visitFlow} opening={opening} language={globals['language'] as LabelLanguage} />
  ),
} satisfies Meta<{ opening: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};

/** SM-02 QA takes a draft to its publication, refuses a save on the way, and goes back. */
export const FromDraftToPublished: Story = {
  args: { opening: 'draft' },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const lab = within(canvasElement);
    const press = async (name: RegExp | string) => userEvent.click(lab.getByRole('button', { name }));
    const now = async (state: RegExp) => expect(lab.getByRole('status')).toHaveTextContent(state);

    await step('A draft cannot go on without a date, and the lab says why', async () => {
      await press('Editar');
      await now(/Objetivo, fecha y hora/);
      const next = lab.getByRole('button', { name: 'Siguiente' });
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toHaveAccessibleDescription(/objectiveDateAndTimeAreSet/);
    });
    await step('With its date and its four axes it may be published', async () => {
      await press(/^Cambiar fecha y hora · date: 2026-11-20/);
      await press('Siguiente');
      for (const axis of [1, 2, 3, 4]) await press(new RegExp(`^Cambiar un eje · axis_id: ${axis}, actions: O`));
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
    await step('The answer publishes it for today', async () => {
      await press(/^Responder · outcome: saved/);
      await now(/Programada › Hoy/);
      await expect(lab.getByRole('button', { name: 'Iniciar visita' })).toBeEnabled();
    });
  },
};
