import type { Meta, StoryObj } from '@storybook/react-vite';
import { access } from '@ruta/contracts/access/access.api';
import { sampleProfile, sampleSecondStep, sampleTimezones } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, fieldsRefused, NEVER, OFFLINE, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import type { Hand } from '../../kit/hands';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const codeField = () => screen.findByRole('textbox', { name: /^(Código de 6 dígitos|Code of 6 digits)$/ });
const recoveryField = () => screen.findByRole('textbox', { name: /^(Código de recuperación|Recovery code)$/ });
const goOn = async (hand: Hand) => hand.click(await screen.findByRole('button', { name: /^(Continuar|Continue)$/ }));

/** Signs in with the right password, up to the code. */
async function arrive(hand: Hand) {
  await fill(hand, await screen.findByRole('textbox', { name: /^(Correo|E-mail)$/ }), 'super@ruta.test');
  await fill(
    hand,
    await screen.findByLabelText(/^(Contraseña|Password)$/, { selector: 'input' }),
    'una frase que recuerdo',
  );
  await hand.keyboard('{Enter}');
  await codeField();
}

/** The password is right; the code gets this answer. */
const codeIs =
  (...answers: Answer[]) =>
  (): Answer[] => [answer(access.login, { data: sampleSecondStep }), ...answers];

const meta = {
  title: 'Pantallas/Iniciar sesión, segundo paso',
  ...onStage,
  args: { as: 'COACH', at: '/sign-in?next=%2Fprofile', isSignedOut: true, answers: codeIs() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** The code field replaces the password and has focus. */
export const Asked: Story = {
  play: async ({ userEvent }) => {
    await arrive(userEvent);
    await waitFor(async () => expect(await codeField()).toHaveFocus());
  },
};

/** A refusal has focus; the code can be typed again. */
const refusedWith = (...[why]: [Parameters<typeof withhold>[1]]): Story => ({
  args: { answers: codeIs(withhold(twoFactorCalls.loginCode, why)) },
  play: async ({ userEvent, step }) => {
    await arrive(userEvent);
    await step('The refusal takes the focus', async () => {
      await fill(userEvent, await codeField(), '123456');
      await goOn(userEvent);
      const alert = await screen.findByRole('alert');
      await waitFor(() => expect(alert).toHaveFocus());
      await expect(await codeField()).toHaveValue('123456');
    });
  },
});
export const WrongCode: Story = refusedWith('access.wrong-code');
export const TooManyAttempts: Story = refusedWith('access.throttled');
export const ServerDown: Story = refusedWith('server.unavailable');
export const Offline: Story = refusedWith(OFFLINE);

/** A malformed code is reported at the field. */
export const Malformed: Story = {
  args: {
    answers: ({ locale }: Scene) =>
      codeIs(answer(twoFactorCalls.loginCode, () => fieldsRefused(locale, { code: 'access.code.malformed' })))(),
  },
  play: async ({ userEvent }) => {
    await arrive(userEvent);
    await fill(userEvent, await codeField(), '12 34');
    await goOn(userEvent);
    await waitFor(async () => expect(await codeField()).toBeInvalid());
  },
};

export const Busy: Story = {
  args: { answers: codeIs(withhold(twoFactorCalls.loginCode, NEVER)) },
  play: async ({ userEvent }) => {
    await arrive(userEvent);
    await fill(userEvent, await codeField(), '123456');
    await goOn(userEvent);
    await expect(await screen.findByRole('progressbar', { name: /Comprobando…|Checking…/ })).toBeVisible();
  },
};

/** A recovery code replaces the app's code. */
export const RecoveryCode: Story = {
  play: async ({ userEvent, step }) => {
    await arrive(userEvent);
    await step('Another kind of code, an empty field', async () => {
      await fill(userEvent, await codeField(), '123');
      await userEvent.click(
        await screen.findByRole('button', { name: /Usar un código de recuperación|Use a recovery code/ }),
      );
      await waitFor(async () => expect(await recoveryField()).toHaveFocus());
      await expect(await recoveryField()).toHaveValue('');
    });
  },
};

/** The step expired or had too many attempts: e-mail and password again, with the reason. */
export const Over: Story = {
  args: { answers: codeIs(withhold(twoFactorCalls.loginCode, 'access.second-step-over')) },
  play: async ({ userEvent, step }) => {
    await arrive(userEvent);
    await step('Back at the password, which is empty', async () => {
      await fill(userEvent, await codeField(), '123456');
      await goOn(userEvent);
      await expect(await screen.findByRole('alert')).toBeVisible();
      await expect(await screen.findByRole('textbox', { name: /^(Correo|E-mail)$/ })).toHaveValue('super@ruta.test');
      await expect(screen.getByLabelText(/^(Contraseña|Password)$/, { selector: 'input' })).toHaveValue('');
    });
  },
};

/** After the right code the requested page opens. */
export const Admitted: Story = {
  args: {
    answers: ({ me }: Scene) =>
      codeIs(
        answer(twoFactorCalls.loginCode, { data: me }),
        answer(profileCalls.profile, { data: sampleProfile }),
        answer(passwordCalls.timezones, { data: sampleTimezones }),
      )(),
  },
  play: async ({ canvas, userEvent, step }) => {
    await arrive(userEvent);
    await step('Enter sends the code', async () => {
      await fill(userEvent, await codeField(), '123456');
      await userEvent.keyboard('{Enter}');
      const title = /^(Tu perfil|Your profile)$/;
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  },
};
