import type { Meta, StoryObj } from '@storybook/react-vite';
import { access } from '@ruta/contracts/access/access.api';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleProfile, sampleSecondStep, sampleTimezones } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import { calendarFeed } from '@ruta/contracts/sharing/calendar-feed.api';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, NEVER, Refused, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const passwordField = () => screen.findByLabelText(/^(Contraseña|Password)$/, { selector: 'input' });

/** The session expires during the profile request and is restored by a successful sign-in. */
const expired =
  (...more: Answer[]) =>
  ({ me }: Scene): Answer[] => {
    let isBack = false;
    return [
      answer(profileCalls.profile, () => (isBack ? { data: sampleProfile } : new Refused('access.anonymous'))),
      answer(passwordCalls.timezones, { data: sampleTimezones }),
      answer(calendarFeed.get, { data: { offered: false, feed: null } }),
      answer(access.login, () => {
        isBack = true;
        return { data: me };
      }),
      ...more,
    ];
  };

const meta = {
  title: 'Pantallas/Entrar de nuevo',
  ...onStage,
  args: { as: 'COACH', at: '/profile', answers: expired() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** Over the page whose session expired: the e-mail is fixed, the password has focus. */
export const Expired: Story = {
  play: async () => {
    await waitFor(async () => expect(await passwordField()).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: /^(Correo|E-mail)$/ })).toHaveValue(sampleCoach.user.email);
  },
};

export const WrongPassword: Story = {
  args: { answers: expired(withhold(access.login, 'access.wrong-credentials')) },
  play: async ({ userEvent }) => {
    await fill(userEvent, await passwordField(), 'otra frase');
    await userEvent.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { answers: expired(withhold(access.login, NEVER)) },
  play: async ({ userEvent }) => {
    await fill(userEvent, await passwordField(), 'una frase que recuerdo');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('progressbar', { name: /Iniciando sesión…|Signing in…/ })).toBeInTheDocument();
  },
};

/** The second step is part of this sign-in too. */
export const SecondStep: Story = {
  args: { answers: expired(answer(access.login, { data: sampleSecondStep })) },
  play: async ({ userEvent }) => {
    await fill(userEvent, await passwordField(), 'una frase que recuerdo');
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('textbox', { name: /^(Código de 6 dígitos|Code of 6 digits)$/ }),
    ).toBeVisible();
  },
};

/** After sign-in, waiting requests are repeated. */
export const Back: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The dialog goes, and the page has what it had asked for', async () => {
      await fill(userEvent, await passwordField(), 'una frase que recuerdo');
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('textbox', { name: /^(Apellidos|Surname)/ })).toHaveValue('Mendoza Reyes');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};
