import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLinkToken } from '@ruta/contracts/access/account.sample';
import { MESSAGES } from '@ruta/contracts/messages';
import { calendarChanges, type CalendarChanges } from '@ruta/contracts/sharing/calendar-changes.api';
import { expect, screen } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

/** A link that opens, and the answer to stopping. */
const link =
  (facts: CalendarChanges = { is_stopped: false, events: 3 }) =>
  ({ locale }: Scene) => [
    answer(calendarChanges.facts, { data: facts }),
    answer(calendarChanges.stop, { data: null, message: MESSAGES['sharing.changes-stopped'][locale] }),
  ];
const button = () => screen.findByRole('button', { name: /^(Dejar de recibirlos|Stop getting them)$/ });
const STOPPED = /^(Ya no recibes cambios|You get no more changes)$/;

const meta = {
  title: 'Pantallas/Dejar de recibir cambios',
  ...onStage,
  args: { as: 'PROF', at: `/calendar-changes#${sampleLinkToken}`, isSignedOut: true, answers: link() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** What stops, before anything does. */
export const Asked: Story = {
  play: async (story) => {
    await pageIsReady(story);
    await expect(await button()).toBeVisible();
  },
};
/** By keyboard. */
export const Stopped: Story = {
  play: async ({ userEvent }) => {
    (await button()).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: STOPPED })).toBeVisible();
  },
};
export const StoppedBefore: Story = { args: { answers: link({ is_stopped: true, events: 0 }) } };
export const One: Story = { args: { answers: link({ is_stopped: false, events: 1 }) } };
/** Nobody has such a link any more. */
export const Unknown: Story = { args: { answers: () => [withhold(calendarChanges.facts, 'sharing.stop-unknown')] } };
export const Loading: Story = { args: { answers: () => [withhold(calendarChanges.facts, NEVER)] } };
export const Failed: Story = {
  args: { answers: (scene) => link()(scene).map((given) => refusedOnce(given, 'server.unavailable')) },
  play: async ({ userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await screen.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await button()).toBeVisible();
    });
  },
};
