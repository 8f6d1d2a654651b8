import type { Meta, StoryObj } from '@storybook/react-vite';
import { access } from '@ruta/contracts/access/access.api';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleTimezones } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import { calendarFeed } from '@ruta/contracts/sharing/calendar-feed.api';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, Refused } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

/** While the page is open, a director signs in in another tab. */
const taken = ({ me }: Scene): Answer[] => {
  let isTaken = false;
  return [
    answer(profileCalls.profile, () => {
      isTaken = true;
      return new Refused('access.other-person');
    }),
    answer(access.me, () => ({ data: isTaken ? { ...sampleDirector, role: 'DIR' as const } : me })),
    answer(passwordCalls.timezones, { data: sampleTimezones }),
    answer(calendarFeed.get, { data: { offered: false, feed: null } }),
  ];
};
const meta = {
  title: 'Pantallas/Otra persona en el navegador',
  ...onStage,
  args: { as: 'COACH', at: '/profile', answers: taken },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

const dialog = () => screen.findByRole('dialog', { name: /^(Ahora está|.* is here now)/ });

/** Who is there, whose the page is, and the two ways on. */
export const Asked: Story = {
  play: async () => {
    await waitFor(async () => expect(await dialog()).toBeVisible(), { timeout: 5000 });
  },
};
export const OnAPhone: Story = { ...Asked, globals: { viewport: { value: 'phone', isRotated: false } } };
