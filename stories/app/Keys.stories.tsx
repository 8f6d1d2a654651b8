import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onStage, pageIsReady } from '../kit/on-stage';
import type { StageProps } from '../kit/on-stage';
import { inboxOf } from '../rooms/notifications/notifications.server';

const meta = {
  title: 'Pantallas/Teclas',
  ...onStage,
  args: { as: 'COACH', at: '/notifications', answers: (scene) => inboxOf(scene).answers },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** `?` shows the keys of the page in sight; Escape closes and the focus comes back. */
export const Shown: Story = {
  play: async (story) => {
    const { userEvent, step } = story;
    // Pressed again until it is there: the page is drawn before its keys work.
    const opens = () =>
      waitFor(async () => {
        await userEvent.keyboard('?');
        await expect(screen.getByRole('dialog', { name: /^(Teclas|Keys)$/ })).toBeVisible();
      });
    await pageIsReady(story);
    await step('?', opens);
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('?', opens);
  },
};
