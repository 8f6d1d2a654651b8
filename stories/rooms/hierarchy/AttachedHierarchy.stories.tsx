import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hands } from '../../flow-lab/lab-hands';
import { attachedTo, type AttachedArgs } from '../../flow-lab/attached/attached-story';
import { hierarchyScreen } from './hierarchy.attached';

const meta = {
  id: 'flujos-hierarchy-attached',
  title: 'Flujos/Jerarquía, con su pantalla',
  ...attachedTo(hierarchyScreen),
} satisfies Meta<AttachedArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SM-02 HIE-04 the first people of a school are chosen on the screen; the review waits in the lab. */
export const SetUp: Story = {
  args: { opening: 'newSchool' },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const { lab, now } = hands(canvasElement);
    const page = within(await lab.findByRole('region', { name: 'La pantalla' }));
    for (const [place, person] of [
      ['Director(a) de coaching', 'Ana'],
      ['Gerente', 'Bruno'],
      ['Coordinador(a)', 'Carla'],
      ['Coach', 'Laura'],
    ] as const) {
      await waitFor(() => expect(page.getByRole('combobox', { name: place })).toBeEnabled());
      page.getByRole('combobox', { name: place }).focus();
      await userEvent.keyboard(`${person}{ArrowDown}{Enter}`);
    }
    await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
    await now(/Pidiendo la revisión/);
    const [answer] = await lab.findAllByRole('button', { name: /^Responder/ });
    if (answer) await userEvent.click(answer);
    await expect(await page.findByRole('button', { name: 'Volver a elegir' })).toBeVisible();
  },
};
