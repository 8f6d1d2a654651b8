import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hands } from '../../flow-lab/lab-hands';
import { attachedTo, type AttachedArgs } from '../../flow-lab/attached/attached-story';
import { cascadeScreen } from './cascade.attached';

const meta = {
  id: 'flujos-cascade-attached',
  title: 'Flujos/Selectores en cascada, con su pantalla',
  ...attachedTo(cascadeScreen),
} satisfies Meta<AttachedArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SM-02 HIE-05 a director is chosen on the picker, and the lab follows. */
export const Choose: Story = {
  args: { opening: 'empty' },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const { lab, now } = hands(canvasElement);
    const page = within(await lab.findByRole('region', { name: 'La pantalla' }));
    await now(/Nada elegido/);
    const director = await page.findByRole('combobox', { name: 'Director(a) de coaching' });
    await waitFor(() => expect(director).toBeEnabled());
    await userEvent.click(director);
    await userEvent.click(await screen.findByRole('option', { name: /^Ana de la Torre/ }));
    await now(/Elegido en parte/);
  },
};
