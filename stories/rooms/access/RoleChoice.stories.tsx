import type { Meta, StoryObj } from '@storybook/react-vite';
import { access } from '@ruta/contracts/access/access.api';
import { sampleProfile, sampleTimezones } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import { ROLE_CODES } from '@ruta/contracts/roles';
import { expect, screen } from 'storybook/test';
import { answer, NEVER, withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';

const secondary = () => screen.findByRole('button', { name: /^(Coach secundario\(a\)|Secondary coach)$/ });

const meta = {
  title: 'Pantallas/Elegir rol',
  ...onStage,
  args: {
    as: 'COACH',
    at: '/profile',
    person: { roles: ['COACH', 'COACH_SEC'], must_choose_role: true },
    answers: () => [],
  },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** Shown once to people with several roles. */
export const Two: Story = {};
/** All roles. */
export const All: Story = { args: { person: { roles: [...ROLE_CODES], must_choose_role: true } } };

export const Busy: Story = {
  args: { answers: () => [withhold(access.chooseRole, NEVER)] },
  play: async ({ userEvent }) => {
    await userEvent.click(await secondary());
    await expect(await screen.findByRole('progressbar', { name: /Entrando…|Entering…/ })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { answers: () => [withhold(access.chooseRole, 'server.unavailable')] },
  play: async ({ userEvent }) => {
    await userEvent.click(await secondary());
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(await secondary()).toBeEnabled();
  },
};

/** After choosing, the requested page opens. */
export const Chosen: Story = {
  args: {
    answers: ({ me }) => [
      answer(access.chooseRole, { data: { ...me, role: 'COACH_SEC', must_choose_role: false } }),
      answer(profileCalls.profile, { data: sampleProfile }),
      answer(passwordCalls.timezones, { data: sampleTimezones }),
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on a role begins with it', async () => {
      (await secondary()).focus();
      await userEvent.keyboard('{Enter}');
      const title = /^(Tu perfil|Your profile)$/;
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  },
};
