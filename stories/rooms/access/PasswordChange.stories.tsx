import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import { MESSAGES } from '@ruta/contracts/messages';
import { expect, screen, waitFor } from 'storybook/test';
import { securityOf } from './access.server';
import { answer, fieldsRefused, NEVER, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import type { Hand } from '../../kit/hands';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const current = () => field(/^(Contraseña actual|Current password)/);
const another = () => field(/^(Contraseña nueva|New password)/);
async function change(hand: Hand) {
  await fill(hand, await current(), 'una frase que recuerdo');
  await fill(hand, await another(), 'cuatro caballos azules');
  await fill(hand, await field(/^(Repite la contraseña nueva|Repeat the new password)/), 'cuatro caballos azules');
  await hand.click(await screen.findByRole('button', { name: /^(Cambiar contraseña|Change password)$/ }));
}
const changing = (reply: (scene: Scene) => Answer) => ({ answers: securityOf({}, (scene) => [reply(scene)]) });

const meta = {
  title: 'Pantallas/Seguridad, contraseña',
  ...onStage,
  args: { as: 'COACH', at: '/profile/security', answers: securityOf() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

export const Empty: Story = {};

/** After saving, a message appears and the fields are empty. */
export const Changed: Story = {
  args: changing(({ locale }) =>
    answer(profileCalls.changePassword, {
      data: { ended: 2 },
      message: MESSAGES['access.password-changed'][locale],
    }),
  ),
  play: async ({ userEvent }) => {
    await change(userEvent);
    await waitFor(async () => expect(await current()).toHaveValue(''));
    await expect(await screen.findByText(/^(Contraseña cambiada|Password changed)/)).toBeVisible();
  },
};
export const FieldsRefused: Story = {
  args: changing(({ locale }) =>
    answer(profileCalls.changePassword, () =>
      fieldsRefused(locale, {
        current_password: 'access.password.current',
        password: 'access.password.familiar',
        password_confirmation: 'access.password.confirmation',
      }),
    ),
  ),
  play: async ({ userEvent }) => {
    await change(userEvent);
    await waitFor(async () => expect(await current()).toHaveFocus());
    await expect(await another()).toBeInvalid();
  },
};
export const Busy: Story = {
  args: changing(() => withhold(profileCalls.changePassword, NEVER)),
  play: async ({ userEvent }) => {
    await change(userEvent);
    await expect(await screen.findByRole('progressbar', { name: /Cambiando…|Changing…/ })).toBeVisible();
  },
};

const refusedWith = (...[why]: [Parameters<typeof withhold>[1]]): Story => ({
  args: changing(() => withhold(profileCalls.changePassword, why)),
  play: async ({ userEvent }) => {
    await change(userEvent);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
  },
});
export const TooManyAttempts: Story = refusedWith('access.throttled');
/** The account uses another sign-in, so there is no password to change. */
export const SignsInElsewhere: Story = refusedWith('access.remote-account');
