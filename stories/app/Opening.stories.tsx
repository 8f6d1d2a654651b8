import type { Meta, StoryObj } from '@storybook/react-vite';
import { access } from '@ruta/contracts/access/access.api';
import { sampleProfile, sampleTimezones } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import { expect, screen } from 'storybook/test';
import { answer, NEVER, OFFLINE, refusedOnce, withhold } from '../kit/answer';
import { onStage, pageIsReady } from '../kit/on-stage';
import type { StageProps } from '../kit/on-stage';

const meta = {
  title: 'Pantallas/Al abrir',
  ...onStage,
  args: { as: 'COACH', at: '/profile', isSignedOut: true, answers: () => [withhold(access.me, NEVER)] },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** Before the session is known. */
export const Loading: Story = {
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/…$/);
  },
};

/** The session request fails; Retry repeats it and the page loads. */
export const Failed: Story = {
  args: {
    answers: ({ me }) => [
      refusedOnce(answer(access.me, { data: me }), 'server.unavailable'),
      answer(profileCalls.profile, { data: sampleProfile }),
      answer(passwordCalls.timezones, { data: sampleTimezones }),
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      const title = /^(Tu perfil|Your profile)$/;
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  },
};
export const Offline: Story = { args: { answers: () => [withhold(access.me, OFFLINE)] } };

/** A play that waits for the page ends with the page, not with the opening: axe judges what stands there then. */
export const Opened: Story = {
  args: {
    isSignedOut: false,
    answers: () => [
      answer(profileCalls.profile, { data: sampleProfile }),
      answer(passwordCalls.timezones, { data: sampleTimezones }),
    ],
  },
  play: async (story) => {
    await pageIsReady(story);
    const title = /^(Tu perfil|Your profile)$/;
    await expect(story.canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};
