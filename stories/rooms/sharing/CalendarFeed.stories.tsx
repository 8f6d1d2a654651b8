import type { Meta, StoryObj } from '@storybook/react-vite';
import { calendarFeed, type CalendarFeed } from '@ruta/contracts/sharing/calendar-feed.api';
import { expect, within } from 'storybook/test';
import { answer, withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { confirm, messageFor, textIn } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { profileOf } from '../access/access.server';

const MADE = '2026-11-10 15:30:00';

/** The profile of somebody with or without a calendar address, which stays as long as the story. */
const profileAndFeed = (first: CalendarFeed | null) => (scene: Scene) => {
  let feed = first;
  return [
    ...profileOf()(scene),
    answer(calendarFeed.get, () => ({ data: { offered: true, feed } })),
    answer(calendarFeed.create, () => {
      feed = { created_at: MADE, used_at: null };
      const url = `https://ruta.example.mx/api/calendar/${'k'.repeat(43)}`;
      return { data: { url, feed }, message: messageFor('sharing.feed-made', scene) };
    }),
    answer(calendarFeed.revoke, () => {
      feed = null;
      return { data: null, message: messageFor('sharing.feed-ended', scene) };
    }),
  ];
};

const meta = {
  title: 'Pantallas/Perfil, calendario',
  ...onStage,
  args: { as: 'COACH', at: '/profile', answers: profileAndFeed(null) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address is made and shown once, with the ways to add it. */
export const Made: Story = {
  play: async (played) => {
    const t = textIn(played);
    await played.userEvent.click(
      await played.canvas.findByRole('button', { name: t('Crear dirección', 'Make an address') }),
    );
    const title = t('Tu dirección de calendario', 'Your calendar address');
    const dialog = within(await within(document.body).findByRole('dialog', { name: title }));
    await expect(dialog.getByRole('link', { name: /Google/ })).toHaveAttribute(
      'href',
      expect.stringContaining('webcal'),
    );
    await expect(await played.canvas.findByText(t('En uso', 'In use'))).toBeInTheDocument();
  },
};
/** The address in force is ended, which is asked first. */
export const Ended: Story = {
  args: { answers: profileAndFeed({ created_at: MADE, used_at: '2026-11-20 12:00:00' }) },
  play: async (played) => {
    const t = textIn(played);
    const label = t('Desactivar', 'Turn off');
    await played.userEvent.click(await played.canvas.findByRole('button', { name: label }));
    await confirm(played, t('¿Desactivar la dirección de calendario?', 'Turn off the calendar address?'), label);
    await expect(await played.canvas.findByText(t('Sin dirección', 'No address'))).toBeVisible();
  },
};
/** It could not be read: the rest of the profile stands, and Retry asks again. */
export const Failed: Story = {
  args: { answers: (scene) => [...profileOf()(scene), withhold(calendarFeed.get, 'server.unavailable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Reintentar|Try again/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^(Nombre|Name)/ })).toBeVisible();
  },
};
